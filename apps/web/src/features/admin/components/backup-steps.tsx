import type { getBackup } from '@capivira/core/admin/system-contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { Card } from '@capivira/ui/card.tsx'

/** A command to be copied. */
function Command({ children }: { children: string }) {
  return (
    <pre className="rounded-sm border-2 border-line bg-page p-3 text-sm leading-relaxed break-all whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  )
}

/** The commands that fit this installation. docs/operations.md says the same at length. */
export function BackupSteps({ database, place, dataFolder }: ReplyOf<typeof getBackup>) {
  return (
    <Card>
      {`${database} ${place} ${dataFolder}`}
      <Command>x</Command>
    </Card>
  )
}
