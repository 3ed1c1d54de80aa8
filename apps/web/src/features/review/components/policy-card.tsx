import { type LineTold, lineSentence } from '@capivira/core/review/line'
import type { PublicationPolicy } from '@capivira/core/review/states'
import { Button } from '@capivira/ui/button.tsx'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { useSetPolicy } from '../queries.ts'
import { policies, text } from '../text.ts'

/** When new items of this material go to pupils, and whether that holds for all materials of its teacher. */
export function PolicyCard({
  materialId,
  policy,
  line,
}: {
  materialId: number
  policy: PublicationPolicy
  line: LineTold
}) {
  const [chosen, setChosen] = useState<PublicationPolicy | null>(null)
  const [always, setAlways] = useState(false)
  const change = useSetPolicy(materialId)
  const now = chosen ?? policy
  function save() {
    change.mutate(
      { policy: now, always },
      {
        onSuccess: ({ message }) => toast({ title: message }),
        onError: error => toast({ title: 'Erro', description: messageOf(error, text.again), variant: 'destructive' }),
      },
    )
  }
  return (
    <details className="rounded-md border-2 border-line bg-surface px-4 py-2">
      <summary className="min-h-11 content-center font-extrabold">
        Quando os itens novos vão para os alunos: {policies.find(one => one.policy === policy)?.label.toLowerCase()}
      </summary>
      <p className="text-sm text-ink-soft">{lineSentence(line)}</p>
      <fieldset className="m-0 flex flex-col gap-2 border-0 p-0 pb-3">
        <legend className="sr-only">Quando os itens novos vão para os alunos</legend>
        {policies.map(one => (
          <label key={one.policy} className="flex min-h-11 items-start gap-3 py-1">
            <input
              type="radio"
              name="policy"
              className="mt-1 size-5 accent-primary"
              checked={now === one.policy}
              onChange={() => setChosen(one.policy)}
            />
            <span>
              <span className="font-extrabold">{one.label}</span>
              <span className="block text-ink-soft">{one.means}</span>
            </span>
          </label>
        ))}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            checked={always}
            onChange={event => setAlways(event.target.checked)}
          />
          Em todos os meus materiais que não dizem outra coisa
        </label>
        <Button size="sm" className="self-start" pending={change.isPending} onClick={save}>
          Salvar
        </Button>
      </fieldset>
    </details>
  )
}
