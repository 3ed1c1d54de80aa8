/**
 * What a person at the screen sees of an act: taken, kept for later, refused for good with a sentence, or a failure;
 * 'nobody' where the page was not theirs any more when they wanted to.
 */
export type Seen = { seen: 'taken' | 'kept' | 'nobody' } | { seen: 'refused' | 'failed'; why: string }

/** Which round a pupil wishes for. */
export type Wish = { gameId: 'memory-cards'; materialId: number; options: { difficulty: 'easy' } }

export type ActInput = { params: object; body: object; eventId: string }

declare global {
  /** Heard by the bench: somebody was told that an act of theirs, which had waited, was refused for good. */
  var toldOfRefusal: ((eventId: string) => unknown) | undefined
}

/** What a device's page offers to who presses its buttons (page/device.ts). */
export type DevicePage = {
  act: (kind: string, input: ActInput) => Promise<Seen>
  /** Who is signed in, as the page knows it; from then on things are kept for them. */
  open: () => Promise<string | null>
  signIn: (email: string, password: string) => Promise<unknown>
  /** Reads an address as screens do. */
  read: (address: string) => Promise<unknown>
  /** Begins a round as the game's first screen does. */
  startRound: (wish: Wish) => Promise<unknown>
  /** Acts that wait on the device for who is signed in; -1 where nothing can be kept, or not yet. */
  pending: () => number
  flush: () => Promise<void>
}
