// Act III: a place outside the world. Broken stone hangs in the air, and a ring that nobody has built turns behind it.

import type { ReactNode } from "react"

export const BeyondFar = (): ReactNode => (
  <svg className="sp-far" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice">
    <path
      className="sp-stars"
      d="M582 196h2v2h-2zM336 83h2v2h-2zM1275 465h2v2h-2zM280 11h2v2h-2zM438 230h2v2h-2zM350 306h2v2h-2zM417 562h3v2h-2zM1291 219h2v2h-2zM1424 211h2v2h-2zM621 32h2v2h-2zM859 179h2v2h-2zM550 76h2v2h-2zM627 627h3v2h-2zM16 620h3v2h-2zM1459 356h2v2h-2zM644 373h2v2h-2zM994 333h2v2h-2zM995 493h3v2h-2zM370 68h2v2h-2zM56 376h2v2h-2zM47 572h2v2h-2zM759 395h3v2h-2zM28 473h2v2h-2zM1459 195h3v2h-2zM412 131h2v2h-2zM956 362h3v2h-2zM736 547h2v2h-2zM957 120h3v2h-2zM1542 386h2v2h-2zM85 453h2v2h-2zM436 358h3v2h-2zM1260 381h2v2h-2zM706 292h3v2h-2zM1126 104h2v2h-2zM1414 334h2v2h-2zM373 90h3v2h-2zM314 326h2v2h-2zM340 59h2v2h-2zM1240 556h2v2h-2zM75 253h3v2h-2zM1226 362h2v2h-2zM943 441h2v2h-2zM124 43h2v2h-2zM694 222h2v2h-2zM1508 587h2v2h-2zM1301 433h2v2h-2zM355 454h2v2h-2zM315 70h2v2h-2zM613 154h2v2h-2zM1280 183h3v2h-2zM938 509h3v2h-2zM1504 335h2v2h-2zM571 308h2v2h-2zM836 160h2v2h-2zM782 554h2v2h-2zM1294 521h2v2h-2zM378 101h2v2h-2zM567 537h3v2h-2zM1039 379h2v2h-2zM738 611h3v2h-2zM80 323h2v2h-2zM1155 297h2v2h-2zM552 310h2v2h-2zM1340 192h3v2h-2zM33 495h3v2h-2zM523 343h3v2h-2zM570 484h2v2h-2zM1034 375h2v2h-2zM570 363h3v2h-2zM846 368h2v2h-2z"
    />
    <g className="sp-rings">
      <ellipse cx="800" cy="360" rx="430" ry="150" transform="rotate(-18 800 360)" />
      <ellipse
        cx="800"
        cy="360"
        rx="360"
        ry="116"
        transform="rotate(-18 800 360)"
        strokeDasharray="90 26 14 40"
      />
      <ellipse cx="800" cy="360" rx="300" ry="330" transform="rotate(24 800 360)" strokeDasharray="160 60" />
    </g>
    <circle cx="800" cy="360" r="92" className="sp-eclipse" />
    <path
      className="sp-shards"
      d="M115 243L143 170L185 236L168 342L136 292Z M307 415L325 364L353 411L342 487L321 448Z M490 174L514 108L550 168L535 267L508 216Z M683 357L697 329L717 353L708 398L693 380Z M1220 292L1252 198L1300 284L1280 400L1244 348Z M1393 165L1415 102L1447 159L1434 217L1409 202Z M1030 436L1046 396L1070 432L1060 479L1042 464Z M1470 424L1494 363L1530 418L1515 502L1488 466Z M881 116L896 86L919 112L910 156L892 143Z"
    />
    <path
      className="sp-monoliths"
      d="M60 900 92 520 130 480 176 530 196 900Z M420 900 438 640 470 606 498 648 512 900Z M1120 900 1140 610 1176 570 1208 622 1226 900Z M1400 900 1424 480 1470 430 1520 500 1546 900Z"
    />
  </svg>
)

/** Two leaning slabs, cut with signs, and steps that end in the air. */
export const BeyondNear = (): ReactNode => (
  <svg className="sp-hall" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">
    <path
      className="sp-slab"
      d="M0 0H150L206 120 178 420 214 700 160 900H0Z M1600 0H1440L1398 150 1430 430 1392 720 1450 900H1600Z M250 752h210v26H250Z M330 706h190v26H330Z M1110 770h230v26H1110Z M1040 722h180v26H1040Z"
    />
    <path
      className="sp-runes"
      d="M70 170h50v50H70ZM95 170v50 M64 280l32 46 32-46 M72 400h46M95 378v60 M70 520q26-34 52 0-26 34-52 0 M1490 190l30 52h-60ZM1490 300v70M1468 322h44 M1470 440h44v44h-44Z M1466 560l24 40 24-40"
    />
  </svg>
)
