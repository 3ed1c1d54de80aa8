import { contentOf, emptyItem, type Open } from './content.ts'
import {
  asideIn,
  fieldIn,
  type Header,
  headerIn,
  isEnd,
  type Lettered,
  letteredIn,
  type Said,
  unfolded,
} from './fields.ts'
import { type Line, linesOf, plainLine } from './lines.ts'
import { unfoldedObjects } from './objects.ts'
import { untabled } from './tables.ts'
import type { ParsedAnswer, Unfinished, WrittenItem } from './written.ts'

/** More items than any prompt asks for; what comes after them is counted, and not read. */
export const MOST_ITEMS = 600
/** Longer fields are no field of an item. */
const LONGEST = 2000

/** Reads the answer of an assistant as people paste it: fields by their labels, whatever a chat has put around them. */
export function parseAnswer(text: string): ParsedAnswer {
  const lines = untabled(linesOf(unfoldedObjects(text))).flatMap(line =>
    unfolded(line.text).map(part => ({ ...line, text: part })),
  )
  const strict = readLines(lines, false)
  if (strict.items.length > 0) return strict
  // Letters as sentences begin with them are labels only where there are no others.
  const loose = readLines(lines, true)
  return loose.items.length > 0 ? loose : strict
}

function readLines(lines: readonly Line[], loosely: boolean): ParsedAnswer {
  const reader = new Reader(loosely)
  for (const line of lines) reader.take(line)
  return reader.end()
}

class Reader {
  readonly #loosely: boolean
  readonly #items: Open[] = []
  #open: Open | null = null
  /** The field that the next line may go on with; `fresh` until anything of it has been said. */
  #field: { name: Said['field']; fresh: boolean } | null = null
  #ended = false
  #left = 0

  constructor(loosely: boolean) {
    this.#loosely = loosely
  }

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
      if (header.rest) this.take(plainLine(header.rest))
      return
    }
    const said = this.#isNextOption(line) ? null : fieldIn(line.text, this.#loosely)
    const aside = said ? null : asideIn(line.text)
    if (said) this.#say(said)
    else if (aside) this.#setAside(aside.page)
    else this.#goOn(line)
  }

  end(): ParsedAnswer {
    const cut = this.#open
    this.#close()
    const ended = this.#ended
    return { ...assemble(this.#items, ended ? null : cut, ended), left: this.#left }
  }

  /** 'C1' may be an answer: that of a field which waits for its words. */
  #isOption({ text }: Line): boolean {
    return this.#field?.fresh === true && text.length < 4 && this.#field.name !== 'question'
  }

  /** 'D) …' and 'E: …' are options where 'A', 'B' and 'C' have been, and no hint and no wrong option. */
  #isNextOption({ text }: Line): boolean {
    const named = this.#open?.lettered.size ?? 0
    return named > 0 && letteredIn(text)?.letter === 'ABCDE'[named]
  }

  #begin(header: Header | null): Open {
    this.#close()
    this.#open = emptyItem(header)
    this.#ended = false
    return this.#open
  }

  #close(): void {
    if (this.#open && this.#items.length >= MOST_ITEMS) this.#left += 1
    else if (this.#open && hasAnything(this.#open)) this.#items.push(this.#open)
    this.#open = null
    this.#field = null
  }

  #setAside(page: number | null): void {
    if (this.#open) this.#open.page ??= page
    this.#field = null
  }

  #say({ field, value, page }: Said): void {
    let item = this.#open
    const opens = field === 'question' || field === 'word'
    if (!item || (opens && (item.fields.question !== undefined || item.fields.word !== undefined)))
      item = this.#begin(null)
    item.page ??= page
    this.#field = { name: field, fresh: value === '' }
    if (field === 'wrong') {
      if (value) item.wrong.push(value.slice(0, LONGEST))
    } else if (item.fields[field] === undefined) item.fields[field] = value.slice(0, LONGEST)
    else this.#field = null
  }

  #goOn(line: Line): void {
    const { text, listed } = line
    const item = this.#open
    if (!item) return
    const lettered = letteredIn(text) ?? boxedIn(line, item)
    if (this.#field?.name === 'wrong' && (this.#field.fresh || listed || lettered)) {
      item.wrong.push((lettered?.text ?? text).slice(0, LONGEST))
      return
    }
    if (lettered && (item.fields.answer === undefined || item.lettered.size > 0 || lettered.letter === 'A')) {
      item.lettered.set(lettered.letter, lettered.text.slice(0, LONGEST))
      if (lettered.right || line.box === 'ticked') item.marked = lettered.letter
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

/** '[x] A chuva' behind a question: an option under the next letter. */
function boxedIn({ box, text }: Line, { fields, lettered }: Open): Lettered | null {
  const letter = 'ABCDE'[lettered.size]
  return box && letter !== undefined && fields.question !== undefined ? { letter, text, right: false } : null
}

/** What ends like a sentence does not go on on the next line: what stands there is the chat's own talk. */
const isWhole = (text: string) => /[.!?…]["”’»)]*$/u.test(text)

function hasAnything({ fields, wrong, lettered }: Open): boolean {
  return Object.values(fields).some(Boolean) || wrong.length > 0 || lettered.size > 0
}

function assemble(items: readonly Open[], cut: Open | null, ended: boolean): Omit<ParsedAnswer, 'left'> {
  const counts = { C: 0, Q: 0, W: 0 }
  const read = items.map(open => {
    const content = contentOf(open)
    const letter = content.kind === 'card' ? 'C' : content.kind === 'question' ? 'Q' : 'W'
    counts[letter] += 1
    const header = open.header?.kind === letter ? open.header.label : null
    const item: WrittenItem = { label: header ?? `${letter}${counts[letter]}`, ...content }
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

const wrongOptions = 'as alternativas erradas (E)'
const LACKS: readonly { name: string; isThere: (item: WrittenItem) => boolean; of: readonly WrittenItem['kind'][] }[] =
  [
    { name: 'a pergunta (P)', isThere: ({ question }) => question !== '', of: ['card', 'question'] },
    { name: 'a resposta (R)', isThere: ({ answer }) => answer !== '', of: ['card', 'question'] },
    { name: wrongOptions, isThere: ({ wrong }) => wrong.length >= 2, of: ['question'] },
    { name: 'a palavra (W)', isThere: ({ answer }) => answer !== '', of: ['word'] },
    { name: 'a dica (D)', isThere: ({ question }) => question !== '', of: ['word'] },
    { name: 'a frase do texto (F)', isThere: ({ quote }) => quote !== '', of: ['card', 'question', 'word'] },
  ]

/** What an item cannot do without and does not have; of one that an answer ends with, its third option as well. */
function lacking(item: WrittenItem, isLast: boolean): string[] {
  const lacks = LACKS.filter(({ isThere, of }) => of.includes(item.kind) && !isThere(item)).map(({ name }) =>
    // Of two wrong options one may have come.
    name === wrongOptions && item.wrong.length === 1 ? 'uma alternativa errada (E)' : name,
  )
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
