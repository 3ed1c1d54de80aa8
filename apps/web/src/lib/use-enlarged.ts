import { useSyncExternalStore } from 'react'

/** Less is what a finger's slip leaves. */
const enlarged = 1.05

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}

/** Whether two fingers have enlarged the page: one finger then moves it to the sides. */
export function useEnlarged(): boolean {
  return useSyncExternalStore(subscribe, () => (window.visualViewport?.scale ?? 1) > enlarged)
}
