import type { Figure } from '@capivira/core/editing/figure-contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { DeleteButton } from '@capivira/ui/delete-button.tsx'
import { Download } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { messageOf } from '../../../lib/http.ts'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useDraft, useDraftOpen } from '../../drafts/use-draft.ts'
import { begunBefore, redrawn } from '../draft.ts'
import { redrawFormName, useDeleteFigure } from '../queries.ts'
import { text } from '../text.ts'
import { DrawStep } from './draw-step.tsx'
import { FigurePicture } from './figure-picture.tsx'

/** A figure of a material with its cards: to look at, draw anew, print and delete. */
export function FigureCard({ figure }: { figure: Figure }) {
  const [drawing, setDrawing] = useDraftOpen(redrawFormName(figure.id))
  const remove = useDeleteFigure()
  const { id, title, imageUrl, width, height, page, parts } = figure
  if (drawing) return <Redraw figure={figure} onDone={() => setDrawing(false)} />
  const covers = parts.flatMap(({ boxes }, place) =>
    boxes.map(region => ({ region, kind: 'other' as const, words: `${place + 1}` })),
  )
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl break-words">{title}</h2>
          <p className="text-sm text-ink-soft">
            Página {page} · {parts.length} {parts.length === 1 ? 'card' : 'cards'}
          </p>
        </div>
        <DeleteButton
          name={title}
          title={text.remove}
          question={text.removeQuestion(title)}
          pending={remove.isPending}
          onDelete={over =>
            remove.mutate(id, {
              onSuccess: () => toast({ title: text.removed }),
              onError: error =>
                toast({ title: 'Erro', description: messageOf(error, text.removeFailed), variant: 'destructive' }),
              onSettled: over,
            })
          }
        />
      </div>
      <FigurePicture {...{ title, imageUrl, width, height, covers }} />
      <CardNames parts={parts} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="sm" variant="secondary" onClick={() => setDrawing(true)}>
          {text.edit}
        </Button>
        {[
          { label: text.sheet, query: '', file: `${title}.png` },
          { label: text.answers, query: '?answers=true', file: `${title} (respostas).png` },
        ].map(({ label, query, file }) => (
          <a
            key={label}
            href={`/api/figures/${id}/sheet${query}`}
            download={file}
            className="inline-flex min-h-12 items-center gap-2 font-bold text-info underline"
          >
            <Download aria-hidden="true" className="size-5" />
            {label}
          </a>
        ))}
      </div>
    </Card>
  )
}

/** The figure on the drawing board; what is changed stays until it is saved or given up. */
function Redraw({ figure, onDone }: { figure: Figure; onDone: () => void }) {
  const { id, title, materialId, imageUrl, width, height } = figure
  const begun = useDraft(redrawFormName(id), redrawn(figure), begunBefore)
  const { revision = figure.revision } = begun.value
  return (
    <Card className="flex flex-col gap-4">
      <RecoveredNotice draft={begun} />
      <DrawStep
        key={`${begun.recovered}`}
        materialId={materialId}
        figureId={id}
        begun={begun}
        aspectRatio={width / height}
        target={content => ({ content, id, revision })}
        onDone={onDone}
      >
        <img
          src={imageUrl}
          alt={`Figura: ${title}`}
          draggable={false}
          className="pointer-events-none block size-full"
        />
      </DrawStep>
    </Card>
  )
}

/** What each card of the figure asks for. */
function CardNames({ parts }: { parts: Figure['parts'] }) {
  return (
    <ol className="m-0 flex list-decimal flex-col gap-1 pl-8">
      {parts.map(({ cardId, label, state }) => (
        <li key={cardId}>
          {label}
          {state === 'hidden' && <span className="text-sm text-ink-soft"> (oculto)</span>}
        </li>
      ))}
    </ol>
  )
}
