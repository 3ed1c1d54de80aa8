import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import { reducedMotion } from './motion.ts'

const slideTime = 200

/**
 * Lets the children of a list slide where another `order` puts them; each needs a `data-slide` of its own. Where they are is
 * asked after each frame, which costs nothing then, and once more when the order changes.
 */
export function useSlide(list: RefObject<HTMLElement | null>, order: readonly number[]): void {
  const places = order.join(' ')
  const before = useRef(places)
  const tops = useRef(new Map<string, number>())
  useEffect(() =>
    afterPaint(() => {
      tops.current = placesIn(list.current)
    }),
  )
  useLayoutEffect(() => {
    if (before.current === places || tops.current.size === 0) return
    before.current = places
    const next = new Map<string, number>()
    for (const child of list.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? []) {
      const name = child.dataset.slide ?? ''
      next.set(name, child.offsetTop)
      const by = (tops.current.get(name) ?? child.offsetTop) - child.offsetTop
      if (by === 0 || reducedMotion()) continue
      child.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        duration: slideTime,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      })
    }
    tops.current = next
  }, [places, list])
}

const placesIn = (list: HTMLElement | null): Map<string, number> =>
  new Map(
    [...(list?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])].map(child => [
      child.dataset.slide ?? '',
      child.offsetTop,
    ]),
  )
