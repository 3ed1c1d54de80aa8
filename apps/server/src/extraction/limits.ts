/** Walls around the reading of one document. A school's book stays far below each of them. */
export const LIMITS = {
  maxPages: 2_000,
  /** A dense newspaper page has about 20 000; more is an attack or a data dump. */
  maxGlyphsPerPage: 60_000,
  maxGlyphs: 6_000_000,
  maxOutlineEntries: 2_000,
  /** Resident memory of the child, watched by the parent. */
  maxResidentBytes: 500 * 1024 * 1024,
  /** PDFium's own memory, refused to grow beyond this by V8: 64 KiB pages. */
  maxWasmPages: 6_144,
  /** Data segment given to prlimit: Node 24 reserves about 600 MB before it starts. */
  maxDataBytes: 943_718_400,
  /** The same for recognition, which holds a page's picture several times over. */
  maxOcrDataBytes: 1_800_000_000,
  maxCpuSeconds: 900,
  /** Most work (processor time) to open the document, for one page of text, and for one drawn page. */
  openMs: 8_000,
  pageMs: 8_000,
  renderMs: 15_000,
  /** Longest recognition of one scanned page (usually 2 to 6 s). */
  ocrMs: 120_000,
  maxOcrCpuSeconds: 20_000,
  /** Longest time spent on the text of a whole document: a base and a share per page. */
  wholeMs: 15_000,
  wholeMsPerPage: 150,
  /** A page that breaks the child is left unread; more of them and the document is given up. */
  maxBrokenPages: 2,
  /** Largest answer of the child: a page drawn with the most pixels allowed. */
  maxFrameBytes: 80 * 1024 * 1024,
  maxPixels: 16_000_000,
  /** For recognition: A3 at 200 dpi has 7.7 million; larger sheets are drawn smaller. */
  maxOcrPixels: 10_000_000,
} as const

export type Limits = { readonly [name in keyof typeof LIMITS]: number }
