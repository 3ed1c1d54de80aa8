/** A line of text on the screen: its upper edge and its height, in pixels of the window. */
export type TextLine = { top: number; height: number }

/** Finds the line of text at a height of the window; null where there is none. */
export type FindLine = (y: number) => TextLine | null

/** Pixels between two looks for a line: less than half of the smallest letters. */
const stride = 5

/** The next line below (1) or above (-1), as far as the window goes; null where it has none. */
export function nextLine(find: FindLine, from: TextLine, step: 1 | -1, windowHeight: number): TextLine | null {
  const middle = from.top + from.height / 2
  for (let y = middle + step * stride; y > 0 && y < windowHeight; y += step * stride) {
    const line = find(y)
    // Letters of two sizes in one line are one line.
    if (line && (line.top + line.height / 2 - middle) * step > from.height / 2) return line
  }
  return null
}

/** Where a letter is that stands at a point of the window. */
function letterAt(x: number, y: number): { node: Node; offset: number } | null {
  const place = document.caretPositionFromPoint?.(x, y)
  if (place) return { node: place.offsetNode, offset: place.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}

/** Bars that stay while the page moves under them are no text to read. */
const isRead = (node: Node) => node.parentElement?.closest('main, [role$="dialog"]') != null

/** The line of text at a point of the window, in the content of the page or in a dialog over it. */
export function lineAtPoint(x: number, y: number): TextLine | null {
  const letter = letterAt(x, y)
  const length = letter?.node.textContent?.length ?? 0
  if (!letter || letter.node.nodeType !== Node.TEXT_NODE || length === 0) return null
  if (!isRead(letter.node)) return null
  const range = document.createRange()
  const start = Math.min(letter.offset, length - 1)
  range.setStart(letter.node, start)
  range.setEnd(letter.node, start + 1)
  const rect = [...range.getClientRects()].find(({ top, bottom }) => top <= y && y <= bottom)
  return rect ? { top: rect.top, height: rect.height } : null
}

/** The line at a height, wherever in the width of the content it begins. */
export function lineAtHeight(y: number): TextLine | null {
  const { left, width } = document.querySelector('main')?.getBoundingClientRect() ?? { left: 0, width: innerWidth }
  for (const share of [0.5, 0.3, 0.7, 0.12, 0.88]) {
    const line = lineAtPoint(left + width * share, y)
    if (line) return line
  }
  return null
}
