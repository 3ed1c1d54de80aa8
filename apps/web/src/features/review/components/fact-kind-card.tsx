import type { FactKindLine } from '@capivira/core/review/contract'
import { kindName } from '@capivira/core/review/kind-names'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { useState } from 'react'
import { formatCount, formatDate } from '../../../lib/format.ts'
import { useSetFactKind } from '../kind-queries.ts'

/** From here on a line lets nothing through. */
const highest = 1

/** A kind of item: how many there are, what teachers said, and the switch that takes all of it from pupils. */
export function FactKindCard({ kind }: { kind: FactKindLine }) {
  const { factKind, withdrawnAt, published, suggested, withdrawn, kept, refused, reasons } = kind
  const name = kindName(factKind)
  const change = useSetFactKind()
  const [asks, setAsks] = useState(false)
  const isOut = withdrawnAt !== null
  const judged = kept + refused
  const turn = (withdraw: boolean) =>
    change.mutate({ factKind, withdrawn: withdraw }, { onSettled: () => setAsks(false) })
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        {isOut && <Badge tone="danger">Retirado em {formatDate(withdrawnAt)}</Badge>}
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone="primary">{formatCount(published, 'publicado', 'publicados')}</Badge>
        <Badge tone="xp">{formatCount(suggested, 'sugestão', 'sugestões')}</Badge>
        <Badge>{formatCount(withdrawn, 'retirado', 'retirados')}</Badge>
      </p>
      <p>
        {judged === 0
          ? 'Nenhum professor decidiu sobre este tipo ainda.'
          : `De ${formatCount(judged, 'decisão', 'decisões')}, ${Math.round((100 * kept) / judged)}% mantidas.`}{' '}
        <Line kind={kind} />
      </p>
      {reasons.length > 0 && (
        <p className="text-ink-soft">Recusas: {reasons.map(({ reason, times }) => `${reason} ${times}`).join(' · ')}</p>
      )}
      <Button
        variant={isOut ? 'primary' : 'secondary'}
        size="sm"
        className="mt-auto self-start"
        pending={change.isPending}
        aria-label={isOut ? `Trazer de volta ${name}` : `Retirar dos alunos: ${name}`}
        onClick={() => (isOut ? turn(false) : setAsks(true))}
      >
        {isOut ? 'Trazer de volta' : 'Retirar dos alunos'}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Retirar “${name}” dos alunos?`}
        description={
          'Todos os itens deste tipo saem dos materiais, menos os que um professor manteve ou escreveu. Dá para ' +
          'trazer tudo de volta.'
        }
        confirmLabel="Retirar"
        pending={change.isPending}
        pendingLabel="Retirando..."
        onConfirm={() => turn(true)}
      />
    </Card>
  )
}

/** 87.5 is '87,5'. */
const tenths = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** From which certainty on a kind is published by itself, and what that rests on. */
function Line({ kind: { line, weighed, weighedKept, readersMarked, readersKept } }: { kind: FactKindLine }) {
  const rests = [
    weighed > 0 && `${formatCount(weighed, 'decisão', 'decisões')} desta escola, ${weighedKept} de manter`,
    readersMarked === 1 &&
      '1 item de outros textos com essa certeza, que leitores exigentes ' +
        `${readersKept === 1 ? '' : 'não '}manteriam`,
    readersMarked > 1 &&
      `${formatCount(readersMarked, 'item', 'itens')} de outros textos com essa certeza, dos quais leitores ` +
        `exigentes manteriam ${readersKept}`,
  ].filter(one => one !== false)
  const isOne = rests.length === 1 && weighed + readersMarked === 1
  return (
    <>
      {line > highest
        ? 'Nada deste tipo é publicado sozinho.'
        : `É publicado sozinho a partir de ${tenths.format(100 * line)}% de certeza.`}{' '}
      {rests.length > 0
        ? `${isOne ? 'Conta' : 'Contam'} para isso ${rests.join('; ')}. Contam também, com menos peso, itens de ` +
          'outros tipos.'
        : 'Contam para isso, com menos peso, itens de outros tipos.'}
    </>
  )
}
