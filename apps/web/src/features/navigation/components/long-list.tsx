import { finder } from '@capivira/core/search/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useQueryParams } from '../../../lib/use-query-params.ts'
import { pageOf } from '../page-of.ts'
import { ListFrame } from './list-frame.tsx'

export type LongListProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** What a search looks in. */
  wordsOf: (item: Item) => string
  /** The label of the search, which is offered once there is more than a screenful. */
  searchLabel: string
  /** 'material', 'materiais' */
  names: readonly [one: string, many: string]
  /** One item's content; it stands in a list item. */
  children: (item: Item) => ReactNode
  pageSize?: number
  /** Items from which on there is a search. */
  searchFrom?: number
  /** Where items come in pages: those that are not here yet, asked for when the last page of what is here is shown. */
  rest?: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  /** True when the items are what a search has found already. */
  searched?: boolean
  /** Of the list and of its items. */
  className?: string
  itemClassName?: string
}

/** A list however long: a search once it is long, and so many a page; both stay in the address. */
export function LongList<Item>({
  items,
  keyOf,
  wordsOf,
  searchLabel,
  names,
  children,
  pageSize = 24,
  searchFrom = 12,
  rest,
  searched = false,
  className,
  itemClassName,
}: LongListProps<Item>) {
  const [params, change] = useQueryParams()
  const [typed, setTyped] = useState(params.get('busca') ?? '')
  const list = useRef<HTMLUListElement>(null)
  const isWanted = searched ? undefined : finder(typed)
  const found = isWanted ? items.filter(item => isWanted(wordsOf(item))) : items
  const { page, last, shown } = pageOf(found, Number(params.get('pagina')), pageSize)

  const hasRest = rest?.hasNextPage === true
  const fetchRest = rest?.fetchNextPage
  useEffect(() => {
    if (page === last && hasRest) fetchRest?.()
  }, [page, last, hasRest, fetchRest])

  function search(value: string) {
    setTyped(value)
    change({ busca: value.trim(), pagina: null })
  }

  return (
    <ListFrame
      searchLabel={searchLabel}
      searchable={items.length >= searchFrom || typed !== ''}
      typed={typed}
      onType={search}
      names={names}
      total={items.length}
      found={found.length}
      hasRest={hasRest}
      page={page}
      last={last}
      onTurn={next => change({ pagina: next > 1 ? String(next) : null })}
      list={list}
    >
      <ul ref={list} tabIndex={-1} className={`m-0 list-none p-0 ${className ?? ''}`}>
        {shown.map(item => (
          <li key={keyOf(item)} className={itemClassName}>
            {children(item)}
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
