import { problemReasons, type ReportedItem } from '@capivira/core/problems/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Check } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { formatDate } from '../../../lib/format.ts'
import { messageOf } from '../../../lib/http.ts'
import { useResolveProblems } from '../queries.ts'

/** What pupils said about an item, with the button that ticks it off. */
export function Reports({ reported, name }: { reported: ReportedItem; name: string }) {
  const resolve = useResolveProblems()
  const { kind, itemId, reports } = reported
  return (
    <div className="flex flex-col gap-3 rounded-md bg-soft-danger p-4 text-danger-ink">
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {reports.map(({ id, reason, comment, createdAt }) => (
          <li key={id}>
            <p>
              <strong>{problemReasons[reason]}</strong> <span className="text-sm">· {formatDate(createdAt)}</span>
            </p>
            {comment && <p className="break-words">“{comment}”</p>}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="secondary"
        className="self-start"
        icon={<Check aria-hidden="true" className="size-5" />}
        aria-label={`Marcar como resolvido: ${name}`}
        pending={resolve.isPending}
        onClick={() =>
          resolve.mutate(
            { kind, id: itemId },
            {
              onSuccess: ({ message }) => toast({ title: message }),
              onError: error =>
                toast({
                  title: 'Erro',
                  description: messageOf(error, 'Não foi possível marcar como resolvido'),
                  variant: 'destructive',
                }),
            },
          )
        }
      >
        Marcar como resolvido
      </Button>
    </div>
  )
}
