/** A field of a note of Anki, still HTML. */
export type AnkiField = { name: string; html: string }

/** Whether Anki takes a field to be empty: blanks and empty lines alone. */
export const isEmptyField = (html: string): boolean => /^(?:\s|&nbsp;|<\/?(?:br|div)\s?\/?>)*$/i.test(html)
