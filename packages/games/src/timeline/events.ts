import type { SourceEvent } from '../source.ts'
import { datesIn, type FoundDate } from './dates.ts'

/** What events are looked for in: something that was asked and answered, and the passage it comes from. */
export type Dated = {
  question: string | null
  answer: string | null
  page: number | null
  quote: string | null
  /** Present for cards. */
  cardId: number | null
}

const asksForDate = new RegExp(
  '^(?:(?:Em|Desde|Até) (?:que|qual) (?:ano|século|data|dia|mês|década|época)|(?:Desde ' +
    String.raw`|Até )?[Qq]uando)\s+(?:foi que\s+|é que\s+)?(.+?)\s*\?$`,
  'u',
)
const shortest = 15
const longest = 150
/** An answer that is a date has few letters beside it: 'Em novembro de 1807', 'No ano de 1815.' */
const besideDate = 14

/**
 * The events that a material's items tell of: first what is asked with 'quando', then passages that are one sentence
 * with one date in them. The date itself is taken out of the text.
 */
export function eventsIn(items: readonly Dated[]): SourceEvent[] {
  const found = new Map<string, Omit<SourceEvent, 'eventId'>>()
  const told = new Set<string>()
  function keep(event: Omit<SourceEvent, 'eventId'> | null) {
    if (!event || found.has(keyOf(event.text)) || told.has(`${event.quote} ${event.from}`)) return
    found.set(keyOf(event.text), event)
    if (event.quote !== null) told.add(`${event.quote} ${event.from}`)
  }
  for (const item of items) keep(fromQuestion(item))
  for (const item of items) keep(fromQuote(item))
  return [...found.values()].map((event, at) => ({ ...event, eventId: at + 1 }))
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 'Em que ano o Brasil deixou de ser colônia?' and '1815' tell that 'O Brasil deixou de ser colônia.' in 1815. */
function fromQuestion({ question, answer, page, quote, cardId }: Dated): Omit<SourceEvent, 'eventId'> | null {
  const happened = asksForDate.exec(question?.trim() ?? '')?.[1]
  const date = onlyDate(answer ?? '')
  if (!happened || !date || (answer ?? '').length - date.text.length > besideDate) return null
  const text = sentence(happened)
  return text === null || datesIn(text).length > 0 ? null : { text, ...spanOf(date), page, quote, cardId }
}

/**
 * 'Em 1806, Napoleão decretou o Bloqueio Continental.' tells that 'Napoleão decretou o Bloqueio Continental.' in 1806.
 */
function fromQuote({ page, quote }: Dated): Omit<SourceEvent, 'eventId'> | null {
  if (quote === null || !isOneSentence(quote) || leansOnOthers.test(quote)) return null
  const date = onlyDate(quote)
  if (!date) return null
  const before = when.exec(quote.slice(0, date.start))
  const rest = quote.slice(date.end)
  if (!before || /^\s*,?\s*(?:data|dia|mês|ano|época|quando)(?!\p{L})/u.test(rest)) return null
  const start = quote.slice(0, before.index)
  // 'terminou em 1823, com a saída' needs no comma without its date; ', em 1889, e foi' needs one.
  const text = sentence(`${start} ${start.endsWith(',') ? rest : rest.replace(/^\s*,\s*/, ' ')}`)
  return text === null ? null : { text, ...spanOf(date), page, quote, cardId: null }
}

const spanOf = ({ text, from, to }: FoundDate) => ({ date: text, from, to })

function onlyDate(text: string): FoundDate | null {
  const [date, other] = datesIn(text)
  return date && !other ? date : null
}

/** What makes a date the time of what happens; 'a Constituição de 1824' only has one in its name. */
const when = new RegExp(
  String.raw`(?:^|\s)(?:(?:ainda|já|só|apenas|somente|provavelmente|finalmente)\s+)?(?:[Ee]m|[Nn]o dia` +
    String.raw`|[Nn]o ano de|[Nn]o mês de|[Nn][oa]|[Pp]or volta de)\s*$`,
  'u',
)

/** Sentences that only the ones before them explain. */
const leansOnOthers = new RegExp(
  '^(?:El[ea]s?|Iss?o|Ess[ea]s?|Est[ea]s?|Ness[ea]s?|Nest[ea]s?|Aquel[ea]s?|Naquel[ea]s?|Então' +
    '|Assim|Depois|Mas|Porém|Por isso|Como resposta|Por sua vez|Também|Já|Lá|Ali|Logo|Além disso' +
    String.raw`|Em seguida|Porque|Pois|Quando|Como|Se)(?!\p{L})|(?:^|[\s,])(?:anos?|meses|dias|mês) (?:depois` +
    '|antes|mais tarde)|(?:no|do) mesmo (?:ano|mês|dia)|(?:ess|aquel|nest)[ea] (?:ano|data|época' +
    '|período)',
  'u',
)

/** Sentence ends inside a text, but not the point of 'D. João' or 'a.C.'. */
function isOneSentence(quote: string): boolean {
  const inner = quote.trim().match(/(?<!(?:^|[\s.])\p{L}|Sr|Sra|Dr|Dra|séc|nº)[.!?]\s+(?=[A-ZÀ-Ú“"])/gu) ?? []
  return inner.length === 0 && /^[A-ZÀ-Ú]/u.test(quote) && /[.!]$/u.test(quote.trim())
}

/** The words as one sentence, of a length that fits on a card; null when they do not make one. */
function sentence(words: string): string | null {
  const plain = words
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/,(?=[.,])/g, '')
    .replace(/^[\s,;]+|[\s,;:.!]+$/g, '')
  if (plain.length < shortest || plain.length > longest || plain.includes('__')) return null
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`
}
