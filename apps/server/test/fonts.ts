import { stream } from '../src/extraction/testing/raw-pdf.ts'
import { type Paper, SHEET } from './paper.ts'

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

/**
 * A table of an embedded font that tells programs which letters its codes stand for; ranges it names first stand for
 * themselves.
 */
export function letterMap(
  paper: Paper,
  pairs: readonly (readonly [code: number, letters: string])[],
  sameFrom?: readonly [first: number, last: number],
): string {
  const unicode = (letters: string) => Array.from(letters, letter => hex(letter.charCodeAt(0), 4)).join('')
  const range = sameFrom
    ? `1 beginbfrange\n<${hex(sameFrom[0], 2)}> <${hex(sameFrom[1], 2)}> <${hex(sameFrom[0], 4)}>\nendbfrange\n`
    : ''
  const singles = pairs.map(([code, letters]) => `<${hex(code, 2)}> <${unicode(letters)}>`).join('\n')
  return paper.add(
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${range}${pairs.length} beginbfchar
${singles}
endbfchar endcmap end end`,
    ),
  )
}

/** Resources with content in a font of its own, called F9 there, as a form called X. */
export const ownFont = (paper: Paper, font: string, content: string): string =>
  `/XObject << /X ${paper.add(
    stream(
      content,
      `/Type /XObject /Subtype /Form /BBox [0 0 ${SHEET.width} ${SHEET.height}] /Resources << /Font << /F9 ` +
        `${paper.add(font)} >> >>`,
    ),
  )} >>`
