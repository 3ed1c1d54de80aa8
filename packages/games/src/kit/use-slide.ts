import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import { reducedMotion } from './motion.ts'

const slideTime = 200
const slide: KeyframeAnimationOptions = { duration: slideTime, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' }

type Box = { top: number; height: number }

/**
 * Lets the children of a list slide where another `order` puts them; each needs a `data-slide` of its own. Where they
 * are is asked after each frame, which costs nothing then, and once more when the order changes.
 *
 * Answers how to have them begin to slide before the order changes: what is only moved costs a slow phone a fraction of
 * what is put to another place in the document. False where nothing moves.
 */
export function useSlide(list: RefObject<HTMLElement | null>, order: readonly number[]) {
  const places = order.join(' ')
  const drawn = useRef(places)
  const boxes = useRef(new Map<string, Box>())
  const begun = useRef<Animation[]>([])
  useEffect(() =>
    afterPaint(() => {
      boxes.current = boxesIn(list.current)
    }),
  )
  useLayoutEffect(() => {
    if (drawn.current === places || boxes.current.size === 0) return
    drawn.current = places
    const since = begun.current[0]?.currentTime ?? 0
    for (const animation of begun.current.splice(0)) animation.cancel()
    // All are asked before one begins to move: asked in between, the browser would style them anew for each.
    const next = boxesIn(list.current)
    const before = boxes.current
    boxes.current = next
    if (reducedMotion()) return
    for (const child of childrenOf(list.current)) {
      const top = next.get(nameOf(child))?.top ?? 0
      const by = (before.get(nameOf(child))?.top ?? top) - top
      if (by === 0) continue
      child.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], slide).currentTime = since
    }
  }, [places, list])

  return function slideAhead(next: readonly number[]): boolean {
    if (reducedMotion() || boxes.current.size !== next.length) return false
    const tops = topsOf(next, boxes.current)
    begun.current = childrenOf(list.current).flatMap(child => {
      const by = (tops.get(nameOf(child)) ?? 0) - (boxes.current.get(nameOf(child))?.top ?? 0)
      if (by === 0) return []
      const to = { transform: `translateY(${by}px)` }
      return child.animate([{ transform: 'none' }, to], { ...slide, fill: 'forwards' })
    })
    return begun.current.length > 0
  }
}

const childrenOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-slide]') ?? []),
]

const nameOf = ({ dataset }: HTMLElement): string => dataset.slide ?? ''

const boxesIn = (list: HTMLElement | null): Map<string, Box> =>
  new Map(childrenOf(list).map(child => [nameOf(child), { top: child.offsetTop, height: child.offsetHeight }]))

/** Where they will lie in another order: as tall as they are, and as far from one another. */
function topsOf(order: readonly number[], boxes: ReadonlyMap<string, Box>): Map<string, number> {
  const [first, second] = [...boxes.values()].toSorted((one, other) => one.top - other.top)
  const gap = first && second ? second.top - first.top - first.height : 0
  let top = first?.top ?? 0
  return new Map(
    order.map(name => {
      const place = top
      top += (boxes.get(String(name))?.height ?? 0) + gap
      return [String(name), place]
    }),
  )
}
