import { THRESHOLDS } from '../quality/thresholds.ts'
import { lemmaSet, share } from '../quality/words.ts'

/** 'Página 3: “…”': the page and the passage that proves the answer, clipped around it where it is long. */
export function explanationOf(page: number, quote: string, answer: string): string {
  const { maxChars, keySupport } = THRESHOLDS.explanation
  const frame = `Página ${page}: “”`
  const room = maxChars - frame.length
  const passage = tidyQuotes(quote.length <= room ? quote : clipAround(quote, answer, room))
  const text = `Página ${page}: “${passage}”`
  if (share(lemmaSet(answer), lemmaSet(text)) >= keySupport) return text
  const said = `${answer.replace(/\.$/, '')}. `
  const left = room - said.length
  return left < 40 ? text : `${said}Página ${page}: “${tidyQuotes(clipAround(quote, answer, left))}”`
}

function tidyQuotes(text: string): string {
  return text.replace(/[“”]/g, '"')
}

/** A window of whole words around the answer, with '…' where it was cut. */
function clipAround(quote: string, answer: string, room: number): string {
  if (quote.length <= room) return quote
  const at = Math.max(0, quote.toLowerCase().indexOf(answer.toLowerCase().slice(0, 40)))
  const inner = room - 2
  let start = Math.max(0, Math.min(at - Math.floor((inner - Math.min(answer.length, inner)) / 2), quote.length - inner))
  if (at + answer.length <= inner) start = 0
  let end = Math.min(quote.length, start + inner)
  if (start > 0) start = quote.indexOf(' ', start) + 1
  if (end < quote.length) end = quote.lastIndexOf(' ', end)
  return `${start > 0 ? '…' : ''}${quote.slice(start, end).replace(/[\s,;:]+$/, '')}${end < quote.length ? '…' : ''}`
}
