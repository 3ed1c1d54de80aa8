import type { Item, ItemKind } from '@capivira/core/editing/contract'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Plus } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isNotFound } from '../../../lib/http.ts'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { AssistantLink } from '../../assistant/components/assistant-link.tsx'
import { useDraftOpen } from '../../drafts/use-draft.ts'
import { useMaterial } from '../../materials/queries.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { tilesOf } from '../coverage.ts'
import { newItemKey } from '../draft.ts'
import { everything, type Filter, filterIn, matchesFilter, partsOf, searchOf } from '../filter.ts'
import { useCoverage, useItems } from '../queries.ts'
import { kinds } from '../text.ts'
import { AddItem } from './add-item.tsx'
import { CoverageMap, type CoverageMapProps } from './coverage-map.tsx'
import { MoreButton } from './more-button.tsx'
import { PagePreview } from './page-preview.tsx'
import { type Passage, PassagePanel } from './passage-panel.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { WorkshopFrame } from './workshop-frame.tsx'

/** What the list of a kind is given. */
export type ItemsView = {
  items: readonly Item[]
  /** The item to be led to: just added, or the first of those that were asked for. */
  wanted: number | null
  onTurnTo: (item: Item) => void
  onRemoved: (item: Item) => void
}

export type WorkshopProps = { materialId: number; kind: ItemKind; children: (view: ItemsView) => ReactNode }

/** Where a teacher works on the cards, the questions or the words of a material, the pages of its PDF at hand. */
export function Workshop({ materialId, kind, children }: WorkshopProps) {
  const material = useMaterial(materialId)
  const items = useItems(materialId)
  const coverage = useCoverage(materialId)
  const [path, navigate] = useLocation()
  const filter = filterIn(useSearch())
  const isWide = useWideScreen()
  const [adding, setAdding] = useDraftOpen(newItemKey(kind, materialId))
  const { removed, onRemoved, takeBack, wanted, setWanted } = useRemoved()
  const [turnedTo, setTurnedTo] = useState<number | null>(null)

  const all = items.data ?? []
  const shown = all.filter(item => item.kind === kind && matchesFilter(item, filter))
  const atHand = shown.find(({ id }) => id === turnedTo) ?? shown[0]
  const passage = passageOf(atHand, filter)
  const parts = partsOf(all)
  const go = (to: Filter) => navigate(`${path}${searchOf(to)}`, { replace: true })

  return (
    <WorkshopFrame
      materialId={materialId}
      material={material.data}
      items={items.data}
      search={searchOf(filter)}
      screen={kinds[kind].tab}
    >
      {items.isError && !items.data ? (
        <Missing kind={kind} items={items} />
      ) : items.isPending ? (
        <Waiting />
      ) : (
        <>
          <Pages coverage={coverage} items={all} page={filter.page} onPage={page => go({ ...everything, page })} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <PartChoice parts={parts} filter={filter} go={go} />
              <Making
                materialId={materialId}
                kind={kind}
                filter={filter}
                canAdd={!adding}
                hasWords={all.some(item => item.kind === 'word')}
                canAsk={material.data?.sourceKind === 'pdf'}
                onAdd={() => setAdding(true)}
                onMade={setWanted}
              />
              {filter.page !== null && !isWide && <PagePreview materialId={materialId} page={filter.page} />}
              {adding && (
                <AddItem
                  materialId={materialId}
                  kind={kind}
                  page={filter.page}
                  onAdded={item => {
                    setWanted(item.id)
                    if (!matchesFilter(item, filter)) go(everything)
                  }}
                  onClose={() => setAdding(false)}
                />
              )}
              {removed && <RemovedNotice key={removed.id} item={removed} onBack={() => takeBack(removed)} />}
              {shown.length === 0 ? (
                <NothingHere kind={kind} filter={filter} />
              ) : (
                children({
                  items: shown,
                  wanted,
                  onTurnTo: ({ id }) => setTurnedTo(id),
                  onRemoved,
                })
              )}
            </div>
            {isWide && <PassagePanel materialId={materialId} passage={passage} />}
          </div>
        </>
      )}
    </WorkshopFrame>
  )
}

/** The item removed last, and the one to be led to; one that is taken back is that. */
function useRemoved() {
  const [removed, setRemoved] = useState<Item | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  function onRemoved(item: Item) {
    setRemoved(item)
    setWanted(null)
  }
  function takeBack({ id }: Item) {
    setRemoved(null)
    setWanted(id)
  }
  return { removed, onRemoved, takeBack, wanted, setWanted }
}

/** The page to show beside the items: that of the item at hand, else the one that was chosen. */
function passageOf(item: Item | undefined, { page }: Filter): Passage | null {
  if (item && item.sourcePage !== null) return { page: item.sourcePage, quote: item.sourceQuote ?? '' }
  return page === null ? null : { page, quote: '' }
}

/** Why there are no items: the material is not found, or they could not be read. */
function Missing({ kind, items }: { kind: ItemKind; items: ReturnType<typeof useItems> }) {
  return isNotFound(items.error) ? (
    <EmptyState title={kinds[kind].empty} illustration={<Capybara pose="sleeping" />} />
  ) : (
    <ErrorState onRetry={() => items.refetch()} retrying={items.isFetching} />
  )
}

/** That nothing was made of the part looked at. */
function NothingHere({ kind, filter }: { kind: ItemKind; filter: Filter }) {
  return (
    <EmptyState
      title={filter.page === null && filter.part === null ? kinds[kind].empty : kinds[kind].emptyPart}
      description="Você pode escrever com as suas palavras."
      illustration={<Capybara pose="thinking" />}
    />
  )
}

type PagesProps = Pick<CoverageMapProps, 'page' | 'onPage'> & {
  coverage: ReturnType<typeof useCoverage>
  items: readonly Item[]
}

/** The pages of the PDF, once it is known what was made of each. */
function Pages({ coverage, items, page, onPage }: PagesProps) {
  const tiles = coverage.data ? tilesOf(coverage.data.pages, items) : []
  return (
    <>
      {coverage.isPending && <Skeleton className="h-25 sm:h-26" />}
      {tiles.length > 0 && (
        <CoverageMap tiles={tiles} page={page} message={coverage.data?.message ?? null} onPage={onPage} />
      )}
    </>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-24" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Skeleton className="h-96" />
        <Skeleton className="hidden h-96 lg:block" />
      </div>
    </>
  )
}

/** Which part of the material is looked at. */
function PartChoice({ parts, filter, go }: { parts: readonly string[]; filter: Filter; go: (to: Filter) => void }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      {parts.length > 0 && (
        <Field label="Parte do material" className="min-w-0 flex-1 basis-56">
          <Select value={filter.part ?? ''} onChange={({ target }) => go({ page: null, part: target.value || null })}>
            <option value="">{filter.page === null ? 'Tudo' : `Página ${filter.page}`}</option>
            {parts.map(part => (
              <option key={part}>{part}</option>
            ))}
          </Select>
        </Field>
      )}
      {(filter.page !== null || filter.part !== null) && (
        <Button variant="ghost" onClick={() => go(everything)}>
          Ver tudo
        </Button>
      )}
    </div>
  )
}

type MakingProps = {
  materialId: number
  kind: ItemKind
  filter: Filter
  canAdd: boolean
  hasWords: boolean
  /** Whether there is a text that an assistant can be handed. */
  canAsk: boolean
  onAdd: () => void
  /** Told the first of those that came. */
  onMade: (id: number) => void
}

/** What further items can be made with. */
function Making({ materialId, kind, filter, canAdd, hasWords, canAsk, onAdd, onMade }: MakingProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      {canAdd && (
        <Button size="sm" icon={<Plus aria-hidden="true" className="size-5" />} onClick={onAdd}>
          {kinds[kind].add}
        </Button>
      )}
      {kind === 'word' && hasWords && (
        <ButtonLink href={`/dictation/${materialId}`} size="sm" variant="secondary">
          Ver o ditado
        </ButtonLink>
      )}
      {kind !== 'word' && (
        <MoreButton
          key={searchOf(filter)}
          materialId={materialId}
          kind={kind}
          filter={filter}
          onMore={([first]) => first && onMade(first.id)}
        />
      )}
      {canAsk && <AssistantLink materialId={materialId} />}
    </div>
  )
}
