/** A card or question as a reader judges it. Used by the page too: no imports but types. */
export type SheetItem = {
  /** Names the item on its sheet: 'c1', 'q1'. */
  id: string
  kind: 'card' | 'question'
  document: string
  page: number
  family: string
  difficulty: string
  category: string
  question: string
  answer: string
  /** Options in the order pupils see; empty for a card. */
  options: readonly string[]
  explanation: string
  quote: string
}

/** Items to be read, and what they were drawn with. */
export type Sheet = {
  /** Tells sheets apart: marks of one are never shown on another. */
  name: string
  seed: string
  /** Day it was made, ISO 8601. */
  made: string
  items: readonly SheetItem[]
}

/** What a reader said of an item; a verdict of null is still open. */
export type Mark = { id: string; verdict: 'kept' | 'rejected' | null; causes: readonly string[]; note: string }

/** A sheet with its marks, as the page saves it. */
export type MarkedSheet = Sheet & { marks: readonly Mark[] }
