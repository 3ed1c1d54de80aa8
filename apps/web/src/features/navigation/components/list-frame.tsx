import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import type { ReactNode, RefObject } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { Pager } from './pager.tsx'

export type ListFrameProps = {
  /** The label of the search, which is offered when `searchable`. */
  searchLabel: string
  searchable: boolean
  typed: string
  onType: (typed: string) => void
  /** 'material', 'materiais' */
  names: readonly [one: string, many: string]
  /** How many there are, and how many of them are found. */
  total: number
  found: number
  /** True while there are more than are here. */
  hasRest?: boolean
  page: number
  last: number
  onTurn: (page: number) => void
  /** The list itself: the focus goes to it when a page is turned. */
  list: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * What stands around a list that may be long: its search, how many there are, what to do when nothing is found, its
 * pages.
 */
export function ListFrame(frame: ListFrameProps) {
  const {
    searchLabel,
    searchable,
    typed,
    onType,
    names,
    total,
    found,
    hasRest = false,
    page,
    last,
    onTurn,
    list,
  } = frame
  const [one, many] = names
  const sought = typed.trim()

  function turn(next: number) {
    onTurn(next)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className="flex flex-col gap-5">
      {searchable && (
        <Field label={searchLabel} className="max-w-xl">
          <TextInput type="search" value={typed} maxLength={120} onChange={event => onType(event.target.value)} />
        </Field>
      )}
      {(last > 1 || sought !== '') && (
        <p role="status" className="-mb-2 text-sm text-ink-soft">
          {hasRest && 'Mais de '}
          {sought
            ? `${formatCount(found, `${one} combina`, `${many} combinam`)} com “${sought}”.`
            : `${formatCount(total, one, many)} ao todo.`}
        </p>
      )}
      {found === 0 ? (
        <EmptyState
          title="Nada encontrado"
          description="Confira as letras, ou procure por outra palavra."
          illustration={<Capybara pose="thinking" className="size-32" />}
        />
      ) : (
        frame.children
      )}
      <Pager page={page} last={last} onTurn={turn} />
    </div>
  )
}
