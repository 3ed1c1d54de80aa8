import { DotNavigation } from '@capivira/ui/dot-navigation.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '@capivira/ui/icons'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useQueryParams } from '../../../lib/use-query-params.ts'
import { ItemPanel, nameAt } from './item-panel.tsx'
import type { ItemsView } from './workshop.tsx'

/** Among more cards than this one is chosen from a list. */
const mostDots = 40

/** Flip cards one at a time, question and answer together. Arrow keys turn the pages. */
export function CardPager({ items, wanted, onTurnTo, onRemoved }: ItemsView) {
  const { at, item, go, place } = useShownCard({ items, wanted, onTurnTo })

  if (!item) return null
  const percent = Math.round(((at + 1) / items.length) * 100)
  return (
    <section ref={place} tabIndex={-1} aria-label="Flip cards" className="flex scroll-mt-24 flex-col gap-4">
      <div className="flex justify-between gap-3 font-extrabold">
        <p aria-live="polite">
          Card {at + 1} de {items.length}
        </p>
        <p>{percent}%</p>
      </div>
      <ProgressBar label="Cards lidos" value={percent} />
      <ItemPanel
        key={item.id}
        item={item}
        name={nameAt(item, at)}
        onTurnTo={() => onTurnTo(item)}
        onRemoved={onRemoved}
      />
      <div className="flex items-center justify-between gap-3">
        <IconButton
          label="Card anterior"
          variant="outlined"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        {items.length > mostDots ? (
          <span className="w-40">
            <Select aria-label="Ir para o card" value={at} onChange={event => go(Number(event.target.value))}>
              {items.map(({ id: key }, place) => (
                <option key={key} value={place}>
                  Card {place + 1}
                </option>
              ))}
            </Select>
          </span>
        ) : (
          <DotNavigation
            label="Cards"
            count={items.length}
            current={at}
            onGo={go}
            nameOf={place => `Card ${place + 1}`}
          />
        )}
        <IconButton
          label="Próximo card"
          variant="outlined"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={at === items.length - 1}
          onClick={() => go(at + 1)}
        />
      </div>
    </section>
  )
}

/** Which card is looked at, kept in the address; arrow keys go to its neighbours. */
function useShownCard({ items, wanted, onTurnTo }: Omit<ItemsView, 'onRemoved'>) {
  const [params, change] = useQueryParams()
  // The card stays the same when another part is looked at, and its neighbour takes its place when it goes.
  const [shown, setShown] = useState<{ id: number | undefined; place: number }>({
    id: Number(params.get('card')) || items[0]?.id,
    place: 0,
  })
  const found = items.findIndex(({ id }) => id === shown.id)
  if (found >= 0 && found !== shown.place) setShown({ id: shown.id, place: found })
  const at = found >= 0 ? found : Math.min(shown.place, items.length - 1)
  const item = items[at]
  const go = (place: number) => {
    const next = Math.max(0, Math.min(items.length - 1, place))
    setShown({ id: items[next]?.id, place: next })
  }

  const wantedAt = items.findIndex(({ id }) => id === wanted)
  const [led, setLed] = useState<number | null>(null)
  // Led there once; from then on the teacher turns the pages.
  if (led !== wanted && (wantedAt >= 0 || wanted === null)) {
    setLed(wanted)
    if (wantedAt >= 0) go(wantedAt)
  }
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (led === null) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [led])

  const onShown = useEffectEvent(() => {
    if (!item) return
    onTurnTo(item)
    change({ card: at === 0 ? null : String(item.id) })
  })
  const id = item?.id
  useEffect(() => {
    if (id !== undefined) onShown()
  }, [id])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select, form, [role="dialog"], [role="toolbar"], [tabindex="0"]')) return
    if (event.key === 'ArrowRight') go(at + 1)
    if (event.key === 'ArrowLeft') go(at - 1)
  })
  // Before the screen is painted: a key pressed at first sight counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return { at, item, go, place }
}
