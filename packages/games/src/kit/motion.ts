/** True when the person asked their system for less motion. */
export function reducedMotion(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Confetti for a finished round; none for those who asked for less motion, and no error when they cannot be had. */
export async function celebrate(): Promise<void> {
  if (reducedMotion()) return
  try {
    const { throwConfetti } = await import('./confetti.ts')
    throwConfetti()
  } catch {
    // The celebration is not worth an error.
  }
}

const shakeTime = 240
const popTime = 280

/**
 * A small shake of something that was not right: a hint, not a punishment. Still for those who asked for less motion.
 */
export function shake(element: Element | null | undefined): void {
  if (!element || reducedMotion()) return
  const left = { transform: 'translateX(-4px)' }
  const right = { transform: 'translateX(4px)' }
  element.animate([{ transform: 'none' }, left, right, left, { transform: 'none' }], { duration: shakeTime })
}

/** A little jump of joy. */
export function pop(element: Element | null | undefined): void {
  if (!element || reducedMotion()) return
  element.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.08)' }, { transform: 'scale(1)' }], {
    duration: popTime,
    easing: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
  })
}
