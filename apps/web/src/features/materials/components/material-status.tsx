import type { Material } from '@capivira/core/materials/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { CircleAlert, CircleCheck, LoaderCircle } from '@capivira/ui/icons'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'

export type StatusBadgeProps = {
  material: Pick<Material, 'status' | 'isProcessed' | 'progress'>
  /** Whether it was processed and nothing came of it. */
  empty?: boolean
  /** What a material that is ready is called; the specification has another word for it in the teacher's own list. */
  ready?: 'Processado' | 'Concluído'
}

/** Where a material stands, in one pill. */
export function StatusBadge({ material, empty = false, ready = 'Processado' }: StatusBadgeProps) {
  if (material.status === 'failed') {
    return (
      <Badge tone="danger" icon={<CircleAlert aria-hidden="true" className="size-4" />}>
        Não processado
      </Badge>
    )
  }
  if (empty) {
    return (
      <Badge tone="xp" icon={<CircleAlert aria-hidden="true" className="size-4" />}>
        Sem itens
      </Badge>
    )
  }
  if (material.isProcessed && material.status === 'processed') {
    return (
      <Badge tone="primary" icon={<CircleCheck aria-hidden="true" className="size-4" />}>
        {ready}
      </Badge>
    )
  }
  return (
    <Badge tone="info" icon={<LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}>
      {material.status === 'queued' ? 'Pendente' : 'Processando'}
    </Badge>
  )
}

/** How far the processing of a material is and what it is doing; nothing once it has ended. */
export function ProcessingBar({ material }: { material: Material }) {
  if (material.status === 'processed' || material.status === 'failed') return null
  const step = material.step ?? 'Na fila para processar'
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex justify-between gap-3 text-sm">
        <span aria-live="polite">{step}</span>
        <strong>{material.progress}%</strong>
      </p>
      <ProgressBar
        label={`Processamento de ${material.title}`}
        value={material.progress}
        valueText={`${material.progress}%: ${step}`}
      />
      <FirstCards cards={material.firstCards ?? []} />
    </div>
  )
}

/** Cards of the first section, to look at while the rest is written. */
function FirstCards({ cards }: { cards: NonNullable<Material['firstCards']> }) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p aria-live="polite" className={cards.length > 0 ? 'pt-2' : undefined}>
        {cards.length > 0 &&
          'Os primeiros cards já estão escritos; os outros vêm em seguida, e alguns ainda podem mudar:'}
      </p>
      {cards.length > 0 && (
        <dl className="flex flex-col gap-2">
          {cards.map(({ question, answer }) => (
            <div key={question} className="rounded-lg border border-line p-3">
              <dt className="font-semibold break-words">{question}</dt>
              <dd className="break-words">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
