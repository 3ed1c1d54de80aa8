import { useEffect } from 'react'

/** Pixels that a keyboard takes at least; less is the bar of the browser coming and going. */
const leastKeyboard = 120

/**
 * What a virtual keyboard covers of the window, in CSS pixels; 0 where the window itself grows smaller, or is enlarged
 * with two fingers.
 */
export function keyboardIn(window: number, seen: { height: number; offsetTop: number; scale: number }): number {
  if (seen.scale > 1.01) return 0
  const covered = Math.round(window - seen.height - seen.offsetTop)
  return covered < leastKeyboard ? 0 : covered
}

/**
 * Keeps what a window over the page shows above the keyboard: `--keyboard` on the root is the height that it covers
 * (`index.html` asks for windows that grow smaller instead, which Safari does not do), and the field being typed in is
 * scrolled to.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    let before = 0
    const measure = () => {
      const covered = keyboardIn(innerHeight, seen)
      if (covered === before) return
      before = covered
      style.setProperty('--keyboard', `${covered}px`)
      if (covered > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
