import { memo } from 'react'

/** Outline and ground of the capsules, one pair after another. */
const looks = [
  'stroke-primary [--ground:var(--soft-primary)]',
  'stroke-info [--ground:var(--soft-info)]',
  'stroke-special [--ground:var(--soft-special)]',
  'stroke-xp-edge [--ground:var(--soft-xp)]',
  'stroke-danger [--ground:var(--soft-danger)]',
] as const

export type LinesProps = {
  size: number
  found: readonly (readonly number[])[]
  /** The line being drawn. */
  drawn: readonly number[]
}

/** What lies under the letters: a capsule around each word found, and the line being drawn. */
export function Lines({ size, found, drawn }: LinesProps) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="absolute inset-0 size-full">
      {found.map((cells, index) => (
        <Capsule key={cells.join(' ')} cells={cells} size={size} look={looks[index % looks.length] ?? looks[0]} />
      ))}
      {drawn.length > 0 && <Capsule cells={drawn} size={size} look="stroke-xp [--ground:var(--soft-xp)]" thick />}
    </svg>
  )
}

/** Drawn once: the cells of a word are always the same list. */
const Capsule = memo(function Capsule({
  cells,
  size,
  look,
  thick = false,
}: {
  cells: readonly number[]
  size: number
  look: string
  thick?: boolean
}) {
  const first = cells[0] ?? 0
  const last = cells.at(-1) ?? first
  const ends = {
    x1: (first % size) + 0.5,
    y1: Math.floor(first / size) + 0.5,
    x2: (last % size) + 0.5,
    y2: Math.floor(last / size) + 0.5,
    strokeLinecap: 'round',
  } as const
  return (
    <g className={look}>
      <line {...ends} strokeWidth={thick ? 1.08 : 0.92} />
      <line {...ends} strokeWidth={0.78} style={{ stroke: 'var(--ground)' }} />
    </g>
  )
})
