import { Head, Orange } from '@capivira/ui/mascot/head.tsx'
import './scene.css'

/** An ipê in bloom, its foot at the origin. */
function Ipe({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M-6 0 C-4 -34 -3 -52 -14 -78 L-7 -80 C-2 -68 0 -60 1 -54 C4 -66 10 -76 20 -84 L25 -79 C13 -66 8 -40 9 0 Z"
        fill="var(--trunk)"
      />
      <g fill="var(--bloom)">
        <circle cx="-34" cy="-98" r="30" />
        <circle cx="4" cy="-122" r="40" />
        <circle cx="42" cy="-100" r="32" />
        <circle cx="6" cy="-90" r="32" />
      </g>
      <g fill="var(--bloom-light)">
        <circle cx="-10" cy="-138" r="16" />
        <circle cx="-42" cy="-108" r="11" />
        <circle cx="38" cy="-112" r="14" />
      </g>
    </g>
  )
}

/** A clump of reeds, its foot at the origin. */
function Reeds({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0 0 q-3 -30 -16 -46 M4 0 q0 -36 -4 -62 M9 0 q2 -34 12 -52 M14 0 q6 -22 20 -32"
      fill="none"
      stroke="var(--leaf)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  )
}

/** A capybara up to its cheeks in the river. */
function Swimmer({ x, y, scale, orange }: { x: number; y: number; scale: number; orange?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className="scene-bob">
        <Head mood={orange ? 'asleep' : 'calm'} />
        {orange && <Orange />}
      </g>
      <path d="M-34 74 C0 62 40 84 74 76 S140 66 186 78 L186 120 L-34 120 Z" fill="var(--river)" />
      <path
        d="M-26 80 q22 -9 44 0 t44 0 t44 0 t48 0"
        fill="none"
        stroke="var(--river-light)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  )
}

/** A river bank with an ipê in bloom and a family of capybaras in the water. What matters lies in the middle half. */
export function Scene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={`scene block max-w-none ${className ?? ''}`}
    >
      <circle cx="650" cy="120" r="44" fill="var(--sun)" />
      <g fill="var(--cloud)" className="scene-drift">
        <path d="M400 116 a24 24 0 0 1 44 -16 a32 32 0 0 1 60 8 a20 20 0 0 1 6 40 h-100 a18 18 0 0 1 -10 -32z" />
        <path d="M850 90 a18 18 0 0 1 34 -12 a24 24 0 0 1 46 6 a15 15 0 0 1 4 30 h-76 a14 14 0 0 1 -8 -24z" />
        <path d="M90 120 a18 18 0 0 1 34 -12 a24 24 0 0 1 46 6 a15 15 0 0 1 4 30 h-76 a14 14 0 0 1 -8 -24z" />
      </g>
      <path
        d="M0 214 C160 140 330 150 500 196 C650 236 760 150 920 150 C1120 150 1250 236 1440 178 V360 H0 Z"
        fill="var(--far)"
      />
      <path d="M0 250 C220 196 420 216 620 246 C860 282 1100 210 1440 244 V360 H0 Z" fill="var(--near)" />
      <Ipe x={1010} y={258} scale={1.05} />
      <Ipe x={250} y={252} scale={0.8} />
      <Ipe x={1270} y={252} scale={0.7} />
      <path d="M0 284 C260 252 480 262 720 276 C980 290 1210 262 1440 276 V360 H0 Z" fill="var(--bank)" />
      <path d="M0 312 C300 284 560 292 760 300 C1040 310 1220 292 1440 304 V360 H0 Z" fill="var(--river)" />
      <g fill="none" stroke="var(--river-light)" strokeWidth="6" strokeLinecap="round">
        <path d="M120 330 q20 -8 40 0 t40 0 t40 0" />
        <path d="M1130 334 q20 -8 40 0 t40 0 t40 0" />
        <path d="M960 346 q18 -7 36 0 t36 0" />
        <path d="M420 348 q18 -7 36 0 t36 0" />
      </g>
      <Swimmer x={500} y={218} scale={1.08} orange />
      <Swimmer x={716} y={256} scale={0.72} />
      <Swimmer x={846} y={276} scale={0.56} />
      <Reeds x={420} y={326} scale={1.1} />
      <Reeds x={960} y={322} />
      <Reeds x={60} y={336} scale={1.2} />
      <Reeds x={1340} y={330} scale={1.2} />
    </svg>
  )
}
