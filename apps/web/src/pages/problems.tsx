import type { Item } from '@capivira/core/editing/contract'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { ReportedDrawings } from '../features/drawings/components/reported-drawings.tsx'
import { ItemPanel, nameAt } from '../features/editing/components/item-panel.tsx'
import { PassagePanel } from '../features/editing/components/passage-panel.tsx'
import { RemovedNotice } from '../features/editing/components/removed-notice.tsx'
import { WorkshopFrame } from '../features/editing/components/workshop-frame.tsx'
import { useItems } from '../features/editing/queries.ts'
import { useMaterial } from '../features/materials/queries.ts'
import { Reports } from '../features/problems/components/reports.tsx'
import { useProblems } from '../features/problems/queries.ts'
import { isNotFound } from '../lib/http.ts'
import { useSteadyOrder } from '../lib/use-steady-order.ts'
import { useWideScreen } from '../lib/use-wide-screen.ts'

/** /problems/:materialId — what pupils reported about the items of a material, to be resolved. */
export default function Problems() {
  const { materialId = '' } = useParams()
  const id = Number(materialId)
  const material = useMaterial(id)
  const items = useItems(id)
  const problems = useProblems(id)
  const isWide = useWideScreen()
  const [removed, setRemoved] = useState<Item | null>(null)
  const [turnedTo, setTurnedTo] = useState<string | null>(null)

  const found = (problems.data ?? []).flatMap(reported => {
    const ofKind = items.data?.filter(({ kind }) => kind === reported.kind) ?? []
    const place = ofKind.findIndex(item => item.id === reported.itemId)
    const item = ofKind[place]
    return item ? [{ reported, item, key: `${item.kind} ${item.id}`, name: nameAt(item, place) }] : []
  })
  // Of an item that came to the material since its items were read.
  const isIncomplete = items.data !== undefined && found.length < (problems.data?.length ?? 0)
  const { refetch } = items
  useEffect(() => {
    if (isIncomplete) refetch()
  }, [isIncomplete, refetch])
  const list = useSteadyOrder(found)
  const atHand = (list.find(({ key }) => key === turnedTo) ?? list[0])?.item
  const error = problems.error ?? items.error
  const passage =
    atHand && atHand.sourcePage !== null ? { page: atHand.sourcePage, quote: atHand.sourceQuote ?? '' } : null

  return (
    <WorkshopFrame
      materialId={id}
      material={material.data}
      items={items.data}
      problemsCount={problems.data?.length}
      screen="Problemas"
    >
      {error && !isNotFound(error) && !(problems.data && items.data) ? (
        <ErrorState
          onRetry={() => Promise.all([problems.refetch(), items.refetch()])}
          retrying={problems.isFetching || items.isFetching}
        />
      ) : problems.isPending || items.isPending ? (
        <Skeleton className="h-80" />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <section aria-labelledby="reported" className="flex min-w-0 flex-col gap-4">
            <h2 id="reported" className="text-xl">
              Problemas relatados
            </h2>
            <ReportedDrawings />
            {removed && <RemovedNotice key={removed.id} item={removed} onBack={() => setRemoved(null)} />}
            {list.length === 0 ? (
              <EmptyState
                level={3}
                title="Nenhum problema relatado"
                description={
                  'Quando um aluno avisar que algo está errado em um card ou em uma ' + 'questão, o aviso aparece aqui.'
                }
                illustration={<Capybara pose="celebrating" />}
              />
            ) : (
              <ol className="m-0 flex list-none flex-col gap-4 p-0">
                {list.map(({ reported, item, key, name }) => (
                  <li key={key}>
                    <p className="mb-1 px-1 text-sm font-extrabold text-ink-soft">{name}</p>
                    <ItemPanel item={item} name={name} onTurnTo={() => setTurnedTo(key)} onRemoved={setRemoved}>
                      <Reports reported={reported} name={name} />
                    </ItemPanel>
                  </li>
                ))}
              </ol>
            )}
          </section>
          {isWide && atHand && <PassagePanel materialId={id} passage={passage} />}
        </div>
      )}
    </WorkshopFrame>
  )
}
