import { Card } from '@capivira/ui/card.tsx'
import { TriangleAlert } from '@capivira/ui/icons'

/** What is not safe about how this installation runs; nothing where all is well. */
export function InstallationWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Card tone="xp" role="region" aria-labelledby="installation-warnings" className="flex flex-col gap-2 text-xp-ink">
      <h2 id="installation-warnings" className="flex items-center gap-2 text-lg">
        <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
        {warnings.length === 1 ? 'Um aviso sobre a instalação' : 'Avisos sobre a instalação'}
      </h2>
      <ul className="m-0 flex list-disc flex-col gap-2 pl-6 break-words">
        {warnings.map(warning => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <p className="text-sm">
        Mostre a quem cuida do servidor. O aviso some quando o servidor reinicia com isso resolvido.
      </p>
    </Card>
  )
}
