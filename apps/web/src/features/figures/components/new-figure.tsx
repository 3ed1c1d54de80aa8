import type { Region } from '@capivira/core/editing/figure-rules'
import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useState } from 'react'
import { useSourcePage } from '../../materials/queries.ts'
import { labelsIn, newDraft } from '../draft.ts'
import { useLabels } from '../queries.ts'
import { text } from '../text.ts'
import { CropStep } from './crop-step.tsx'
import { DrawStep } from './draw-step.tsx'
import { PagePart } from './page-part.tsx'

export type NewFigureProps = { materialId: number; pageCount: number; onDone: () => void }

/** A new figure: its page, its part of the page, its labels. */
export function NewFigure({ materialId, pageCount, onDone }: NewFigureProps) {
  const [page, setPage] = useState(1)
  const [crop, setCrop] = useState<Region | null>(null)
  const source = useSourcePage(materialId, page, '')
  const labels = useLabels(materialId, page)
  const { data } = source
  return (
    <Card className="flex flex-col gap-4">
      {!crop && (
        <Field label={text.page}>
          <Select value={`${page}`} onChange={({ target }) => setPage(Number(target.value))}>
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
          start={newDraft}
          aspectRatio={(data.aspectRatio * crop.width) / crop.height}
          labels={labels.data && labelsIn(crop, labels.data)}
          target={content => ({ content, page, crop })}
          onDone={onDone}
        >
          <PagePart imageUrl={data.imageUrl} crop={crop} alt={`Parte da página ${page}`} />
        </DrawStep>
      ) : (
        <CropStep key={page} imageUrl={data.imageUrl} aspectRatio={data.aspectRatio} page={page} onCrop={setCrop} />
      )}
    </Card>
  )
}
