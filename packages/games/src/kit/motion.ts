/** True when the person asked their system for less motion. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Confetti for a finished round; none for those who asked for less motion, and no error when it cannot be loaded. */
export async function celebrate(): Promise<void> {
  if (reducedMotion()) return
  try {
    const { default: confetti } = await import('canvas-confetti')
    await confetti({
      particleCount: 90,
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
