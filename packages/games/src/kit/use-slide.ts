import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import { reducedMotion } from './motion.ts'

const slideTime = 200

/** Lets the children of a list that changed their places slide there; each needs a `data-slide` of its own. */
export function useSlide(list: RefObject<HTMLElement | null>): void {
  const tops = useRef(new Map<string, number>())
  // Where they are at first is asked when they are drawn: asked before, the page would be laid out for it.
  useEffect(
    () =>
      afterPaint(() => {
        tops.current = placesIn(list.current)
      }),
    [list],
  )
  useLayoutEffect(() => {
    if (tops.current.size === 0) return
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
  })
}

const placesIn = (list: HTMLElement | null): Map<string, number> =>
  new Map(
    [...(list?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])].map(child => [
      child.dataset.slide ?? '',
      child.offsetTop,
    ]),
  )
