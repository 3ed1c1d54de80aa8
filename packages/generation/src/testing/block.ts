import type { Block, BlockKind } from '../document/model.ts'

/** A block of one page, plain in everything but its kind and text. */
export const plainBlock = (kind: BlockKind, text: string): Block => ({
  kind,
  text,
  pieces: [{ page: 1, start: 0 }],
  bold: [],
  cells: [],
  header: [],
  depth: 0,
  level: 0,
  marker: '',
  scanned: false,
})
