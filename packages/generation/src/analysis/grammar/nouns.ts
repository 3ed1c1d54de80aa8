import type { Gender, GrammaticalNumber } from '@capivira/portuguese/morphology'
import { analyse, genderOf, numberOf } from '@capivira/portuguese/morphology'
import { type NounPhrase, readNounPhrase } from '@capivira/portuguese/noun-phrase'
import { foldAccents } from '@capivira/portuguese/tokens'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import { isPersonal } from '../people/personal-verbs.ts'
import type { TextSentence } from '../sentence.ts'
import { readTogether, severalThings } from './several-things.ts'
import type { Subject, WordUse } from './subject.ts'
import { tagWords } from './tagging.ts'

export type { Subject, WordUse } from './subject.ts'

/** Nothing known about the document: for sentences read before the rest. */
export const NO_USE: WordUse = { determinersOf: () => [], isName: () => false }

/** Collects how the sentences use their nouns. */
export function wordUse(sentences: readonly TextSentence[]): WordUse {
  const determiners = new Map<string, string[]>()
  const capitals = new Map<string, number>()
  for (const { words } of sentences) {
    const opening = words[0]
    if (opening && opensAsName(words)) capitals.set(opening.lower, (capitals.get(opening.lower) ?? 0) + 1)
    for (const [index, word] of words.entries()) {
      const before = words[index - 1]
      // A word in capitals throughout is stressed, not named.
      if (before && before.tag !== 'symbol' && /^\p{L}/u.test(word.text) && !/^\p{Lu}{5,}$/u.test(word.text)) {
        capitals.set(word.lower, (capitals.get(word.lower) ?? 0) + (/^\p{Lu}/u.test(word.text) ? 1 : -1))
      }
      if (word.tag !== 'noun' && word.tag !== 'proper') continue
      if (!before || (before.tag !== 'article' && before.tag !== 'contraction')) continue
      const list = determiners.get(word.lower)
      if (list) list.push(before.lower)
      else determiners.set(word.lower, [before.lower])
    }
  }
  return {
    determinersOf: noun => determiners.get(noun.toLowerCase()) ?? [],
    isName: word => (capitals.get(word.toLowerCase()) ?? 0) > 0,
  }
}

/** 'Marta nasceu em…': a bare noun of which a person's doing is told is a name, whatever else it means. */
function opensAsName([opening, next]: TextSentence['words']): boolean {
  return opening?.tag === 'noun' && numberOf(opening.lower) === 's' && next?.tag === 'verb' && isPersonal(next.lower)
}

/** 'ROTEADORES' → 'roteadores' where that is a common word and not an acronym; names and acronyms stay. */
export function calmCapitals(text: string): string {
  return text.replace(/(?<![\p{L}\d])\p{Lu}{5,}(?![\p{L}\d])/gu, (word, at: number) => {
    // 'FASTA ou NEXUS': beside a name in capitals it is one.
    const beside = /^(?:,|\s(?:e|ou))\s(\p{Lu}{4,})(?!\p{L})/u.exec(text.slice(at + word.length))?.[1]
    if (beside !== undefined && analyse(beside.toLowerCase()).length === 0) return word
    const lower = word.toLowerCase()
    const readings = analyse(lower)
    const common = readings.some(a => a.category === 'noun' || a.category === 'adjective' || a.category === 'verb')
    return common && !readings.some(a => a.meaning === 'acronym') && /[aeiou].*[aeiou]/i.test(foldAccents(lower))
      ? lower
      : word
  })
}

/**
 * Reads the subject of a clause: parentheses and appositions between commas are set aside, the rest must be one noun
 * phrase.
 */
export function readSubject(text: string, use: WordUse, allowGeneric = false): Subject | null {
  const known = subjectsRead.get(use) ?? new Map<string, Subject | null>()
  subjectsRead.set(use, known)
  const key = `${allowGeneric} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  const subject = subjectOf(text, use, allowGeneric)
  if (known.size > 20_000) known.clear()
  known.set(key, subject)
  return subject
}

/** Every family asks for the subject of the same clauses. */
const subjectsRead = new WeakMap<WordUse, Map<string, Subject | null>>()

function subjectOf(text: string, use: WordUse, allowGeneric: boolean): Subject | null {
  const listed = LISTED.exec(text)
  if (listed) return readListed(text, listed, use)
  const several = severalThings(text)
  if (several) return readTogether(several.map(item => readPlain(item, use, true)))
  return readPlain(text, use, allowGeneric) ?? readEach(text, use) ?? readRestricted(text, use) ?? readLong(text, use)
}

const LISTED_NOUN = /\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+)?/u
const LAST_LISTED = /(?:d[aeo]s?\s)?\p{Ll}[\p{L}-]+(?:\s(?:[ad]e?\s)?\p{Ll}[\p{L}-]+)?/u
/** 'O preço | das batatas, cebolas e cenouras': what a list closes is one complement. */
const LISTED = pattern('u')`
  ^((?:O|A|Os|As)\s(?:\p{Ll}[\p{L}-]+\s){1,3}?)
  (d[aeo]s?\s${LISTED_NOUN}(?:,\s(?:d[aeo]s?\s)?${LISTED_NOUN})+\s(?:e|ou)\s${LAST_LISTED})$`

function readListed(text: string, [, head = '', items = '']: RegExpExecArray, use: WordUse): Subject | null {
  const subject = tagWords(items).some(({ tag }) => tag === 'verb' || tag === 'relative')
    ? null
    : readPlain(head.trim(), use, true)
  if (!subject || subject.phrase.proper) return null
  const core = text.slice(text.indexOf(' ') + 1)
  return {
    phrase: { ...subject.phrase, core, words: core.split(' ') },
    display: `${subject.phrase.determiner} ${core}`,
    aside: '',
  }
}

/** 'Cada espécie', 'Todo ser vivo', 'Todas as células': a whole kind. */
function readEach(text: string, use: WordUse): Subject | null {
  const match = /^(Cada|Todo|Toda|Todos os|Todas as|Quase todos os|Quase todas as)\s(\p{Ll}.{2,60})$/u.exec(text)
  const subject = match ? readPlain(match[2] ?? '', use, false) : null
  if (!match || !subject || subject.phrase.determiner !== '') return null
  const each = (match[1] ?? '').toLowerCase()
  return { ...subject, display: `${each} ${subject.phrase.core}` }
}

/** Words of the relative clause that may tell which of its kind a thing is. */
const RESTRICTION = 9

/** 'Um computador que segue a arquitetura de von Neumann': known by what is said of it. */
function readRestricted(text: string, use: WordUse): Subject | null {
  const match = /^((?:(?:O|A|Os|As|Um|Uma)\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,3}?)\s(que\s[\p{L}\s-]{4,80})$/u.exec(text)
  const restriction = match?.[2] ?? ''
  if (!match || restriction.split(' ').length > RESTRICTION || UNCLEAR.test(restriction)) return null
  const subject = readPlain(match[1] ?? '', use, true)
  if (!subject || subject.phrase.proper) return null
  const core = `${subject.phrase.core} ${restriction}`
  return {
    ...subject,
    phrase: { ...subject.phrase, core, words: core.split(' ') },
    display: `${subject.display} ${restriction}`,
  }
}

/** Words a subject with all that hangs on it by prepositions may have. */
const LONG = { least: 7, most: 13 } as const

const LONG_NOUN = pattern('u')`
  ^((?:O|A|Os|As)\s\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+)?)\s${'preposition after a long noun'}\s\p{L}`

/**
 * 'As instruções sobre a inscrição e sobre o processo seletivo': a noun told apart by what follows it, without a verb
 * or a comma.
 */
function readLong(text: string, use: WordUse): Subject | null {
  const bare = text.replace(/\s*\([^()]*\)/g, '').trim()
  const count = bare.split(' ').length
  const head = LONG_NOUN.exec(bare)?.[1]
  if (
    head === undefined ||
    count < LONG.least ||
    count > LONG.most ||
    /[,:;–“”"]|\s-\s/.test(bare) ||
    UNCLEAR.test(bare)
  )
    return null
  const words = tagWords(bare)
  if (words.some(({ tag }) => tag === 'verb' || tag === 'relative' || tag === 'pronoun' || tag === 'gerund'))
    return null
  const last = words.at(-1)?.tag
  if (last !== 'noun' && last !== 'proper' && last !== 'adjective') return null
  const subject = readPlain(head, use, true)
  if (!subject || subject.phrase.proper) return null
  const core = bare.slice(bare.indexOf(' ') + 1)
  return {
    phrase: { ...subject.phrase, core, words: core.split(' ') },
    display: `${subject.phrase.determiner} ${core}`,
    aside: '',
  }
}

const UNCLEAR = pattern('iu')`(?<![\p{L}])(?:${'pronoun that points'}|que.*que)(?![\p{L}])`

const TIED_OR_NAMED = pattern('iu')`
  (?<![\p{L}])${'tie inside a noun phrase'}(?![\p{L}])
  |(?<!\s(?:com|sem|de)\s\p{Ll}+\s)(?:chamad|denominad|conhecid|intitulad)[oa]s?$`

function readPlain(text: string, use: WordUse, allowGeneric: boolean): Subject | null {
  const aside = /\(([^()]{1,60})\)/.exec(text)?.[1] ?? ''
  const bare = calmCapitals(
    text
      .replace(/\s*\([^()]*\)/g, '')
      .replace(/,[^,]+,?$/, '')
      .replace(/[“”"]/g, '')
      .trim(),
  )
  const first = bare.split(' ')[0] ?? ''
  if (isOneOf('no plain noun phrase begins so', first.toLowerCase())) return null
  if (TIED_OR_NAMED.test(bare)) return null
  if (/\s[-–—]\s|^As vezes/.test(bare)) return null
  const ordinal = /^[OA] [Pp]rimeir[oa]\s+\p{L}|^[OA] (?:Segund|Terceir|Quart|Quint)[oa]\s+\p{Lu}/u.test(bare)
  const reading = readNounPhrase(ordinal ? bare.split(' ').slice(1).join(' ') : bare, {
    determinersOf: use.determinersOf,
    // 'a ideia de Jacquard', 'o conjunto de operações aritméticas' are told apart by what follows.
    allowGeneric: allowGeneric || /\sd[aeo]s?\s\p{Lu}|\sd[aeo]s?\s\p{Ll}{4,}\s(?:d[aeo]s?\s)?\p{L}{4,}/u.test(bare),
  })
  if (!reading.phrase || isBareDescription(reading.phrase)) return null
  const read: NounPhrase = ordinal
    ? { ...reading.phrase, determiner: first.toLowerCase(), gender: first.toLowerCase() === 'a' ? 'f' : 'm' }
    : reading.phrase
  const phrase = read.proper ? read : asName(read, use, /^\p{Lu}\p{L}+,\s/u.test(text))
  return { phrase, display: displayOf(phrase), aside }
}

/** 'pressionado', 'cansados': a description without its noun. */
function isBareDescription(phrase: NounPhrase): boolean {
  if (phrase.determiner !== '' || phrase.proper || phrase.words.length > 1) return false
  const readings = analyse(phrase.head.toLowerCase())
  return (
    readings.some(a => a.mood === 'participle') && !readings.some(a => a.category === 'noun' && a.lemma !== phrase.head)
  )
}

/** 'Napoleão' keeps its capital although the dictionary knows a cake of that name. */
function asName(phrase: NounPhrase, use: WordUse, setOff: boolean): NounPhrase {
  const first = phrase.words[0] ?? ''
  // 'A mata' is no name because the page also writes 'Mata Atlântica'.
  if (phrase.determiner !== '' && phrase.text.slice(phrase.text.indexOf(' ') + 1).startsWith(first)) return phrase
  const letter = phrase.words.length === 1 && first.length === 1
  // 'Zumbi, líder do quilombo': a bare word explained between commas is a name.
  const explained = setOff && phrase.determiner === '' && phrase.number === 's' && phrase.words.length === 1
  // 'Zumbi foi morto': no noun, and so a name.
  const own = analyse(first)
  const noNoun =
    phrase.determiner === '' &&
    phrase.words.length === 1 &&
    own.length > 0 &&
    own.every(a => a.category === 'verb' && a.mood !== 'participle' && a.mood !== 'infinitive' && a.mood !== 'gerund')
  if (!letter && !explained && !noNoun && (!use.isName(first) || first.length < 2)) return phrase
  const core = phrase.core.charAt(0).toUpperCase() + phrase.core.slice(1)
  return {
    ...phrase,
    core,
    head: phrase.head === first ? (core.split(' ')[0] ?? core) : phrase.head,
    words: core.split(' '),
    proper: true,
  }
}

/** 'a fotossíntese', 'um nó', 'enzimas', 'Tim Berners-Lee'. */
export function displayOf(phrase: { determiner: string; core: string }): string {
  return phrase.determiner === '' ? phrase.core : `${phrase.determiner} ${phrase.core}`
}

const VAGUE = wordsOf('vague of its noun')

/** 'o maior farol do país', 'a menor ave do mundo': there is but one. */
function isGreatest({ determiner, core }: NounPhrase): boolean {
  return /^[oa]$/.test(determiner) && /^(?:maior|menor)\s\p{Ll}{3,}(?:\s\p{Ll}+)?\sd[aeo]s?\s\p{L}{3,}/u.test(core)
}

/** True when one knows what the phrase means without the page: a name, a term, or something described well enough. */
export function isResolvable(phrase: NounPhrase, isKeyTerm: (core: string) => boolean): boolean {
  if (phrase.words.some(word => VAGUE.has(word.toLowerCase())) && !phrase.proper && !isGreatest(phrase)) return false
  if (phrase.proper || isKeyTerm(phrase.core)) return true
  // 'o primeiro arquivo': of which?
  if (
    (phrase.words.length === 2 || (phrase.words.length === 3 && !/\s(?:d[aeo]s?)\s/u.test(phrase.core))) &&
    /^(?:primeir|segund|terceir|quart|quint|últim|penúltim)[oa]s?$/i.test(phrase.words[0] ?? '')
  )
    return false
  if (/^uma?s?$|^uns$/.test(phrase.determiner) || phrase.determiner === '') return true
  return phrase.words.length > 1
}

/** Gender and number of a term as it is written, by dictionary and document. */
export function agreementOf(text: string, use: WordUse): { gender: Gender; number: GrammaticalNumber; sure: boolean } {
  const head = text.split(' ')[0] ?? text
  const gender = genderOf(head, use.determinersOf(head))
  const acronym = /^[\p{Lu}\d]{2,}(s?)$/u.exec(head)
  const number = acronym ? (acronym[1] === 's' ? 'p' : 's') : (numberOf(head) ?? (head.endsWith('s') ? 'p' : 's'))
  return { gender: gender ?? 'm', number, sure: gender !== undefined }
}
