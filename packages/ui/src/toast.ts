import { add, emptyQueue, leave, next, type ToastMessage, type ToastQueue } from './toast-queue.ts'

let queue: ToastQueue = emptyQueue
const listeners = new Set<() => void>()

function change(changed: ToastQueue) {
  queue = changed
  for (const listener of listeners) listener()
}

/** Shows a message in the corner, after any that came before it. Callable from anywhere, also outside components. */
export function toast(message: ToastMessage): void {
  change(add(queue, message))
}

/** The queue as React's useSyncExternalStore wants it; for the Toaster alone. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): ToastQueue => queue,
  leave: (id: number) => change(leave(queue, id)),
  next: (id: number) => change(next(queue, id)),
}
