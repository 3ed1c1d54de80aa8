import type { Outbox } from './outbox.ts'

let outbox: Promise<Outbox> | undefined

/** From now on acts go through an outbox; without one they are told at once or not at all. */
export function setOutbox(coming: Promise<Outbox> | undefined): void {
  outbox = coming
}

/** The outbox, perhaps still being opened. */
export const currentOutbox = (): Promise<Outbox> | undefined => outbox
