import { type FieldName, fieldIn, type Header, headerIn, isEnd, letteredIn, unfolded } from './fields.ts'
import { type Line, linesOf } from './lines.ts'
import { untabled } from './tables.ts'
import type { ParsedAnswer, Unfinished, WrittenItem } from './written.ts'

/** More items than any prompt asks for; what comes after them is not read. */
const MOST_ITEMS = 600
/** Longer fields are no field of an item. */
const LONGEST = 2000

/** An item while its lines are read. */
type Open = {
  header: Header | null
  fields: Partial<Record<Exclude<FieldName, 'wrong'>, string>>
  wrong: string[]
  lettered: Map<string, string>
}

const emptyItem = (header: Header | null): Open => ({ header, fields: {}, wrong: [], lettered: new Map() })

/** Reads the answer of an assistant as people paste it: fields by their labels, whatever a chat has put around them. */
export function parseAnswer(text: string): ParsedAnswer {
  const reader = new Reader()
  for (const line of untabled(linesOf(text))) {
    for (const part of unfolded(line.text)) reader.take({ text: part, listed: line.listed })
  }
  return reader.end()
}

class Reader {
  readonly #items: Open[] = []
  #open: Open | null = null
  /** The field that the next line may go on with; `fresh` until anything of it has been said. */
  #field: { name: FieldName; fresh: boolean } | null = null
  #ended = false

  take(line: Line): void {
    if (line.text === '') {
      // A label alone on its line is answered by the next one, blank lines between or not.
      if (!this.#field?.fresh) this.#field = null
      return
    }
    if (isEnd(line.text)) {
      this.#close()
      this.#ended = true
      return
    }
    const header = headerIn(line.text)
    if (header && !this.#isOption(line)) {
      this.#begin(header)
      if (header.rest) this.take({ text: header.rest, listed: false })
      return
    }
    const said = fieldIn(line.text)
    if (said) this.#say(said.field, said.value)
    else this.#goOn(line)
  }

  end(): ParsedAnswer {
    const cut = this.#open
    this.#close()
    const ended = this.#ended
    return assemble(this.#items, ended ? null : cut, ended)
  }

  /** 'C1' may be an answer: that of a field which waits for its words. */
  #isOption({ text }: Line): boolean {
    return this.#field?.fresh === true && text.length < 4 && this.#field.name !== 'question'
  }

  #begin(header: Header | null): Open {
    this.#close()
    this.#open = emptyItem(header)
    this.#ended = false
    return this.#open
  }

  #close(): void {
    if (this.#open && this.#items.length < MOST_ITEMS && hasAnything(this.#open)) this.#items.push(this.#open)
    this.#open = null
    this.#field = null
  }

  #say(field: FieldName, value: string): void {
    let item = this.#open
    const opens = field === 'question' || field === 'word'
    if (!item || (opens && (item.fields.question !== undefined || item.fields.word !== undefined)))
      item = this.#begin(null)
    this.#field = { name: field, fresh: value === '' }
    if (field === 'wrong') {
      if (value) item.wrong.push(value.slice(0, LONGEST))
    } else if (item.fields[field] === undefined) item.fields[field] = value.slice(0, LONGEST)
    else this.#field = null
  }

  #goOn({ text, listed }: Line): void {
    const item = this.#open
    if (!item) return
    const lettered = letteredIn(text)
    if (this.#field?.name === 'wrong' && (this.#field.fresh || listed || lettered)) {
      item.wrong.push((lettered?.text ?? text).slice(0, LONGEST))
      return
    }
    if (lettered && item.fields.answer === undefined) {
      item.lettered.set(lettered.letter, lettered.text.slice(0, LONGEST))
      this.#field = null
      return
    }
    const open = this.#field
    if (!open) return
    if (open.name === 'wrong') {
      const last = item.wrong.pop() ?? ''
      item.wrong.push(isWhole(last) ? last : `${last} ${text}`.slice(0, LONGEST))
      return
    }
    const before = item.fields[open.name] ?? ''
    if (!open.fresh && isWhole(before)) return
    item.fields[open.name] = `${before} ${text}`.trim().slice(0, LONGEST)
    this.#field = { name: open.name, fresh: false }
  }
}

/** What ends like a sentence does not go on on the next line: what stands there is the chat's own talk. */
const isWhole = (text: string) => /[.!?…]["”’»)]*$/u.test(text)

function hasAnything({ fields, wrong, lettered }: Open): boolean {
  return Object.values(fields).some(Boolean) || wrong.length > 0 || lettered.size > 0
}

function assemble(items: readonly Open[], cut: Open | null, ended: boolean): ParsedAnswer {
  const counts = { C: 0, Q: 0, W: 0 }
  const read = items.map(open => {
    const resolved = resolve(open)
    const letter = resolved.kind === 'card' ? 'C' : resolved.kind === 'question' ? 'Q' : 'W'
    counts[letter] += 1
    const header = open.header?.kind === letter ? open.header.label : null
    const item: WrittenItem = {
      label: header ?? `${letter}${counts[letter]}`,
      page: open.header?.page ?? null,
      ...resolved,
    }
    return { item, lacks: lacking(item, open === cut) }
  })
  const whole = read.filter(({ lacks }) => lacks.length === 0).map(({ item }) => item)
  const known = new Set(whole.map(({ label }) => label))
  const unfinished: Unfinished[] = read
    // A chat that goes on in a second message often begins its last item anew.
    .filter(({ item, lacks }) => lacks.length > 0 && !known.has(item.label))
    .map(({ item, lacks }) => ({ ...item, lacks }))
  return { items: distinct(whole), unfinished, ended }
}

type Content = Omit<WrittenItem, 'label' | 'page'>

function resolve({ header, fields, wrong, lettered }: Open): Content {
  const rest = { explanation: clean(fields.explanation), quote: clean(fields.quote) }
  if (fields.word !== undefined || (header?.kind === 'W' && fields.question === undefined))
    return {
      kind: 'word',
      question: clean(fields.hint),
      answer: clean(fields.word).replace(/[.;,]$/, ''),
      wrong: [],
      ...rest,
    }
  const options = separated(wrong)
  let answer = clean(fields.answer)
  const letter = /^\(?([A-E])(?:[).]|$)/u.exec(answer)?.[1]
  const right = letter === undefined ? undefined : lettered.get(letter)
  if (right !== undefined) {
    answer = clean(right)
    for (const [other, text] of lettered) if (other !== letter) options.push(clean(text))
  }
  const kind = options.length >= 2 || header?.kind === 'Q' ? 'question' : 'card'
  const own = options.filter(option => option !== answer)
  return { kind, question: clean(fields.question), answer, wrong: kind === 'card' ? [] : own.slice(0, 4), ...rest }
}

/** Wrong options that share one line: 'o frio; a neve; o gelo', 'a) o frio b) a neve'. */
function separated(wrong: readonly string[]): string[] {
  const [only, ...more] = wrong
  if (only === undefined || more.length > 0) return wrong.map(clean)
  const parts = only.split(/\s?(?:\||;|\s\/)\s|\s(?=\(?[a-e]\)\s)/u)
  return parts.length >= 2 ? parts.map(clean).filter(Boolean) : [clean(only)]
}

const QUOTED = /^(?:"([^"]+)"|“([^“”]+)”|«([^«»]+)»|'([^']{8,})')([.?!]?)$/u

/** A value without its list mark and without quotation marks around all of it. */
function clean(value: string | undefined): string {
  const text = (value ?? '').replace(/^(?:\(?[a-e]\)|[-•])\s/u, '').trim()
  const [, a, b, c, d, end = ''] = QUOTED.exec(text) ?? []
  const inside = a ?? b ?? c ?? d
  return inside === undefined ? text : inside + (/[.?!]$/.test(inside) ? '' : end)
}

const LACKS: readonly { name: string; isThere: (item: WrittenItem) => boolean; of: readonly WrittenItem['kind'][] }[] =
  [
    { name: 'a pergunta (P)', isThere: ({ question }) => question !== '', of: ['card', 'question'] },
    { name: 'a resposta (R)', isThere: ({ answer }) => answer !== '', of: ['card', 'question'] },
    { name: 'as alternativas erradas (E)', isThere: ({ wrong }) => wrong.length >= 2, of: ['question'] },
    { name: 'a palavra (W)', isThere: ({ answer }) => answer !== '', of: ['word'] },
    { name: 'a dica (D)', isThere: ({ question }) => question !== '', of: ['word'] },
    { name: 'a frase do texto (F)', isThere: ({ quote }) => quote !== '', of: ['card', 'question', 'word'] },
  ]

/** What an item cannot do without and does not have; of one that an answer ends with, its third option as well. */
function lacking(item: WrittenItem, isLast: boolean): string[] {
  const lacks = LACKS.filter(({ isThere, of }) => of.includes(item.kind) && !isThere(item)).map(({ name }) => name)
  if (isLast && item.kind === 'question' && item.quote === '' && lacks.length === 0) return ['o fim']
  return lacks
}

/** The first of each item; the same words twice are one, two items of one label two. */
function distinct(items: readonly WrittenItem[]): WrittenItem[] {
  const seen = new Set<string>()
  return items.filter(({ kind, question, answer }) => {
    const key = `${kind}|${question}|${answer}`.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
