import { explanationParts } from '../explanation-parts.ts'

/**
 * Why an answer is right, as its writer set it out. A row of a table is read down and not across, each cell under what
 * heads its column: across, a phone has no room for it.
 */
export function Explanation({ children, className = '' }: { children: string; className?: string }) {
  return (
    <div className={`flex max-w-prose flex-col gap-2 wrap-anywhere ${className}`}>
      {explanationParts(children).map(part =>
        'text' in part ? (
          <p key={part.line}>{part.text}</p>
        ) : (
          <ul key={part.line} className="m-0 flex list-none flex-col gap-2 p-0">
            {part.rows.map(row => (
              <Row key={row.join('|')} heads={part.heads} row={row} />
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

function Row({ heads, row }: { heads: readonly string[]; row: readonly string[] }) {
  const [first, ...rest] = row
  return (
    <li className="rounded-sm border-2 border-line bg-surface px-3 py-2 text-ink">
      <strong>{first}</strong>
      {rest.map((cell, at) => (
        <span key={`${heads[at + 1]} ${cell}`} className="block">
          {heads[at + 1] && `${heads[at + 1]}: `}
          {cell}
        </span>
      ))}
    </li>
  )
}
