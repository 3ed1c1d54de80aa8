import { analyse, lemma, numberOf } from '@capivira/portuguese/morphology'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import { tagWords, type Word } from '../grammar/tagging.ts'
import { meansPerson } from '../people/people.ts'
import { isSituational } from './situations.ts'

/** 'essa lente', 'desses gases', with nothing between: what it points at has been called so. */
const POINTED = /(?<![\p{L}])([DdNn]?)([Ee]ss|[Ee]st)([ea]s?)\s(\p{Ll}{3,})(?![\p{L}])/gu
/** Nouns that take up a thought, a time or a way rather than a thing. */
const NO_THING = wordsOf('no thing that a phrase takes up')
/** Told apart from others of its kind before it is named, and so not by its name. */
const ONE_OF_MANY = wordsOf('one of many')
const VAGUE_KIND = wordsOf('vague kind')

/** Where in a sentence something is pointed at by its noun. */
type Pointer = { start: number; end: number; link: string; article: string; noun: string }

/**
 * 'Essa camada impede…' after '…uma zona chamada de camada de depleção' → 'A camada de depleção impede…'; 'uma parte
 * desses gases' after 'os gases nobres' → 'uma parte dos gases nobres'. Only where the sentence before names one thing
 * by the noun, with what tells of which kind it is.
 */
export function resolveSameNoun(core: string, previous: string): string | null {
  const [pointer, other] = pointersOf(core)
  if (!pointer || other) return null
  const { noun } = pointer
  // Named in this sentence already: that is nearer.
  if (tagWords(core.slice(0, pointer.start)).some(({ lower }) => lemma(lower) === lemma(noun))) return null
  const own = ownWords(core, pointer)
  const known = namedBy(previous, noun)
  if (known === null) return null
  if (own === '') return known === noun ? null : put(core, pointer, known)
  // 'Esses gases nobres': said in full, it needs no more than an article.
  return known === `${noun} ${own}` ? put(core, pointer, noun) : null
}

const LINKED = pattern('u')`^[^,]*,\s${'conjunction that links clauses'}\s`

/**
 * 'O RNA traduz essa informação' after 'a informação genética' in the same sentence → 'traduz a informação genética'.
 */
export function resolveWithin(core: string): string {
  const pointers = pointersOf(core)
  const [pointer] = pointers
  if (!pointer || pointers.length > 1 || pointer.start === 0) return core
  const known = namedBy(core.slice(0, pointer.start), pointer.noun)
  if (known === null || known === pointer.noun) return core
  const between = core.slice(core.lastIndexOf(known, pointer.start) + known.length, pointer.start)
  // 'são fontes secas, sem essas fontes não se vive': two sentences run together.
  const told = tagWords(core.slice(0, pointer.start)).some(({ tag }) => tag === 'verb')
  if (told && /,/.test(between) && !LINKED.test(between)) return core
  return put(core, pointer, ownWords(core, pointer) === '' ? known : pointer.noun)
}

function pointersOf(core: string): Pointer[] {
  return [...core.matchAll(POINTED)].flatMap(({ 0: whole, 1: link = '', 3: ending = '', 4: noun = '', index }) =>
    NO_THING.has(lemma(noun)) || !analyse(noun).some(a => a.category === 'noun')
      ? []
      : [{ start: index, end: index + whole.length, link, article: ending.replace('e', 'o'), noun }],
  )
}

/** What the noun pointed at has with it of its own: 'esses gases nobres' → 'nobres'. */
function ownWords(core: string, { end }: Pointer): string {
  const words = tagWords(core)
  const at = words.findIndex(({ start }) => start >= end)
  return at < 0 ? '' : textOf(words.slice(at, describedUntil(words, at)))
}

function put(core: string, { start, end, link, article }: Pointer, thing: string): string {
  const said = `${link.toLowerCase()}${article} ${thing}`
  return `${core.slice(0, start)}${start === 0 ? said.charAt(0).toUpperCase() + said.slice(1) : said}${core.slice(end)}`
}

/**
 * The one thing a text calls by a noun, in its number, with what describes it; null where it names none, or several.
 */
function namedBy(text: string, noun: string): string | null {
  const words = tagWords(text)
  const found = new Set<string>()
  for (const [at, word] of words.entries()) {
    if (word.tag !== 'noun' || lemma(word.lower) !== lemma(noun)) continue
    if (numberOf(word.lower) !== numberOf(noun) || words.slice(Math.max(0, at - 2), at).some(isOneOfMany)) return null
    const to = describedUntil(words, at + 1)
    const kind = textOf(words.slice(at + 1, to))
    if (!endsAt(words, to) || (isMetOnce(words[at - 1], noun) && !/\p{Lu}/u.test(kind))) return null
    found.add(kind === '' ? word.lower : `${word.lower} ${kind}`)
  }
  // Said again in short: 'a lente convexa … a lente'.
  const [only, short] = [...found].sort((a, b) => b.length - a.length)
  return only === undefined || found.size > 2 || (short !== undefined && short !== noun) ? null : only
}

const isOneOfMany = ({ lower }: Word) => ONE_OF_MANY.has(lower)

/** 'um homem velho': met by chance, and so not known by what he is like. */
const isMetOnce = (before: Word | undefined, noun: string) =>
  /^uma?$/.test(before?.lower ?? '') && (meansPerson(noun) || isSituational(noun))

/**
 * Whether nothing more belongs to a phrase: not 'as peças de metal | e vidro', 'os seres vivos | que voam', 'a luta |
 * contra o fogo'.
 */
function endsAt(words: readonly Word[], at: number): boolean {
  const next = words[at]
  if (next === undefined || /^[,.;:)]$/.test(next.text)) return true
  if (next.lower === 'e') return words[at + 1]?.tag === 'verb'
  return next.tag === 'verb' || isOneOf('end of a phrase', next.lower)
}

/** Past the adjectives and 'de' with its noun that follow a noun: 'nobres', 'de depleção', 'genética'. */
function describedUntil(words: readonly Word[], from: number): number {
  let at = pastAdjectives(words, from)
  for (let round = 0; round < 2; round++) {
    if (!/^d[aeo]s?$/.test(words[at]?.lower ?? '')) break
    let to = at + 1
    while (words[to]?.tag === 'adjective' && words[to + 1]?.tag === 'noun') to++
    const proper = words[to]?.tag === 'proper'
    if (!proper && words[to]?.tag !== 'noun') break
    to++
    while (proper && words[to]?.tag === 'proper') to++
    at = pastAdjectives(words, to)
  }
  return at
}

function pastAdjectives(words: readonly Word[], from: number): number {
  let at = from
  while (words[at]?.tag === 'adjective' && !VAGUE_KIND.has(words[at]?.lower ?? '')) at++
  return at
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')
