import { type Gender, genderOf } from '@capivira/portuguese/morphology'
import { tagWords, type Word } from '../../analysis/tagging.ts'
import { listed } from '../kinds/lists.ts'
import { shuffled } from '../random.ts'
import { nameOneThing } from '../sameThing.ts'
import { groupsOf, oppositesOf, type WordClass } from './forms.ts'
import { SET_PHRASES } from './opposites.ts'

/** A stretch of a text and what may stand in its place to make it false. */
type Slot = { start: number; end: number; others: readonly string[] }

/** The names of a document, the longest first, and for each the others of its kind that are written and joined as it is. */
export type Namesakes = { names: readonly string[]; others: (name: string) => readonly string[] }

/**
 * Wrong options made of an answer. Of a pair of changes all three are needed, so that no part of the right answer stands out by being
 * repeated; of one change any two or three.
 */
export type SwappedSet = { options: string[]; whole: boolean }

/**
 * The answer with one or two of its words put into their opposites ('a menor concentração' → 'a maior concentração', 'da Caatinga' →
 * 'da Amazônia') or a name of the document's put in another's place: wrong options built like the right one. None where nothing can
 * be changed.
 */
export function swappedSets(
  answer: string,
  question: string,
  random: () => number,
  namesakes?: Namesakes,
): SwappedSet[] {
  // 'Animal herbívoro, como a capivara': the examples would give the change away.
  if (/,\s(?:como|tais como|por exemplo)(?![\p{L}])/u.test(answer)) return []
  const slots = slotsOf(answer, question, namesakes)
  const sets: SwappedSet[] = []
  for (const [i, a] of slots.entries()) {
    for (const b of slots.slice(i + 1)) {
      const [x, y] = [shuffled(a.others, random)[0], shuffled(b.others, random)[0]]
      if (x === undefined || y === undefined) continue
      // From the end, so that the first place stays where it is.
      const second = put(answer, b, y)
      sets.push({ options: [put(answer, a, x), second, put(second, a, x)], whole: true })
    }
  }
  return [...sets, ...slots.filter(({ others }) => others.length > 1).map(slot => changed(answer, slot, random))]
}

/** The answer with nothing but a name changed ('No extrato de S. alata'): for answers that no opposite makes surely false. */
export function renamedSets(
  answer: string,
  question: string,
  random: () => number,
  namesakes: Namesakes,
): SwappedSet[] {
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
    if (isSetPhrase(words, at) || (wordClass === 'verb' && /^(?:ao|aos|à|às)$/.test(words[at + 1]?.lower ?? '')))
      continue
    slots.push({ start: word.start, end: word.end, others: opposite.others })
  }
  const listedNames = nameSlots(answer, question)
  const own = namesakes ? ownNameSlots(answer, question, namesakes) : []
  const apart = own.filter(({ start, end }) => !listedNames.some(slot => slot.start < end && start < slot.end))
  return [...slots, ...listedNames, ...apart, ...numberSlots(answer)].sort((a, b) => a.start - b.start)
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

/** Names of a shipped list ('Caatinga', 'Inglaterra', 'Nordeste'): others of it, with the same article, are as wrong as they are likely. */
function nameSlots(answer: string, question: string): Slot[] {
  return [...answer.matchAll(NAME)].flatMap(match => {
    const name = match[0]
    const member = listed(name)?.members.find(({ list }) => list.bait && list.article && TOLD_BY_PLACE.has(list.kind))
    // The pupils' own country stands out among others.
    if (!member || name === 'Brasil' || question.includes(name) || isInName(answer, match.index)) return []
    const others = member.list.members
      .split(/\s*,\s*/)
      .filter(other => !answer.includes(other) && !question.includes(other) && !nameOneThing(name, other))
    const apart = others.filter((other, at) => !others.slice(0, at).some(one => nameOneThing(one, other)))
    return apart.length < 2 ? [] : [{ start: match.index, end: match.index + name.length, others: apart }]
  })
}

/** 'Hospital Real de Todos os | Santos': the end of a longer name, whatever town is called so. */
function isInName(answer: string, start: number): boolean {
  return /\s\p{Lu}\p{Ll}+\s(?:d[aeo]s?\s|[oa]s?\s)+$/u.test(answer.slice(0, start))
}

/** 'No EEF de S. alata': another species of the same text in its place. A name said twice stays: one change would not do. */
function ownNameSlots(answer: string, question: string, { names, others }: Namesakes): Slot[] {
  const slots: Slot[] = []
  for (const name of names) {
    const start = answer.indexOf(name)
    const end = start + name.length
    if (start < 1 || isInName(answer, start) || answer.includes(name, end) || question.includes(name)) continue
    const inWord = /[\p{L}\p{N}-]/u.test(answer.charAt(start - 1)) || /[\p{L}\p{N}-]/u.test(answer.charAt(end))
    if (inWord || slots.some(slot => slot.start < end && start < slot.end)) continue
    const possible = others(name).filter(
      other => !answer.includes(other) && !question.includes(other) && !nameOneThing(name, other),
    )
    if (possible.length > 1) slots.push({ start, end, others: possible })
  }
  return slots
}

/** Kinds of places of which few share what is said of one, and which are read as what they are: 'São Paulo' is a city and a state. */
const TOLD_BY_PLACE: ReadonlySet<string> = new Set(['bioma', 'continente', 'região brasileira', 'oceano', 'país'])

/** '8 bits', '100%': half and double. */
function numberSlots(answer: string): Slot[] {
  return [...answer.matchAll(/(?<![\p{L}\d.,]|\p{L}-)\d{1,3}(?![\d.,]*\d|\p{L}| de \p{L}+ de \d)/gu)].flatMap(match => {
    const value = Number(match[0])
    const percentage = answer.charAt(match.index + match[0].length) === '%'
    const others = [value / 2, value * 2, value * 4, value * 3, value * 1.5].filter(
      other => Number.isInteger(other) && other > 1 && (!percentage || other <= 100),
    )
    if (percentage && value === 100) others.push(25, 75)
    return others.length < 2
      ? []
      : [{ start: match.index, end: match.index + match[0].length, others: others.map(String) }]
  })
}
