import type { ReactNode } from 'react'
import { Cap, Head, type Mood, Orange } from './head.tsx'
import { fur } from './palette.ts'

type Wear = { cap: boolean }

/** Where the head of a sitting capybara sits in the 240 × 240 drawing. */
function SittingHead({
  cap,
  mood,
  smile,
  tilt = 0,
}: Wear & { mood?: Mood; smile?: 'closed' | 'open' | 'none'; tilt?: number }) {
  return (
    <g transform={`translate(58 38) rotate(${tilt} 60 80)`}>
      <Head mood={mood} smile={smile} />
      {cap && <Cap />}
    </g>
  )
}

/** The barrel of a sitting body with its hind leg; `children` are what lies between the body and the head. */
function SittingBody({ children }: { children?: ReactNode }) {
  return (
    <>
      <ellipse cx="118" cy="229" rx="88" ry="8" opacity=".14" />
      <path
        d="M82 100 C46 112 24 152 24 190 C24 216 44 229 76 229 L166 229 C180 204 178 152 158 116 Z"
        fill={fur.shade}
      />
      <path d="M160 122 C178 154 178 204 166 229 L130 229 C142 196 142 156 136 130 Z" fill={fur.light} />
      <path
        d="M38 198 C38 168 66 154 90 166 C112 178 116 208 100 229 L72 229 C50 229 38 218 38 198 Z"
        fill={fur.main}
      />
      <path
        d="M70 229 C70 220 78 215 90 215 L110 215 C118 215 122 219 122 224 C122 227 120 229 116 229 Z"
        fill={fur.paw}
      />
      {children}
    </>
  )
}

/** The near front leg, standing. */
function StandingLeg() {
  return (
    <>
      <path d="M122 136 C116 164 124 192 128 218 L154 218 C158 190 164 162 154 138 Z" fill={fur.main} />
      <path
        d="M124 229 C122 219 128 215 138 215 L154 215 C162 215 167 219 167 224 C167 227 165 229 161 229 Z"
        fill={fur.paw}
      />
    </>
  )
}

/** An arm: from a shoulder at the origin, 62 long to the right, with its paw. */
function Arm({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-6 -17 C16 -18 40 -14 52 -11 C62 -9 62 9 52 11 C38 15 16 18 -6 17 C-16 12 -16 -12 -6 -17 Z"
        fill={fur.main}
      />
      <path d="M46 -12 C60 -14 70 -8 70 0 C70 8 60 14 46 12 C42 6 42 -6 46 -12 Z" fill={fur.paw} />
    </g>
  )
}

function Waving({ cap }: Wear) {
  return (
    <>
      <SittingBody>
        <StandingLeg />
      </SittingBody>
      <SittingHead cap={cap} mood="calm" tilt={-5} />
      <Arm x={146} y={174} turn={-27} />
      <path
        d="M212 116 q14 4 18 18 M226 158 q4 -5 5 -11"
        fill="none"
        stroke="#ff9f43"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}

function Reading({ cap }: Wear) {
  return (
    <>
      <SittingBody />
      <SittingHead cap={cap} mood="down" tilt={6} />
      <path d="M120 176 L164 164 L164 218 L120 229 Z" fill="#154a98" />
      <path d="M208 176 L164 164 L164 218 L208 229 Z" fill="#1d5fbf" />
      <path d="M124 172 C138 160 154 160 164 166 L164 214 C152 208 138 209 124 222 Z" fill="#fffbf5" />
      <path d="M204 172 C190 160 174 160 164 166 L164 214 C176 208 190 209 204 222 Z" fill="#f0e6d6" />
      <path
        d="M133 180 q12 -7 23 -4 M133 192 q12 -7 23 -4 M133 204 q12 -7 23 -4 M172 176 q11 -3 23 4 M172 188 q11 -3 23 4"
        fill="none"
        stroke="#7c8798"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Arm x={112} y={164} turn={38} />
    </>
  )
}

const confetti = [
  [24, 66, '#ffc83d', 20],
  [52, 24, '#1d5fbf', 60],
  [12, 128, '#ff7a6b', 10],
  [206, 30, '#157347', 35],
  [228, 78, '#7a3fb8', 75],
  [224, 150, '#ffc83d', 15],
  [150, 14, '#ff7a6b', 50],
  [98, 12, '#157347', 0],
] as const

function Celebrating({ cap }: Wear) {
  return (
    <>
      {confetti.map(([x, y, color, turn]) => (
        <rect
          key={`${x}-${y}`}
          x={x - 6}
          y={y - 4}
          width="12"
          height="8"
          rx="2"
          fill={color}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <Arm x={62} y={140} turn={-138} />
      <SittingBody />
      <Arm x={150} y={166} turn={-34} />
      <SittingHead cap={cap} mood="happy" smile="open" tilt={-8} />
    </>
  )
}

function Sleeping({ cap }: Wear) {
  return (
    <>
      <ellipse cx="120" cy="219" rx="112" ry="8" opacity=".14" />
      <path
        d={
          'M14 176 C14 138 48 118 96 120 C150 120 186 146 190 190 C192 212 182 220 162 220 L52 220 C26 220 14 204 ' +
          '14 176 Z'
        }
        fill={fur.shade}
      />
      <path d="M28 190 C28 164 56 154 78 168 C96 180 98 206 86 220 L52 220 C36 220 28 208 28 190 Z" fill={fur.main} />
      <path
        d="M48 220 C48 212 56 208 66 208 L92 208 C100 208 103 212 103 216 C103 219 101 220 98 220 Z"
        fill={fur.paw}
      />
      <path
        d="M118 220 C118 212 126 208 136 208 L170 208 C178 208 181 212 181 216 C181 219 179 220 176 220 Z"
        fill={fur.paw}
      />
      <g transform="translate(86 118) rotate(3 60 80)">
        <Head mood="asleep" smile="closed" />
        {cap ? <Cap /> : <Orange />}
      </g>
      <g fill="none" stroke="#7fb4ff" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M198 98 h14 l-14 16 h14" />
        <path d="M214 62 h17 l-17 20 h17" />
      </g>
    </>
  )
}

function Thinking({ cap }: Wear) {
  return (
    <>
      <SittingBody>
        <StandingLeg />
      </SittingBody>
      <SittingHead cap={cap} mood="up" smile="none" tilt={-4} />
      <Arm x={146} y={176} turn={-62} />
      <path
        d="M206 22 C206 8 230 6 231 22 C232 32 219 33 219 45"
        fill="none"
        stroke="#ff9f43"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="219" cy="59" r="5" fill="#ff9f43" />
    </>
  )
}

/** What the capybara can be doing. */
export const poses = {
  waving: Waving,
  reading: Reading,
  celebrating: Celebrating,
  sleeping: Sleeping,
  thinking: Thinking,
} as const
