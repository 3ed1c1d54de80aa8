/** True when the person asked their system for less motion. */
export function reducedMotion(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Confetti for a finished round; none for those who asked for less motion, and no error when it cannot be loaded. */
export async function celebrate(): Promise<void> {
  if (reducedMotion()) return
  try {
    const { create } = await import('canvas-confetti')
    // To begin a worker for it would hold up a slow phone longer than drawing it does.
    await create(undefined, { resize: true, useWorker: false })({
      particleCount: 70,
      spread: 75,
      startVelocity: 38,
      ticks: 140,
      origin: { y: 0.55 },
      colors: ['#ffc83d', '#157347', '#1d5fbf', '#7a3fb8', '#ff7a6b'],
      disableForReducedMotion: true,
    })
  } catch {
    // The celebration is not worth an error.
  }
}

const shakeTime = 240
const popTime = 280

/** A small shake of something that was not right: a hint, not a punishment. Still for those who asked for less motion. */
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
