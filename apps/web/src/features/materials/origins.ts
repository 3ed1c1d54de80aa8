import type { ReplyOf } from '@capivira/core/http/endpoint'
import type { getPage } from '@capivira/core/materials/page-contract'
import { formatCount, formatPercent } from '../../lib/format.ts'

type Page = Pick<ReplyOf<typeof getPage>, 'lines' | 'unread'>
type PageLine = Page['lines'][number]

/**
 * Below this recognition got one word in ten or more wrong: what pages are called doubtful by
 * (core/materials/doubtful-pages).
 */
const DOUBTFUL = 75

/** Lines that follow each other and come from the same place. */
export type Passage = { firstLine: number; label: string; text: string; isDoubtful: boolean }

const isDoubtful = ({ confidence }: PageLine) => confidence !== null && confidence < DOUBTFUL

/** Where a line comes from, as a heading of the lines that do. */
function labelOf(line: PageLine): string {
  if (line.source === 'field') return 'Campo preenchido'
  if (line.source === 'note') return 'Anotação na página'
  if (line.source === 'ocr') return isDoubtful(line) ? 'Lido da imagem, com pouca certeza' : 'Lido da imagem'
  return 'Texto do PDF'
}

/** The page's lines in order, put together by where they come from. */
export function passagesOf(lines: Page['lines']): Passage[] {
  const starts = lines.flatMap((line, at) => {
    const before = lines[at - 1]
    return before && labelOf(before) === labelOf(line) ? [] : [at]
  })
  return starts.map((firstLine, at) => {
    const own = lines.slice(firstLine, starts[at + 1])
    return {
      firstLine,
      label: own.slice(0, 1).map(labelOf).join('') + certainty(own),
      text: own.map(({ text }) => text.replace(/\u00ad$/, '-')).join('\n'),
      isDoubtful: own.some(isDoubtful),
    }
  })
}

/** How sure recognition is on the whole, 0–100; null where nothing was recognized. */
function sureOf(lines: Page['lines']): number | null {
  const sure = lines.flatMap(({ confidence }) => confidence ?? [])
  return sure.length === 0 ? null : Math.round(sure.reduce((sum, one) => sum + one, 0) / sure.length)
}

function certainty(lines: Page['lines']): string {
  const sure = sureOf(lines)
  return sure === null ? '' : ` (${formatPercent(sure)})`
}

/**
 * Where the page's text comes from, in one sentence; null on pages that were read before lines told it, and on those
 * without text.
 */
export function originOf(lines: Page['lines']): string | null {
  const known = lines.filter(({ source }) => source !== null)
  if (known.length === 0 || known.length < lines.length) return null
  const of = (source: PageLine['source']) => known.filter(line => line.source === source)
  const read = of('ocr')
  const sure = sureOf(read)
  if (of('text').length === known.length) return 'O texto vem do próprio PDF.'
  if (read.length === known.length)
    return `O texto foi lido da imagem da página${sure === null ? '' : `, com ${formatPercent(sure)} de certeza`}.`
  const parts = [
    of('text').length > 0 && `${formatCount(of('text').length, 'linha', 'linhas')} do próprio PDF`,
    read.length > 0 && `${formatCount(read.length, 'linha lida', 'linhas lidas')} da imagem${certainty(read)}`,
    of('field').length > 0 && `${formatCount(of('field').length, 'campo preenchido', 'campos preenchidos')}`,
    of('note').length > 0 && `${formatCount(of('note').length, 'linha', 'linhas')} de anotações`,
  ].filter(part => part !== false)
  return `De onde vem o texto: ${new Intl.ListFormat('pt-BR').format(parts)}.`
}

/** What is said of the parts of a page that stayed unread, and what to do; null where all was read. */
export function unreadText(unread: Page['unread']): string | null {
  if (unread.length === 0) return null
  const isFont = unread.every(({ kind }) => kind === 'font')
  return isFont
    ? 'As letras dos trechos tracejados estão trocadas dentro do arquivo e não puderam ser lidas. Exporte o PDF ' +
        'de novo a partir do documento original.'
    : 'O texto dos trechos tracejados não pôde ser lido. Digite-o no documento, ou envie uma imagem mais nítida.'
}
