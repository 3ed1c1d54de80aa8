import { fur } from './palette.ts'

export type Mood = 'calm' | 'happy' | 'asleep' | 'down' | 'up'

/** The eye by mood, drawn around its own centre. */
const eyes: Record<Mood, React.ReactNode> = {
  calm: <OpenEye />,
  down: <OpenEye lookX={2} lookY={2.5} lid />,
  up: <OpenEye lookX={2.5} lookY={-2.5} />,
  happy: <path d="M-10 3 Q0 -11 10 3" fill="none" stroke={fur.eye} strokeWidth="5" strokeLinecap="round" />,
  asleep: <path d="M-10 -1 Q0 8 10 -1" fill="none" stroke={fur.eye} strokeWidth="4.5" strokeLinecap="round" />,
}

function OpenEye({ lookX = 0, lookY = 0, lid = false }: { lookX?: number; lookY?: number; lid?: boolean }) {
  return (
    <>
      <ellipse rx="8" ry="9" fill={fur.eye} />
      <circle cx={2.6 + lookX} cy={-3 + lookY} r="2.9" fill="#fff" />
      <circle cx={-2.4 + lookX} cy={3.4 + lookY} r="1.3" fill="#fff" opacity=".7" />
      {lid && <path d="M-11 -3 Q0 -13 11 -3 L11 -11 L-11 -11 Z" fill={fur.main} />}
    </>
  )
}

/**
 * The head in profile, facing right, about 150 × 100 around (70, 50): small ears far back, a long square muzzle with
 * the nose high: what makes it a capybara and not a bear.
 */
export function Head({ mood = 'calm', smile = 'closed' }: { mood?: Mood; smile?: 'closed' | 'open' | 'none' }) {
  return (
    <g>
      <path d="M36 12 C30 -3 42 -12 51 -4 C56 2 53 12 49 16 Z" fill={fur.deep} />
      <path
        d={
          'M4 56 C-1 30 14 11 44 9 C76 6 102 12 124 17 C141 21 148 32 148 46 L148 68 C148 85 137 93 121 95 C90 99 ' +
          '56 106 32 98 C16 92 7 76 4 56 Z'
        }
        fill={fur.main}
      />
      <path
        d={
          'M106 13.300 C112 14.400 118 15.600 124 17 C141 21 148 32 148 46 L148 68 C148 85 137 93 121 95 C115 ' +
          '95.800 109 96.600 103 97.400 C92 78 94 36 106 13.300 Z'
        }
        fill={fur.deep}
      />
      <path d="M130 27 q10 1.500 10.500 10.500 q-10.500 1 -10.500 -10.500z" fill={fur.eye} />
      {smile === 'open' && (
        <path d="M104 66 Q124 74 144 64 C144 80 132 86 122 84 C112 82 106 76 104 66 Z" fill={fur.line} />
      )}
      {smile === 'open' && <path d="M112 77 Q122 72 133 79 Q127 85 121 84 Q115 82.500 112 77 Z" fill={fur.blush} />}
      {smile === 'closed' && (
        <path d="M145 64 C136 71 118 74 107 66" fill="none" stroke={fur.line} strokeWidth="4" strokeLinecap="round" />
      )}
      {smile === 'none' && (
        <path d="M145 67 C136 69 124 70 116 68" fill="none" stroke={fur.line} strokeWidth="4" strokeLinecap="round" />
      )}
      <path d="M11 28 C2 10 13 -3 26 4 C35 10 35 24 28 33 Z" fill={fur.deep} />
      <path d="M16 25 C12 14 18 8 24.500 12 C28.500 16 27.500 22 24 27 Z" fill={fur.ear} />
      <g transform="translate(68 40)">{eyes[mood]}</g>
      <ellipse cx="60" cy="68" rx="13" ry="8" fill={fur.blush} opacity=".42" />
    </g>
  )
}

/** The graduation cap, set on the head of the same coordinates. */
export function Cap() {
  return (
    <g transform="rotate(4 60 4)">
      <path d="M36 2 L88 2 L86 17 C70 24 52 24 38 17 Z" fill="#154a98" />
      <path d="M10 -2 L62 -22 L112 -2 L62 16 Z" fill="#1d5fbf" />
      <path d="M62 -3 L20 1 L19 24" fill="none" stroke="#ffc83d" strokeWidth="3.500" strokeLinejoin="round" />
      <path d="M14 22 h10 l2 14 h-14 z" fill="#ffc83d" />
      <circle cx="62" cy="-3" r="3.500" fill="#ffc83d" />
    </g>
  )
}

/** An orange, worn on the head as capybaras like best. */
export function Orange() {
  return (
    <g>
      <circle cx="62" cy="-8" r="18" fill="#ff9f43" />
      <path d="M50 -18 q6 -6 14 -6" fill="none" stroke="#ffc98f" strokeWidth="4" strokeLinecap="round" />
      <path d="M62 -25 C66 -36 78 -37 82 -31 C78 -24 70 -22 62 -25 Z" fill="#2f9e5b" />
      <path d="M62 -26 v-6" stroke={fur.paw} strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}
