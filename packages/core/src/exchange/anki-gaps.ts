import { formulaSpans } from './plain-text.ts'

/** What stands for a gap that a pupil fills while HTML becomes plain text; it is no letter of any language. */
export const gapSign = '\ue000'

/** A text with gaps: pieces of HTML, and gaps that may hold others. */
export type GapNode = string | Gap
type Gap = {
  /** The cards that ask for it; several where it is written '{{c1,2::…}}'. */
  numbers: readonly number[]
  inside: GapNode[]
  hint: string | null
  /** Whether it stands within a formula, so that what it hides is LaTeX. */
  inFormula: boolean
}

/** Gaps in gaps that are followed, as many as Anki follows. */
const deepest = 10
const mark = /\{\{c(\d[\d,]*)::|\}\}/g

/** How many single braces a text leaves open. */
const openBraces = (text: string) => text.split('{').length - text.split('}').length

/**
 * The gaps of a field, by depth: '}}' closes the innermost one. A brace of a formula right before it ('\frac{1}{2}}}')
 * belongs to the formula where one is open there; Anki would take it for the gap's end. A gap that is never closed is
 * text.
 */
export function readGaps(html: string): GapNode[] {
  const formulas = formulaSpans(html)
  const top: GapNode[] = []
  const open: Gap[] = []
  let at = 0
  const write = (text: string) => {
    const gap = open.at(-1)
    if (!gap) return void (text && top.push(text))
    const colons = text.startsWith('image-occlusion:') ? -1 : text.indexOf('::')
    if (colons >= 0) gap.hint = text.slice(colons + 2)
    gap.inside.push(colons >= 0 ? text.slice(0, colons) : text)
  }
  const close = () => {
    const gap = open.pop()
    if (gap) (open.at(-1)?.inside ?? top).push(gap)
  }
  mark.lastIndex = 0
  for (let match = mark.exec(html); match; match = mark.exec(html)) {
    const [whole, numbers] = match
    if (numbers !== undefined) {
      if (open.length >= deepest) continue
      write(html.slice(at, match.index))
      open.push({
        numbers: numbers.split(',').filter(Boolean).map(Number),
        inside: [],
        hint: null,
        inFormula: formulas.some(([from, to]) => from < match.index && match.index < to),
      })
    } else {
      if (open.length === 0) continue
      const inside =
        open
          .at(-1)
          ?.inside.filter(node => typeof node === 'string')
          .join('') ?? ''
      if (html[match.index + 2] === '}' && openBraces(inside + html.slice(at, match.index)) > 0) {
        mark.lastIndex = match.index + 1
        continue
      }
      write(html.slice(at, match.index))
      close()
    }
    at = match.index + whole.length
    mark.lastIndex = at
  }
  write(html.slice(at))
  const [unclosed] = open
  if (unclosed) top.push(...open.flatMap(({ inside }) => inside))
  return top
}

/** The numbers of the cards that a text with gaps makes, in their order. */
export function gapNumbers(nodes: readonly GapNode[]): number[] {
  const found = new Set<number>()
  const visit = (node: GapNode) => {
    if (typeof node === 'string') return
    for (const number of node.numbers) found.add(number)
    node.inside.forEach(visit)
  }
  nodes.forEach(visit)
  return [...found].sort((a, b) => a - b)
}

/** A text with its gaps filled in. */
export const filled = (nodes: readonly GapNode[]): string =>
  nodes.map(node => (typeof node === 'string' ? node : filled(node.inside))).join('')

/** A text in which one card's gaps are open, and what they hide, as HTML. */
export function asked(nodes: readonly GapNode[], number: number): { question: string; hidden: string[] } {
  const hidden: string[] = []
  const written = (node: GapNode): string => {
    if (typeof node === 'string') return node
    if (!node.numbers.includes(number)) return node.inside.map(written).join('')
    const content = filled(node.inside)
    hidden.push(node.inFormula ? `\\(${content}\\)` : content)
    return node.hint ? `${gapSign} (${node.hint})` : gapSign
  }
  const question = nodes.map(written).join('')
  return { question, hidden }
}

/** A mask over a picture, as Anki has kept them since 23.10. */
const isMask = (node: GapNode): boolean =>
  typeof node !== 'string' && typeof node.inside[0] === 'string' && node.inside[0].startsWith('image-occlusion:')

/** Whether a gap is such a mask. */
export const hidesPicture = (nodes: readonly GapNode[]): boolean =>
  nodes.some(node => isMask(node) || (typeof node !== 'string' && hidesPicture(node.inside)))

/** A text without the masks over a picture, whatever their shapes say. */
export const withoutMasks = (nodes: readonly GapNode[]): GapNode[] => nodes.filter(node => !isMask(node))
