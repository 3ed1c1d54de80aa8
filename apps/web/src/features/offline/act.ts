import type { Moment } from './clock.ts'

/** Something a person did that the server has not yet said to have. */
export type Act = Moment & {
  key: number
  /** POST where none stands: earlier versions kept nothing else. */
  method?: string
  path: string
  /** With the act's own name, `eventId`. */
  body: object
  /** The field that every answer to it has. */
  field?: string
  /** The form whose draft goes with it. */
  draft?: string
  /** What stands there now, where it was made on something older: it waits for its person to choose. */
  newer?: unknown
}

export type NewAct = Omit<Act, 'key' | keyof Moment | 'newer' | 'body'> & {
  body: object
  eventId?: string | undefined
  /** Milliseconds to wait for the answer, where it takes longer than usual. */
  patience?: number
}

/** Where a person's acts wait. */
export type ActStore = {
  add: (act: Omit<Act, 'key'>) => Promise<number>
  put: (act: Act) => Promise<void>
  /** The oldest of those added after `key`. */
  next: (key: number) => Promise<Act | undefined>
  remove: (key: number) => Promise<void>
  keys: () => Promise<number[]>
  /** In the order in which they were added; at once, for of many that wait each costs as much as a picture. */
  all: () => Promise<Act[]>
}
