import type { Line } from '@capivira/core/materials/document'

/** A line of plain text at (left, top), as wide as `width` or half a font size per character. */
export function lineAt(text: string, left: number, top: number, { width = 0, fontSize = 12 } = {}): Line {
  const right = left + (width || text.length * fontSize * 0.5)
  return { text, box: [left, top, right, top + fontSize], fontSize, bold: [], italic: [], monospace: false }
}
