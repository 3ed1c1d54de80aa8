/** A letter ready to be sent. */
export type Letter = {
  /** Names the letter for good: sending it again is no second letter. */
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  date: Date
}

/** Sends letters. A throw means: try again later. */
export type Mailer = {
  deliver: (letter: Letter) => Promise<void>
  close: () => void
}
