/** A letter ready to be sent. */
export type Letter = {
  /** Names the letter for good: sending it again is no second letter. */
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  date: Date
  /** When what stands in it is of no use any more. */
  until: Date
  /** The pseudonyms of whom it is to or about, so that it goes when one of them is erased. */
  about: readonly string[]
}

/** Sends letters. A throw means: try again later, unless it is a MailProblem that is final. */
export type Mailer = {
  deliver: (letter: Letter) => Promise<void>
  close: () => void
}
