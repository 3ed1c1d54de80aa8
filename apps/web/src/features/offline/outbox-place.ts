import type { Outbox } from './outbox.ts'

let outbox: Promise<Outbox> | undefined
let open: Outbox | undefined

/** From now on acts go through an outbox; without one they are told at once or not at all. */
export function setOutbox(coming: Promise<Outbox> | undefined): void {
  outbox = coming
  open = undefined
  coming?.then(
    opened => {
      if (outbox === coming) open = opened
    },
    () => {},
  )
}

/** The outbox where it is open, so that nobody waits for what is there. */
export const openOutbox = (): Outbox | undefined => open

/** The outbox, perhaps still being opened. */
export const currentOutbox = (): Promise<Outbox> | undefined => outbox
