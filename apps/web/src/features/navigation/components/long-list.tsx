import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fold } from '../../../lib/fold.ts'
import { formatCount } from '../../../lib/format.ts'
import { useQueryParams } from '../../../lib/use-query-params.ts'
import { pageOf } from '../page-of.ts'
import { Pager } from './pager.tsx'

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
  names: [one, many],
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
  const top = useRef<HTMLUListElement>(null)
  const wanted = fold(typed)
  const found = wanted && !searched ? items.filter(item => fold(wordsOf(item)).includes(wanted)) : items
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

  function turn(next: number) {
    change({ pagina: next > 1 ? String(next) : null })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className="flex flex-col gap-5">
      {(items.length >= searchFrom || typed !== '') && (
        <Field label={searchLabel} className="max-w-xl">
          <TextInput type="search" value={typed} maxLength={120} onChange={event => search(event.target.value)} />
        </Field>
      )}
      {(last > 1 || wanted !== '') && (
        <p role="status" className="-mb-2 text-sm text-ink-soft">
          {hasRest && 'Mais de '}
          {wanted
            ? `${formatCount(found.length, `${one} combina`, `${many} combinam`)} com “${typed.trim()}”.`
            : `${formatCount(items.length, one, many)} ao todo.`}
        </p>
      )}
      {found.length === 0 ? (
        <EmptyState
          title="Nada encontrado"
          description="Confira as letras, ou procure por outra palavra do nome."
          illustration={<Capybara pose="thinking" className="size-32" />}
        />
      ) : (
        <ul ref={top} tabIndex={-1} className={`m-0 list-none p-0 ${className ?? ''}`}>
          {shown.map(item => (
            <li key={keyOf(item)} className={itemClassName}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} last={last} onTurn={turn} />
    </div>
  )
}
