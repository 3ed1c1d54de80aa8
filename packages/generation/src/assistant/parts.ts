/** Words of a part at most: what free assistants still read to the end. */
export const MOST_WORDS = 6000

export type PageText = { number: number; text: string }
export type TextPart = { pages: PageText[]; words: number }

export const countWords = (text: string): number => text.match(/\S+/gu)?.length ?? 0

/** Pages in parts of at most 6,000 words, about equally long; a page longer than that is cut between sentences. */
export function partsOf(pages: readonly PageText[], most = MOST_WORDS): TextPart[] {
  const pieces = pages.filter(({ text }) => text !== '').flatMap(page => piecesOf(page, most))
  const total = pieces.reduce((sum, { words }) => sum + words, 0)
  const wanted = total / Math.max(1, Math.ceil(total / most))
  const parts: TextPart[] = []
  for (const { page, words } of pieces) {
    const open = parts.at(-1)
    const room = open !== undefined && open.words + words <= most
    // The half of a page that goes over the even share still belongs to it.
    if (open && room && open.words + words / 2 <= wanted) {
      open.pages.push(page)
      open.words += words
    } else parts.push({ pages: [page], words })
  }
  return parts
}

function piecesOf({ number, text }: PageText, most: number): { page: PageText; words: number }[] {
  const all = countWords(text)
  if (all <= most) return [{ page: { number, text }, words: all }]
  const pieces: { page: PageText; words: number }[] = []
  let open: string[] = []
  let words = 0
  const close = () => {
    if (open.length > 0) pieces.push({ page: { number, text: open.join(' ') }, words })
    open = []
    words = 0
  }
  for (const sentence of text.split(/(?<=[.!?…]["”’»)]?)\s+/u).flatMap(one => short(one, most))) {
    const size = countWords(sentence)
    if (words + size > most) close()
    open.push(sentence)
    words += size
  }
  close()
  return pieces
}

/** A sentence, or what never ends with a full stop in stretches that fit. */
function short(text: string, most: number): string[] {
  const words = text.split(/\s+/u)
  if (words.length <= most) return [text]
  return Array.from({ length: Math.ceil(words.length / most) }, (_, i) =>
    words.slice(i * most, (i + 1) * most).join(' '),
  )
}
