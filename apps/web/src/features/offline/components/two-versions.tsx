import { textsOf } from '../versions.ts'

/** Two versions of the same thing, one beside the other, or below it on a phone. */
export function TwoVersions({ mine, theirs }: { mine: unknown; theirs: unknown }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Version heading="A sua" version={mine} />
      <Version heading="A que está salva" version={theirs} />
    </div>
  )
}

function Version({ heading, version }: { heading: string; version: unknown }) {
  return (
    <section aria-label={heading} className="flex min-w-0 flex-col gap-2 rounded-md border-2 border-line p-4">
      <h3 className="text-lg">{heading}</h3>
      <dl className="m-0 flex flex-col gap-2">
        {textsOf(version).map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm font-bold text-ink-soft">{label}</dt>
            <dd className="m-0 whitespace-pre-line break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
