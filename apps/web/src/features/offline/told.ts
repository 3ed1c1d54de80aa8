import type { Why } from './judge.ts'

export type Details = {
  params?: object
  body?: object
  /** The field that every answer to it has: a page in its place, or half an answer, is none. */
  field: string
  /** The act's own name, where its screen may tell it more than once. */
  eventId?: string
  /** The form whose draft goes when it is taken. */
  draft?: string
  /** Milliseconds to wait for the answer, where it takes longer than usual. */
  patience?: number
}

/** What became of an act: the server's answer, or what to tell of one that waits on this device. */
export type Told<Reply = unknown> = { reply: Reply; waits?: undefined } | { reply: null; waits: string; why: Why }
