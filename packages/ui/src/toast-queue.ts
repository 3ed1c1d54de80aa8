/** How long a toast stays when nothing else is said, in milliseconds. */
export const toastDuration = 5000

export type ToastMessage = {
  title: string
  description?: string
  /** One more sentence, under the description: why, or what becomes of it. */
  note?: string
  /** destructive for what went wrong, reward for XP and achievements. */
  variant?: 'default' | 'destructive' | 'reward'
  /** Milliseconds on screen; `toastDuration` when absent. */
  duration?: number
  /** One emoji or icon address shown at the left. */
  icon?: string
}

export type QueuedToast = ToastMessage & { id: number }

/** One toast at a time: the one on screen, whether it is leaving, and those that wait their turn. */
export type ToastQueue = {
  shown: QueuedToast | null
  leaving: boolean
  waiting: readonly QueuedToast[]
  nextId: number
}

export const emptyQueue: ToastQueue = { shown: null, leaving: false, waiting: [], nextId: 1 }

/**
 * Adds a toast; none is ever dropped. Rewards wait for their turn and have their full time. A confirmation or an error
 * tells what just happened: it goes before rewards that wait, and one that is on screen by then leaves for it.
 */
export function add(queue: ToastQueue, message: ToastMessage): ToastQueue {
  const added = { ...message, id: queue.nextId }
  const nextId = queue.nextId + 1
  if (!queue.shown) return { ...queue, nextId, shown: added, leaving: false }
  if (isReward(added)) return { ...queue, nextId, waiting: [...queue.waiting, added] }
  return {
    ...queue,
    nextId,
    leaving: queue.leaving || !isReward(queue.shown),
    waiting: [...queue.waiting.filter(toast => !isReward(toast)), added, ...queue.waiting.filter(isReward)],
  }
}

const isReward = ({ variant }: ToastMessage) => variant === 'reward'

/** Starts the leaving of the toast `id`; nothing when another is on screen by now. */
export function leave(queue: ToastQueue, id: number): ToastQueue {
  return queue.shown?.id === id ? { ...queue, leaving: true } : queue
}

/** Takes the toast `id` off and shows the next; nothing when another is on screen by now. */
export function next(queue: ToastQueue, id: number): ToastQueue {
  if (queue.shown?.id !== id) return queue
  const [shown = null, ...waiting] = queue.waiting
  // Several in a row: each is seen, and leaves for the next.
  const leaving = shown !== null && !isReward(shown) && waiting.some(toast => !isReward(toast))
  return { ...queue, shown, leaving, waiting }
}
