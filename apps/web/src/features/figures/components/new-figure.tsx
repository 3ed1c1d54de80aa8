import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useDraft } from '../../drafts/use-draft.ts'
import { useSourcePage } from '../../materials/queries.ts'
import { begunBefore, labelsIn, newlyBegun } from '../draft.ts'
import { figureFormName, useLabels } from '../queries.ts'
import { text } from '../text.ts'
import { CropStep } from './crop-step.tsx'
import { DrawStep } from './draw-step.tsx'
import { PagePart } from './page-part.tsx'

export type NewFigureProps = { materialId: number; pageCount: number; onDone: () => void }

/** A new figure: its page, its part of the page, its labels. What was drawn stays until it is saved or given up. */
export function NewFigure({ materialId, pageCount, onDone }: NewFigureProps) {
  const begun = useDraft(figureFormName(materialId), newlyBegun, begunBefore)
  const { page, crop } = begun.value
  const source = useSourcePage(materialId, page, '')
  const labels = useLabels(materialId, page)
  const { data } = source
  return (
    <Card className="flex flex-col gap-4">
      <RecoveredNotice draft={begun} />
      {!crop && (
        <Field label={text.page}>
          <Select
            value={`${page}`}
            onChange={({ target }) => begun.change({ ...newlyBegun, page: Number(target.value) })}
          >
            {Array.from({ length: pageCount }, (_, place) => place + 1).map(number => (
              <option key={number} value={number}>
                Página {number}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {source.isError && !data ? (
        <ErrorState level={3} onRetry={() => source.refetch()} retrying={source.isFetching} />
      ) : !data ? (
        <Skeleton className="aspect-[3/4] w-full" />
      ) : crop ? (
        <DrawStep
          materialId={materialId}
          figureId={null}
          begun={begun}
          aspectRatio={(data.aspectRatio * crop.width) / crop.height}
          labels={labels.data && labelsIn(crop, labels.data)}
          target={content => ({ content, page, crop })}
          onDone={onDone}
        >
          <PagePart imageUrl={data.imageUrl} crop={crop} alt={`Parte da página ${page}`} />
        </DrawStep>
      ) : (
        <CropStep
          key={page}
          imageUrl={data.imageUrl}
          aspectRatio={data.aspectRatio}
          page={page}
          onCrop={part => begun.change(current => ({ ...current, crop: part }))}
        />
      )}
    </Card>
  )
}
