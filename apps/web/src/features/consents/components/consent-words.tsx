import { consentTextOf } from '@capivira/core/consents/text'

/** The text that a guardian agrees to, or agreed to: as it is kept by its version, today's without one. */
export function ConsentWords({ version = null }: { version?: string | null }) {
  const { opening, sections } = consentTextOf(version)
  return (
    <div className="flex flex-col gap-4">
      <p>{opening}</p>
      {sections.map(({ title, points }) => (
        <section key={title}>
          <h2 className="text-lg">{title}</h2>
          <ul className="m-0 mt-1 flex list-disc flex-col gap-1.5 pl-5">
            {points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
