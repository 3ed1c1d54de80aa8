import { type Item, itemKinds } from '@capivira/core/editing/contract'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Link } from '../../navigation/components/links.tsx'
import { kinds } from '../text.ts'

export type WorkshopTabsProps = {
  materialId: number
  items: readonly Item[] | undefined
  /** Items with problems that nobody resolved; absent until it is known. */
  problems: number | undefined
  /** Items that wait for the teacher; absent until it is known. */
  suggested: number | undefined
  /** The query of the part looked at, which stays from tab to tab. */
  search: string
}

/** Of the tabs whose count asks for something. */
const badgeTones: Record<string, string> = { Problemas: 'bg-danger text-on-danger', Revisão: 'bg-soft-xp text-xp-ink' }

/** Pixels left free beside the screen one is on: enough to see that another follows. */
const margin = 44

/**
 * The screens of one material side by side: cards, questions, words, figures, what waits for the teacher, and what
 * pupils reported.
 */
export function WorkshopTabs({ materialId, items, problems, suggested, search }: WorkshopTabsProps) {
  const [path] = useLocation()
  const bar = useRef<HTMLElement>(null)
  /** The screen and the counts for which the row was scrolled: they make it wider once they are known. */
  const scrolledFor = useRef('')
  // On a phone the row scrolls: the screen one is on is seen, on screens that count no items too.
  useEffect(() => {
    const now = `${path} ${items?.length} ${suggested} ${problems}`
    const current = bar.current?.querySelector<HTMLElement>(`a[aria-current][href^="${path}"]`)
    if (!bar.current || !current || scrolledFor.current === now) return
    scrolledFor.current = now
    bar.current.scrollLeft = current.offsetLeft + current.offsetWidth + margin - bar.current.clientWidth
  })
  const count = (kind: Item['kind']) => items?.filter(item => item.kind === kind).length
  const tabs = [
    ...itemKinds.map(kind => ({
      href: `${kinds[kind].path}/${materialId}`,
      label: kinds[kind].tab,
      count: count(kind),
    })),
    { href: `/figures/${materialId}`, label: 'Figuras', count: undefined },
    { href: `/review/${materialId}`, label: 'Revisão', count: suggested || undefined },
    { href: `/problems/${materialId}`, label: 'Problemas', count: problems || undefined },
  ]
  return (
    <nav ref={bar} aria-label="Material" className="relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0 print:hidden">
      <ul className="m-0 flex w-max min-w-full list-none gap-1 border-b-2 border-line p-0">
        {tabs.map(({ href, label, count: total }) => (
          <li key={href}>
            <Link
              href={`${href}${search}`}
              aria-current={path === href ? 'page' : undefined}
              className={
                'flex min-h-12 items-center gap-1.5 border-b-4 border-transparent px-2 font-extrabold ' +
                'whitespace-nowrap text-ink-soft sm:px-3 hover:text-ink aria-[current]:border-primary ' +
                'aria-[current]:text-primary'
              }
            >
              {label}
              {total !== undefined && (
                <span
                  className={`min-w-6 rounded-full px-1.5 text-center text-xs leading-6 ${
                    badgeTones[label] ?? 'bg-line text-ink'
                  }`}
                >
                  {total}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
