/** What stands on one visual line of a column: fragments side by side are put back together. */
export type Row = {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  /** Font size in points. */
  size: number
  /** Text of the bold stretches. */
  bold: readonly string[]
  /** Stretches that look otherwise than plain print, where there are any. */
  looks?: readonly Looking[]
  /** Share of the letters set in bold, 0–1. */
  boldShare: number
  monospace: boolean
  /** Stretches set apart by a wide gap; one when there is none. */
  cells: readonly string[]
  /** The table the row belongs to; null outside tables. */
  table: TablePart | null
  page: number
  scanned: boolean
  /** A heading in the margin: beside what it heads, but no row with it. */
  aside: boolean
  /** True where it begins a cell, however near it stands to what is before it; absent elsewhere. */
  isCell?: true
  /** True for a line of an option that stood in columns with others (options-in-columns.ts); absent elsewhere. */
  inColumns?: true
  /** What of an entry of a glossary it is (glossary-entries.ts); absent elsewhere. */
  entry?: 'term' | 'meaning'
}

/** A stretch of text and how it looks: 'ink c00000', 'line' below it, 'shade ffff00' behind it, 'sign' beside it. */
export type Looking = { text: string; look: string }

/** What a row of a table is: its table (unique in the document) and whether it names the columns. */
export type TablePart = { id: string; header: boolean }
