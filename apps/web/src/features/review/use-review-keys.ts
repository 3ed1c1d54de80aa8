import { useEffectEvent, useLayoutEffect } from 'react'

/** What a key asks for. */
export type Wish = 'keep' | 'refuse' | 'edit' | 'back' | 'page' | 'cancel' | number

const arrows: ReadonlyMap<string, Wish> = new Map<string, Wish>([
  ['ArrowRight', 'keep'],
  ['ArrowLeft', 'refuse'],
  [' ', 'page'],
  ['Escape', 'cancel'],
])
const letters: ReadonlyMap<string, Wish> = new Map<string, Wish>([
  ['a', 'keep'],
  ['r', 'refuse'],
  ['e', 'edit'],
  ['z', 'back'],
])

/** What a key asks for: arrows, space and Escape always; letters and the digits of the reasons where they are on. */
export function wishOf(key: string, withLetters: boolean): Wish | null {
  const always = arrows.get(key)
  if (always !== undefined) return always
  if (!withLetters) return null
  if (/^[1-5]$/u.test(key)) return Number(key) - 1
  return letters.get(key.toLowerCase()) ?? null
}

/** Keys of the review; not while typing, nor over an open dialog or with a modifier key. */
export function useReviewKeys(withLetters: boolean, onWish: (wish: Wish) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select, form, [role="dialog"], [role="alertdialog"]')) return
    // A focused button presses itself with space, and a summary opens.
    if (event.key === ' ' && target?.closest('button, a, summary')) return
    const wish = wishOf(event.key, withLetters)
    if (wish === null) return
    event.preventDefault()
    onWish(wish)
  })
  // Before the screen is painted: a key pressed at first sight counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
