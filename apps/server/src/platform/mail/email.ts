/** An e-mail ready to be sent. */
export type Email = {
  /** Names the e-mail for good: sending it again is no second e-mail. */
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

/** Sends e-mails. A throw means: try again later, unless it is a MailProblem that is final. */
export type Mailer = {
  deliver: (email: Email) => Promise<void>
  close: () => void
}
