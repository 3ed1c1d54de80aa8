import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Plus } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useParams } from 'wouter'
import { useDraftOpen } from '../features/drafts/use-draft.ts'
import { WorkshopFrame } from '../features/editing/components/workshop-frame.tsx'
import { useItems } from '../features/editing/queries.ts'
import { FigureCard } from '../features/figures/components/figure-card.tsx'
import { NewFigure } from '../features/figures/components/new-figure.tsx'
import { figureFormName, useFigures } from '../features/figures/queries.ts'
import { text } from '../features/figures/text.ts'
import { useMaterial } from '../features/materials/queries.ts'

/** /figures/:materialId — figures of a material whose labels a teacher covers, a card for each. */
export default function Figures() {
  const { materialId = '' } = useParams()
  const id = Number(materialId)
  const material = useMaterial(id)
  const items = useItems(id)
  const figures = useFigures(id)
  const [adding, setAdding] = useDraftOpen(figureFormName(id))
  const pageCount = material.data?.sourceKind === 'pdf' ? (material.data.pageCount ?? 0) : 0

  return (
    <WorkshopFrame materialId={id} material={material.data} items={items.data} screen={text.tab}>
      {figures.isError && !figures.data ? (
        <ErrorState onRetry={() => figures.refetch()} retrying={figures.isFetching} />
      ) : figures.isPending || material.isPending ? (
        <Skeleton className="h-80" />
      ) : pageCount === 0 ? (
        <EmptyState title={text.noPages} description={text.noPagesHint} illustration={<Capybara pose="sleeping" />} />
      ) : (
        <div className="flex flex-col gap-4">
          <p>{text.intro}</p>
          {adding ? (
            <NewFigure materialId={id} pageCount={pageCount} onDone={() => setAdding(false)} />
          ) : (
            <div>
              <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setAdding(true)}>
                {text.add}
              </Button>
            </div>
          )}
          {figures.data.length === 0 && !adding && (
            <EmptyState title={text.empty} description={text.emptyHint} illustration={<Capybara pose="thinking" />} />
          )}
          <ul className="m-0 grid list-none items-start gap-4 p-0 lg:grid-cols-2">
            {figures.data.map(figure => (
              <li key={figure.id} className="min-w-0">
                <FigureCard figure={figure} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </WorkshopFrame>
  )
}
