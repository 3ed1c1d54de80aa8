import { type FieldName, type Header, withoutPage } from './fields.ts'
import type { WrittenItem } from './written.ts'

/** An item while its lines are read: its fields as they came. */
export type Open = {
  header: Header | null
  /** The page that it names elsewhere than in its head. */
  page: number | null
  fields: Partial<Record<Exclude<FieldName, 'wrong'>, string>>
  wrong: string[]
  /** Options under letters, the right one among them. */
  lettered: Map<string, string>
  /** The letter whose option a chat marks as the right one. */
  marked: string | null
}

export const emptyItem = (header: Header | null): Open => ({
  header,
  page: null,
  fields: {},
  wrong: [],
  lettered: new Map(),
  marked: null,
})

export type Content = Omit<WrittenItem, 'label'>

/** What the fields of an item say, each without what a chat puts around it. */
export function contentOf(open: Open): Content {
  const { header, fields } = open
  const sentence = withoutPage(plain(fields.quote))
  const page = header?.page ?? open.page ?? sentence.page
  const rest = { page, explanation: clean(fields.explanation), quote: clean(sentence.quote) }
  if (fields.word !== undefined || (header?.kind === 'W' && fields.question === undefined)) {
    const answer = clean(fields.word).replace(/[.;,]$/, '')
    return { kind: 'word', question: clean(fields.hint), answer, wrong: [], ...rest }
  }
  const { answer, options } = optionsOf(open)
  const kind = options.length >= 2 || header?.kind === 'Q' ? 'question' : 'card'
  const own = options.filter(option => option !== answer)
  return { kind, question: clean(fields.question), answer, wrong: kind === 'card' ? [] : own.slice(0, 4), ...rest }
}

const NAMED_LETTER = /^(?:(?:a )?(?:letra|alternativa|opção) )?\(?([A-E])(?:\)|$|[.:]|\s[–—-]\s)/iu

/** The right answer and the wrong ones, under letters or each in its field. */
function optionsOf({ fields, wrong, lettered, marked }: Open): { answer: string; options: string[] } {
  const answer = clean(fields.answer)
  const options = separated(wrong)
  if (lettered.size < 2) return { answer, options }
  const all = [...lettered].map(([letter, text]) => ({ letter, text: clean(text) }))
  const named = NAMED_LETTER.exec(plain(fields.answer))?.[1]?.toUpperCase()
  const right =
    all.find(({ letter }) => letter === named) ??
    all.find(({ text }) => text === answer) ??
    (answer === '' ? all.find(({ letter }) => letter === marked) : undefined)
  if (!right) return { answer, options: [...options, ...all.map(({ text }) => text)] }
  return { answer: right.text, options: [...options, ...all.filter(one => one !== right).map(({ text }) => text)] }
}

const APART = [/\s?[|;]\s?|\s\/\s/u, /(?:^|\s)(?=\(?[A-Ea-e]\)\s)/u, /(?:^|\s)(?=\(?[1-5][).]\s)/u] as const

/** Wrong options that share one line: 'o frio; a neve; o gelo', 'a) o frio b) a neve', '(1) o frio (2) a neve'. */
function separated(wrong: readonly string[]): string[] {
  const [only, ...more] = wrong
  if (only === undefined || more.length > 0) return wrong.map(clean)
  for (const sign of APART) {
    const parts = only
      .split(sign)
      .map(part => clean(part.replace(/^\(?[1-5][).]\s/u, '')))
      .filter(Boolean)
    if (parts.length >= 2) return parts
  }
  return [clean(only)]
}

const QUOTED = /^(?:"([^"]+)"|[“„]([^“”„]+)[“”]|«([^«»]+)»|‘([^‘]+)’|'([^']{8,})')([.?!]?)$/u
const TICK = /^[✅❌✔✖✓✗✘☑]\s?|\s?[✅❌✔✖✓✗✘☑]$/gu

const plain = (value: string | undefined): string =>
  (value ?? '')
    .replace(/\s[|·]$/u, '')
    .replace(TICK, '')
    .trim()

/** A value without its list mark and without quotation marks around all of it. */
function clean(value: string | undefined): string {
  const text = plain(value)
    .replace(/^(?:\(?[A-Ea-e]\)|[-•])\s/u, '')
    .trim()
  const [, a, b, c, d, e, end = ''] = QUOTED.exec(text) ?? []
  const inside = a ?? b ?? c ?? d ?? e
  return inside === undefined ? text : inside + (/[.?!]$/.test(inside) ? '' : end)
}
