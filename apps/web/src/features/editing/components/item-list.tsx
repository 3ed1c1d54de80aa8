import { finder } from '@capivira/core/search/words'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryParams } from '../../../lib/use-query-params.ts'
import { ListFrame } from '../../navigation/components/list-frame.tsx'
import { pageOf } from '../../navigation/page-of.ts'
import { wordsOf } from '../filter.ts'
import { kinds } from '../text.ts'
import { ItemPanel, nameAt } from './item-panel.tsx'
import type { ItemsView } from './workshop.tsx'

const pageSize = 24

/** Items from which on there is a search. */
const searchFrom = 12

/** Items one below the other, so many a page. `?pagina` is a page of the PDF; the list's own is `?lista`. */
export function ItemList({ items, wanted, onTurnTo, onRemoved }: ItemsView) {
  const [params, change] = useQueryParams()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const isSought = finder(typed)
  const named = items.map((item, place) => ({ item, name: nameAt(item, place) }))
  const found = isSought ? named.filter(({ item }) => isSought(wordsOf(item))) : named
  const { page, last, shown } = pageOf(found, Number(params.get('lista')), pageSize)

  const wantedAt = items.findIndex(({ id }) => id === wanted)
  const onWanted = useEffectEvent(() => {
    setTyped('')
    change({ lista: listPage(Math.floor(wantedAt / pageSize) + 1) })
  })
  const isKnown = wantedAt >= 0
  useEffect(() => {
    if (isKnown && wanted !== null) onWanted()
  }, [isKnown, wanted])

  const isHere = shown.some(({ item }) => item.id === wanted)
  useEffect(() => {
    if (!isHere) return
    const place = list.current?.querySelector<HTMLElement>(`[data-item="${wanted}"]`)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [isHere, wanted])

  useReading(list, shown.map(({ item }) => item.id).join(), { items, onTurnTo })

  function search(value: string) {
    setTyped(value)
    if (params.has('lista')) change({ lista: null })
  }

  const kind = items[0]?.kind
  if (!kind) return null
  const { one, many } = kinds[kind]
  return (
    <ListFrame
      searchLabel={`Buscar ${many}`}
      searchable={items.length >= searchFrom}
      typed={typed}
      onType={search}
      names={[one, many]}
      total={items.length}
      found={found.length}
      page={page}
      last={last}
      onTurn={next => change({ lista: listPage(next) })}
      list={list}
    >
      <ol ref={list} tabIndex={-1} className="m-0 flex scroll-mt-20 list-none flex-col gap-4 p-0">
        {shown.map(({ item, name }) => (
          <li key={item.id} data-item={item.id} tabIndex={-1} className="scroll-mt-24">
            <p className="mb-1 px-1 text-sm font-extrabold text-ink-soft">{name}</p>
            <ItemPanel item={item} name={name} onTurnTo={() => onTurnTo(item)} onRemoved={onRemoved} />
          </li>
        ))}
      </ol>
    </ListFrame>
  )
}

const listPage = (page: number): string | null => (page > 1 ? String(page) : null)

/** Turns the page beside the list to the item that is being read. */
function useReading(
  list: RefObject<HTMLElement | null>,
  ids: string,
  { items, onTurnTo }: Pick<ItemsView, 'items' | 'onTurnTo'>,
) {
  // It is the one that crosses the upper part of the window.
  const onRead = useEffectEvent((id: number) => {
    const item = items.find(known => known.id === id)
    if (item) onTurnTo(item)
  })
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const read = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (read instanceof HTMLElement) onRead(Number(read.dataset.item))
      },
      { rootMargin: '-25% 0px -74% 0px' },
    )
    for (const id of ids.split(',')) {
      const place = list.current?.querySelector(`[data-item="${id}"]`)
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [list, ids])
}
