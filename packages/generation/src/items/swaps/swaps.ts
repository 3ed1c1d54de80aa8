import { type Gender, genderOf } from '@capivira/portuguese/morphology'
import { tagWords, type Word } from '../../analysis/tagging.ts'
import { listed } from '../kinds/lists.ts'
import { shuffled } from '../random.ts'
import { nameOneThing } from '../sameThing.ts'
import { groupsOf, oppositesOf, type WordClass } from './forms.ts'
import { SET_PHRASES } from './opposites.ts'

/** A stretch of a text and what may stand in its place to make it false. */
type Slot = { start: number; end: number; others: readonly string[] }

/**
 * The answer with one or two of its words put into their opposites ('a menor concentração' → 'a maior concentração', 'da Caatinga' →
 * 'da Amazônia'): wrong options built like the right one. Two words are changed two by two, so that no part of the right answer
 * stands out by being repeated. Each try is a set of wrong options; none where no word has an opposite.
 */
export function swappedSets(answer: string, question: string, random: () => number): string[][] {
  // 'Animal herbívoro, como a capivara': the examples would give the change away.
  if (/,\s(?:como|tais como|por exemplo)(?![\p{L}])/u.test(answer)) return []
  const slots = slotsOf(answer, question)
  const sets: string[][] = []
  for (const [i, a] of slots.entries()) {
    for (const b of slots.slice(i + 1)) {
      const [x, y] = [shuffled(a.others, random)[0], shuffled(b.others, random)[0]]
      if (x === undefined || y === undefined) continue
      // From the end, so that the first place stays where it is.
      const second = put(answer, b, y)
      sets.push([put(answer, a, x), second, put(second, a, x)])
    }
  }
  for (const slot of slots) {
    if (slot.others.length < 2) continue
    sets.push(
      shuffled(slot.others, random)
        .slice(0, 3)
        .map(other => put(answer, slot, other)),
    )
  }
  return sets
}

function put(text: string, { start, end }: Slot, other: string): string {
  const cased = /^\p{Lu}/u.test(text.slice(start, end)) ? other.charAt(0).toUpperCase() + other.slice(1) : other
  return text.slice(0, start) + cased + text.slice(end)
}

/** The places where a word can be changed, in the order of the text. */
function slotsOf(answer: string, question: string): Slot[] {
  const words = tagWords(answer)
  const asked = new Set(tagWords(question).flatMap(({ lower }) => groupsOf(lower)))
  const said = words.flatMap(({ lower }) => groupsOf(lower))
  const slots: Slot[] = []
  for (const [at, word] of words.entries()) {
    const wordClass = classOf(word, at)
    const opposite = wordClass && oppositesOf(word.lower, wordClass, nounGender(words, at))
    if (!opposite) continue
    // 'de sólido para líquido' already says both; what the question says cannot be changed in the answer alone.
    if (asked.has(opposite.group) || said.filter(group => group === opposite.group).length > 1) continue
    if (isSetPhrase(words, at) || (wordClass === 'verb' && /^(?:ao|aos|à|às)$/.test(words[at + 1]?.lower ?? '')))
      continue
    slots.push({ start: word.start, end: word.end, others: opposite.others })
  }
  return [...slots, ...nameSlots(answer, question), ...numberSlots(answer)].sort((a, b) => a.start - b.start)
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
    if (!member || name === 'Brasil' || question.includes(name)) return []
    const others = member.list.members
      .split(/\s*,\s*/)
      .filter(other => !answer.includes(other) && !question.includes(other) && !nameOneThing(name, other))
    const apart = others.filter((other, at) => !others.slice(0, at).some(one => nameOneThing(one, other)))
    return apart.length < 2 ? [] : [{ start: match.index, end: match.index + name.length, others: apart }]
  })
}

/** Kinds of places of which few share what is said of one, and which are read as what they are: 'São Paulo' is a city and a state. */
const TOLD_BY_PLACE: ReadonlySet<string> = new Set(['bioma', 'continente', 'região brasileira', 'oceano', 'país'])

/** '8 bits', '100%': half and double. */
function numberSlots(answer: string): Slot[] {
  return [...answer.matchAll(/(?<![\p{L}\d.,])\d{1,3}(?![\d.,]*\d|\p{L}| de \p{L}+ de \d)/gu)].flatMap(match => {
    const value = Number(match[0])
    const percentage = answer.charAt(match.index + match[0].length) === '%'
    const others = [value / 2, value * 2, value * 4].filter(
      other => Number.isInteger(other) && other > 1 && (!percentage || other <= 100),
    )
    if (percentage && value === 100) others.push(25, 75)
    return others.length < 2
      ? []
      : [{ start: match.index, end: match.index + match[0].length, others: others.map(String) }]
  })
}
