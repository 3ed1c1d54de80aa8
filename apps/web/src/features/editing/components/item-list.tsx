import { useEffect, useEffectEvent, useRef } from 'react'
import { ItemPanel, nameAt } from './item-panel.tsx'
import type { ItemsView } from './workshop.tsx'

/** Items one below the other. */
export function ItemList({ items, wanted, onTurnTo, onRemoved }: ItemsView) {
  const list = useRef<HTMLOListElement>(null)
  const isHere = items.some(({ id }) => id === wanted)
  useEffect(() => {
    if (!isHere) return
    const place = list.current?.querySelector<HTMLElement>(`[data-item="${wanted}"]`)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [isHere, wanted])

  // The page beside the list is that of the item being read: the one that crosses the upper part of the window.
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
    for (const { id } of items) {
      const place = list.current?.querySelector(`[data-item="${id}"]`)
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [items])

  return (
    <ol ref={list} className="m-0 flex list-none flex-col gap-4 p-0">
      {items.map((item, place) => {
        const name = nameAt(item, place)
        return (
          <li key={item.id} data-item={item.id} tabIndex={-1} className="scroll-mt-24">
            <p className="mb-1 px-1 text-sm font-extrabold text-ink-soft">{name}</p>
            <ItemPanel item={item} name={name} onTurnTo={() => onTurnTo(item)} onRemoved={onRemoved} />
          </li>
        )
      })}
    </ol>
  )
}
