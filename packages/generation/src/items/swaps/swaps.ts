import { isFunctionWord } from '@capivira/portuguese/function-words'
import { plural } from '@capivira/portuguese/inflection'
import { analyse, type Gender, genderOf } from '@capivira/portuguese/morphology'
import { tagWords, type Word } from '../../analysis/grammar/tagging.ts'
import { pattern } from '../../lexicon/words.ts'
import { listed } from '../kinds/lists.ts'
import { nameOneThing } from '../options/same-thing.ts'
import { shuffled } from '../random.ts'
import { groupsOf, oppositesOf, type WordClass } from './forms.ts'
import { SET_PHRASES, WEIGHTY, WELCOME } from './opposites.ts'

/** A stretch of a text and what may stand in its place to make it false. */
type Slot = { start: number; end: number; others: readonly string[] }

/** Names of a document, the longest first, and for each the others of its kind written and joined as it is. */
export type Namesakes = { names: readonly string[]; others: (name: string) => readonly string[] }

/**
 * Wrong options made of an answer. Of a pair of changes all three are needed, so that no part of the right answer
 * stands out by being repeated; of one change any two or three.
 */
type SwappedSet = { options: string[]; whole: boolean }

/**
 * The answer with one or two of its words put into their opposites ('a menor concentração' → 'a maior concentração',
 * 'da Caatinga' → 'da Amazônia') or a name of the document's put in another's place: wrong options built like the right
 * one. None where nothing can be changed.
 */
export function swappedSets(
  answer: string,
  question: string,
  random: () => number,
  namesakes?: Namesakes,
): SwappedSet[] {
  // 'Animal herbívoro, como a capivara': the examples would give the change away.
  if (/,\s(?:como|tais como|por exemplo)(?![\p{L}])/u.test(answer) || isLong(answer)) return []
  const slots = slotsOf(answer, question, namesakes)
  const sets: SwappedSet[] = []
  for (const [i, a] of slots.entries()) {
    for (const b of slots.slice(i + 1)) {
      const x = shuffled(a.others, random)[0]
      // 'Os chefes da Rússia e Rússia'
      const y = shuffled(b.others, random).find(other => other !== x)
      if (x === undefined || y === undefined) continue
      // From the end, so that the first place stays where it is.
      const second = put(answer, b, y)
      sets.push({ options: [put(answer, a, x), second, put(second, a, x)], whole: true })
    }
  }
  return [...sets, ...slots.filter(({ others }) => others.length > 1).map(slot => changed(answer, slot, random))]
}

/** Options that differ in one word have to be read at once. */
const MOST_WORDS = 14

function isLong(answer: string): boolean {
  return answer.split(' ').length > MOST_WORDS
}

/** The answer with nothing but a name changed ('No extrato de S. alata'): where no opposite makes it surely false. */
export function renamedSets(
  answer: string,
  question: string,
  random: () => number,
  namesakes: Namesakes,
): SwappedSet[] {
  if (isLong(answer)) return []
  return ownNameSlots(answer, question, namesakes).map(slot => changed(answer, slot, random))
}

function changed(answer: string, slot: Slot, random: () => number): SwappedSet {
  return { options: shuffled(slot.others, random).map(other => put(answer, slot, other)), whole: false }
}

function put(text: string, { start, end }: Slot, other: string): string {
  const cased = /^\p{Lu}/u.test(text.slice(start, end)) ? other.charAt(0).toUpperCase() + other.slice(1) : other
  return text.slice(0, start) + cased + text.slice(end)
}

/** The places where a word can be changed, in the order of the text. */
function slotsOf(answer: string, question: string, namesakes: Namesakes | undefined): Slot[] {
  const words = tagWords(answer)
  const asked = new Set(tagWords(question).flatMap(({ lower }) => groupsOf(lower)))
  const said = words.flatMap(({ lower }) => groupsOf(lower))
  const slots: Slot[] = []
  for (const [at, word] of words.entries()) {
    if (isWithout(words, at)) slots.push({ start: word.start, end: word.end, others: ['com'] })
    const wordClass = classOf(word, at)
    const opposite = wordClass && oppositesOf(word.lower, wordClass, nounGender(words, at))
    if (!opposite) continue
    // 'de sólido para líquido' already says both; what the question says cannot be changed in the answer alone.
    if (asked.has(opposite.group) || said.filter(group => group === opposite.group).length > 1) continue
    const alone = wordClass === 'adjective' && standsAlone(words, at)
    if (isSetPhrase(words, at) || (wordClass === 'verb' && !isFreeVerb(words, at)) || praises(words, at)) continue
    const others = opposite.others.filter(
      other =>
        !(alone && analyse(other).every(({ category }) => category !== 'noun')) &&
        !SAID_BESIDE.some(([form, beside]) => form.test(other) && beside.test(answer)),
    )
    if (others.length > 0) slots.push({ start: word.start, end: word.end, others })
  }
  slots.push(...wayThereAndBack(words, answer, asked))
  const listedNames = nameSlots(answer, question, namesakes?.names ?? [])
  const own = namesakes ? ownNameSlots(answer, question, namesakes) : []
  const apart = own.filter(({ start, end }) => !listedNames.some(slot => slot.start < end && start < slot.end))
  const numbers = numberSlots(answer)
  // '1 aumento' is one change: the noun with its number.
  const uncounted = slots.filter(({ start }) => !numbers.some(number => number.start <= start && start < number.end))
  return [...uncounted, ...listedNames, ...apart, ...numbers].sort((a, b) => a.start - b.start)
}

/** 'Um sólido que rola': an adjective in the place of a noun, which only nouns can take. */
function standsAlone(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.tag === 'article' && !/^(?:noun|proper|adjective)$/.test(words[at + 1]?.tag ?? 'symbol')
}

/** 'Água gasosa em vapor', 'gelo em água sólida': what turns into itself is believed by nobody. */
const SAID_BESIDE = [
  [/^gasos/u, /(?<![\p{L}])(?:vapor|vapores|gás|gases)(?![\p{L}])/iu],
  [/^sólid/u, /(?<![\p{L}])gelo(?![\p{L}])/iu],
] as const

/** 'do sul para o norte', 'do estado sólido para o líquido': the other ways from one of a group to another. */
function wayThereAndBack(words: readonly Word[], answer: string, asked: ReadonlySet<number>): Slot[] {
  return words.flatMap((from, at) => {
    const next = words.findIndex(
      ({ start, tag }, i) => i > at && tag !== 'article' && BETWEEN.test(answer.slice(from.end, start)),
    )
    const to = words[next]
    const wordClass = classOf(from, at)
    if (!to || !wordClass || !/^(?:de|d[oa]s?|entre)$/.test(before(words, at))) return []
    const opposite = oppositesOf(from.lower, wordClass, nounGender(words, at))
    if (!opposite?.others.includes(to.lower) || asked.has(opposite.group)) return []
    const all = [from.lower, ...opposite.others]
    const link = answer.slice(from.end, to.start)
    const said = (word: string) => word === from.lower || word === to.lower
    // Of four winds the way back and the ways across: 'do leste para o sul' is hardly believed.
    const goes = (a: string, b: string) => a !== b && (all.length < 4 || said(a) === said(b))
    const ways = all.flatMap(a => all.filter(b => goes(a, b)).map(b => `${a}${link}${b}`))
    return [{ start: from.start, end: to.end, others: ways.filter(way => way !== answer.slice(from.start, to.end)) }]
  })
}

const BETWEEN = /^\s(?:para|até|a|ao|à)(?:\s[oa])?\s$/u

/** The preposition before a word, or before the noun it belongs to. */
function before(words: readonly Word[], at: number): string {
  const [near, far] = [words[at - 1], words[at - 2]]
  return (near?.tag === 'noun' ? far?.lower : near?.lower) ?? ''
}

/** 'Para permitir a troca', 'Um programa que facilita…': of what a thing is good for nobody believes the opposite. */
function isFreeVerb(words: readonly Word[], at: number): boolean {
  if (/^(?:ao|aos|à|às)$/.test(words[at + 1]?.lower ?? '')) return false
  const before = words[at - 1]?.lower
  return !(WELCOME.test(words[at]?.lower ?? '') && (before === undefined || /^(?:que|para|de|e)$/.test(before)))
}

const PRAISED_BY_SIZE = pattern('')`^${'praise by size, stem'}`

/** 'um dos maiores poetas', 'de grande influência': nobody is told of for being of little weight. */
function praises(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at - 2]?.lower ?? '', words[at - 1]?.lower ?? '']
  if (/^uma?$/.test(first) && /^d[oa]s$/.test(second)) return true
  return WEIGHTY.test(words[at + 1]?.lower ?? '') && PRAISED_BY_SIZE.test(words[at]?.lower ?? '')
}

/** 'sem indicação de país' may be put as 'com indicação de país'; 'sem dúvida' may not. */
function isWithout(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  return (
    words[at]?.lower === 'sem' && next?.tag === 'noun' && !/^(?:dúvida|exceção|fim|razão|volta)s?$/.test(next.lower)
  )
}

/** Gender of the noun beside an adjective: 'grandes formas', 'formas grandes'. */
function nounGender(words: readonly Word[], at: number): Gender | undefined {
  const noun = [words[at - 1], words[at + 1]].find(word => word?.tag === 'noun')
  return noun && genderOf(noun.lower)
}

function classOf({ tag, text }: Word, at: number): WordClass | null {
  if (at > 0 && /^\p{Lu}/u.test(text)) return null
  if (tag === 'adjective') return 'adjective'
  if (tag === 'verb' || tag === 'infinitive') return 'verb'
  return tag === 'noun' ? 'noun' : null
}

function isSetPhrase(words: readonly Word[], at: number): boolean {
  const lower = words.map(word => word.lower)
  return SET_PHRASES.test(lower.slice(Math.max(0, at - 1)).join(' ')) || SET_PHRASES.test(lower.slice(at).join(' '))
}

const NAME = /(?<![\p{L}])\p{Lu}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}-]+)*/gu

/**
 * Names of a shipped list ('Caatinga', 'Nordeste'): others of it, with the same article, are as wrong as they are
 * likely; of countries, which are many, those the document speaks of.
 */
function nameSlots(answer: string, question: string, names: readonly string[]): Slot[] {
  return [...answer.matchAll(NAME)].flatMap(match => {
    const name = match[0]
    const [start, end] = [match.index, match.index + match[0].length]
    const member = listed(name)?.members.find(({ list }) => list.bait && list.article && TOLD_BY_PLACE.has(list.kind))
    if (!member || name === OWN_COUNTRY || question.includes(name) || isInName(answer, start, end)) return []
    const others = member.list.members
      .split(/\s*,\s*/)
      .filter(other => !answer.includes(other) && !question.includes(other) && !nameOneThing(name, other))
      .filter(other => member.list.kind !== 'país' || names.includes(other))
    const apart = others.filter((other, at) => !others.slice(0, at).some(one => nameOneThing(one, other)))
    return apart.length < 2 ? [] : [{ start, end, others: apart }]
  })
}

/** The pupils' own country stands out among others. */
const OWN_COUNTRY = 'Brasil'

/**
 * 'Hospital Real de Todos os | Santos', 'a linguagem | Lume | 3', 'em Lion, | França': part of a longer name, a
 * version's, or where a named place lies.
 */
function isInName(answer: string, start: number, end: number): boolean {
  const [before, after] = [answer.slice(0, start), answer.slice(end)]
  return (
    /\s\p{Lu}\p{Ll}+\s(?:d[aeo]s?\s|[oa]s?\s)+$/u.test(before) ||
    /\s\p{Lu}[\p{L}\d]*\s$|\p{Lu}\p{L}+,\s(?:n[oa]\s)?$/u.test(before) ||
    /^\s(?:\p{Lu}|\d)/u.test(after)
  )
}

/** 'No extrato de S. alata': another species of the same text in its place. A name said twice stays. */
function ownNameSlots(answer: string, question: string, { names, others }: Namesakes): Slot[] {
  const slots: Slot[] = []
  for (const name of names) {
    const start = answer.indexOf(name)
    const end = start + name.length
    if (
      start < 1 ||
      name === OWN_COUNTRY ||
      isInName(answer, start, end) ||
      answer.includes(name, end) ||
      question.includes(name)
    )
      continue
    const inWord = /[\p{L}\p{N}-]/u.test(answer.charAt(start - 1)) || /[\p{L}\p{N}-]/u.test(answer.charAt(end))
    if (inWord || slots.some(slot => slot.start < end && start < slot.end)) continue
    const possible = others(name).filter(
      other => !answer.includes(other) && !question.includes(other) && !nameOneThing(name, other),
    )
    if (possible.length > 1) slots.push({ start, end, others: possible })
  }
  return slots
}

/** Kinds of places of which few share what is said of one; 'São Paulo' is a city and a state. */
const TOLD_BY_PLACE: ReadonlySet<string> = new Set(['bioma', 'continente', 'região brasileira', 'oceano', 'país'])

/** '8 bits', '100%': half and double, of the one number there is: '2 bytes (16 bits)' would no longer come out. */
function numberSlots(answer: string): Slot[] {
  const numbers = [...answer.matchAll(/\d[\d.,]*/gu)]
  if (numbers.length !== 1) return []
  return [...answer.matchAll(ALONE)].flatMap(match => {
    const [start, end] = [match.index, match.index + match[0].length]
    // 'Lume 3' is a name.
    if (/(?<!^)(?<![\p{L}])\p{Lu}[\p{L}-]*\s$/u.test(answer.slice(0, start))) return []
    // 'da década de 50'
    if (/(?:anos|décadas? de)\s$/iu.test(answer.slice(0, start))) return []
    const value = Number(match[0])
    const percentage = answer.charAt(end) === '%'
    const others = [value / 2, value * 2, value * 4, value * 3, value * 1.5].filter(
      other => Number.isInteger(other) && other > 1 && (!percentage || other <= 100),
    )
    if (percentage && value === 100) others.push(25, 75)
    const counted = value === 1 ? countedAfterOne(answer, start, end) : ''
    if (others.length < 2 || counted === null) return []
    return [{ start, end: end + counted.length, others: others.map(other => other + pluralAfter(counted)) }]
  })
}

const COUNTED_ONE = pattern('iu')`(?<![\p{L}])${'before a counted one'}\s$`

/**
 * The noun counted by a 1 ('em 1 ano'), with the space before it, which other numbers put in the plural; '' before a
 * unit or nothing. Null where more would have to agree: 'cada 1 hora', 'em 1 volta completa'.
 */
function countedAfterOne(answer: string, start: number, end: number): string | null {
  if (COUNTED_ONE.test(answer.slice(0, start))) return null
  const [, counted = '', next = ''] = /^(\s\p{L}+)?(?:\s(\p{L}+))?/u.exec(answer.slice(end)) ?? []
  const noun = counted.trim()
  if (noun.length < 3 || /^(?:k?cal|mol|min|atm|bar)$/u.test(noun)) return ''
  return plural(noun) === null || (next !== '' && !isFunctionWord(next)) ? null : counted
}

function pluralAfter(counted: string): string {
  return counted === '' ? '' : ` ${plural(counted.trim()) ?? ''}`
}

/** A number no longer one, no name and no day of a month holds. */
const ALONE = /(?<![\p{L}\d.,]|\p{L}-)\d{1,3}(?![\d.,]*\d|\p{L}|[⁰¹²³⁴-⁹⁺⁻^]| de \p{L}+ de \d)/gu
