import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether there is room for something beside the content, as Tailwind's `lg` has it. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
