import type { Agreement } from './agreement.ts'
import { isFunctionWord } from './function-words.ts'
import { isOneOf, pattern, wordsOf } from './lexicon/words.ts'
import {
  analyse,
  type Category,
  type Gender,
  type GrammaticalNumber,
  genderOf,
  genderOfDeterminer,
  isFiniteVerb,
  numberOf,
} from './morphology.ts'
import { guessGender, guessNumber } from './suffixes.ts'

export type NounPhrase = Agreement & {
  /** As given, trimmed. */
  text: string
  /** The article it came with, lower case, or ''. */
  determiner: string
  /** Without the article; the first letter in lower case unless the name is proper. */
  core: string
  /** The noun the phrase is about, as written in the core. */
  head: string
  proper: boolean
  /** Words of the core. */
  words: readonly string[]
  /** Where the gender was read; 'default' means nobody knows and 'm' was taken. */
  genderFrom: 'determiner' | 'dictionary' | 'document' | 'ending' | 'default'
}

/** Why a text is no noun phrase one could ask about. */
export type Rejection =
  | 'empty'
  | 'too-long'
  | 'punctuation'
  | 'opening'
  | 'relative'
  | 'finite-verb'
  | 'deictic'
  | 'trailing'
  | 'lone-number'
  | 'no-noun'
  | 'generic'
  | 'evaluative'

export type NounPhraseReading =
  | { phrase: NounPhrase; rejection?: undefined }
  | { phrase?: undefined; rejection: Rejection }

export type NounPhraseOptions = {
  /**
   * Determiners the document writes before a noun ('mitocôndria' → ['a', 'das']); used where the dictionary is silent.
   */
  determinersOf?: (noun: string) => readonly string[]
  /** Accept heads that name nothing by themselves ('forma', 'exemplo'). Off by default. */
  allowGeneric?: boolean
}

const LONGEST = 8
const ARTICLE = wordsOf('article')
const OPENING = wordsOf('no term begins so')
const OPENING_PHRASE = pattern('i')`^${'no term begins with this phrase'}(?=\s|$)`
const RELATIVE = wordsOf('relative, clitic or pronoun')
const DEICTIC = wordsOf('deictic')
const TRAILING = wordsOf('no term ends so')
const EVALUATIVE = wordsOf('evaluative')
const BEFORE_NOUN = wordsOf('adjective before its noun')
/** Nouns that only point at something else: asked alone they can mean anything. */
const GENERIC: ReadonlySet<string> = wordsOf('generic noun')
const NOUNISH: ReadonlySet<Category> = new Set<Category>(['noun', 'properNoun', 'adjective', 'numeral'])
const CAPITAL = /^\p{Lu}/u
const ALL_CAPITALS = /^[\p{Lu}\d][\p{Lu}\d/&.-]+s?$/u

/** The noun phrase a text is, or null; see readNounPhrase for the reason. */
export function parseNounPhrase(text: string, options: NounPhraseOptions = {}): NounPhrase | null {
  return readNounPhrase(text, options).phrase ?? null
}

/** Reads a text as one noun phrase a question can be about, or says what forbids it. */
export function readNounPhrase(text: string, options: NounPhraseOptions = {}): NounPhraseReading {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  const all = trimmed.split(' ')
  const first = all[0] ?? ''
  if (!first) return { rejection: 'empty' }
  if (OPENING.has(first.toLowerCase()) || OPENING_PHRASE.test(trimmed)) return { rejection: 'opening' }
  const determiner = ARTICLE.has(first.toLowerCase()) && !isAcronymLike(first, all[1]) ? first.toLowerCase() : ''
  const words = determiner ? all.slice(1) : all
  const rejection = rejectWords(words)
  if (rejection) return { rejection }
  const headAt = findHead(words)
  const head = words[headAt] ?? ''
  const readings = analyse(head)
  const capital = CAPITAL.test(head)
  if (!determiner && !capital && !readings.some(a => NOUNISH.has(a.category))) return { rejection: 'no-noun' }
  if (readings.length > 0 && !capital && !readings.some(a => NOUNISH.has(a.category) || a.mood)) {
    return { rejection: 'no-noun' }
  }
  if (!options.allowGeneric && isGeneric(head) && !isKind(words, headAt)) return { rejection: 'generic' }
  const proper = isProper(words, headAt, determiner)
  // 'o substantivo comum', 'o divisor comum' are kinds; 'erros comuns' only judges.
  const kind = /^(?:[oa]|uma?)$/.test(determiner) && words.at(-1) === 'comum'
  if (!proper && !kind && words.length > 1 && EVALUATIVE.has((words.at(-1) ?? '').toLowerCase()))
    return { rejection: 'evaluative' }
  if (!proper && words.length === 1 && (EVALUATIVE.has(head.toLowerCase()) || BEFORE_NOUN.has(head.toLowerCase())))
    return { rejection: 'evaluative' }
  const joined = words.join(' ')
  const core = proper ? joined : joined.charAt(0).toLowerCase() + joined.slice(1)
  return {
    phrase: {
      text: trimmed,
      determiner,
      core,
      head: proper || headAt > 0 ? head : head.charAt(0).toLowerCase() + head.slice(1),
      proper,
      words: core.split(' '),
      number: isCoordinated(words, determiner) ? 'p' : phraseNumber(determiner, head),
      ...phraseGender(determiner, head, options),
    },
  }
}

function rejectWords(words: readonly string[]): Rejection | null {
  if (words.length === 0) return 'empty'
  if (words.length > LONGEST) return 'too-long'
  if (/[,;:()"“”«»[\]{}=<>|]/.test(words.join(' '))) return 'punctuation'
  for (const [i, word] of words.entries()) {
    if (DEICTIC.has(word.toLowerCase())) return 'deictic'
    if (RELATIVE.has(word.toLowerCase())) return 'relative'
    if (isFiniteVerb(word, { previous: words[i - 1] ?? 'o', next: words[i + 1] ?? '' })) return 'finite-verb'
  }
  const last = words.at(-1) ?? ''
  // 'vitamina A', 'camada O': there the letter is a name.
  const lettered = /^[AEO]$/.test(last) && !isFunctionWord(words.at(-2) ?? 'a')
  if (!lettered && (TRAILING.has(last.toLowerCase()) || /mente$/.test(last))) return 'trailing'
  if (words.every(word => isFunctionWord(word))) return 'no-noun'
  if (words.length < 3 && words.some(word => /^\d+$/.test(word))) return 'lone-number'
  return null
}

function isAcronymLike(first: string, second: string | undefined): boolean {
  return first.length > 1 && first === first.toUpperCase() && second === undefined
}

function findHead(words: readonly string[]): number {
  let at = 0
  while (
    at < words.length - 1 &&
    BEFORE_NOUN.has((words[at] ?? '').toLowerCase()) &&
    !isFunctionWord(words[at + 1] ?? '')
  )
    at++
  return at
}

function isGeneric(head: string): boolean {
  const lower = head.toLowerCase()
  return GENERIC.has(lower) || analyse(lower).some(a => a.category === 'noun' && GENERIC.has(a.lemma))
}

/**
 * Generic nouns that a second word turns into the name of a kind: 'unidade de conservação', 'tabela periódica', 'efeito
 * estufa'.
 */
const CLASSIFIABLE = pattern('')`
  ^${'generic noun that a second word classifies'}s?$|^(?:fatores|questões|lugares|razão|razões)$`
const OCCASIONAL = pattern('')`(?:ad|id|ent|ant)[oae]s?$|^${'occasional, stem'}`

function isKind(words: readonly string[], headAt: number): boolean {
  const next = words[headAt + 1]?.toLowerCase()
  if (!next || !CLASSIFIABLE.test((words[headAt] ?? '').toLowerCase())) return false
  if (next === 'de') {
    const noun = words[headAt + 2] ?? ''
    return !isFunctionWord(noun) && !CAPITAL.test(noun) && !OCCASIONAL.test(noun) && !isGeneric(noun)
  }
  if (OCCASIONAL.test(next) || EVALUATIVE.has(next.toLowerCase())) return false
  return analyse(next).some(a => a.category === 'adjective' || a.category === 'noun')
}

/** A capital that is not the one of the beginning of a sentence makes a name; so does a word that is only a name. */
function isProper(words: readonly string[], headAt: number, determiner: string): boolean {
  const head = words[headAt] ?? ''
  if (!CAPITAL.test(head)) return false
  if (ALL_CAPITALS.test(head) || determiner || headAt > 0) return true
  const readings = analyse(head)
  if (readings.length === 0 || readings.every(a => a.category === 'properNoun')) return true
  // 'Machado de Assis', 'Rede Globo'; but 'Tropas fiéis a Portugal', 'Rios da Amazônia'.
  const next = words[headAt + 1] ?? ''
  if (CAPITAL.test(next)) return true
  return /^(?:d[aeo]s?|e)$/.test(next) && CAPITAL.test(words[headAt + 2] ?? '') && numberOf(head) !== 'p'
}

/**
 * 'direitos e deveres' is plural; 'a tabela de pesos e medidas', 'a unidade lógica e aritmética' are what their article
 * says.
 */
function isCoordinated(words: readonly string[], determiner: string): boolean {
  const at = words.indexOf('e')
  if (isOneOf('article in the singular', determiner) && !ARTICLE.has((words[at + 1] ?? '').toLowerCase())) return false
  return at > 0 && !words.slice(0, at).some(word => /^(?:d[eoa]s?|em|n[oa]s?|para|entre|com|por)$/.test(word))
}

function phraseNumber(determiner: string, head: string): GrammaticalNumber {
  if (determiner) return determiner.endsWith('s') ? 'p' : 's'
  return numberOf(head) ?? guessNumber(head) ?? 's'
}

function phraseGender(
  determiner: string,
  head: string,
  options: NounPhraseOptions,
): { gender: Gender; genderFrom: NounPhrase['genderFrom'] } {
  const fromDeterminer = determiner ? genderOfDeterminer(determiner) : undefined
  if (fromDeterminer) return { gender: fromDeterminer, genderFrom: 'determiner' }
  const seen = options.determinersOf?.(head) ?? []
  const gender = genderOf(head, seen)
  if (!gender) return { gender: 'm', genderFrom: 'default' }
  if (genderOf(head, []) === undefined) return { gender, genderFrom: 'document' }
  const readings = analyse(head)
  if (readings.length > 0) return { gender, genderFrom: 'dictionary' }
  return { gender, genderFrom: seen.length > 0 && gender !== guessGender(head) ? 'document' : 'ending' }
}
