import type { Gender, GrammaticalNumber } from '@capivira/portuguese/morphology'
import { analyse, genderOf, numberOf } from '@capivira/portuguese/morphology'
import { type NounPhrase, readNounPhrase } from '@capivira/portuguese/nounPhrase'
import { foldAccents } from '@capivira/portuguese/tokens'
import type { TextSentence } from './sentences.ts'

/** Which determiners the document writes before a word: evidence of gender for words no dictionary knows. */
export type Determiners = (noun: string) => readonly string[]

/** Collects, for every noun of the sentences, the articles and contractions right before it. */
export function seenDeterminers(sentences: readonly TextSentence[]): Determiners {
  const seen = new Map<string, string[]>()
  for (const { words } of sentences) {
    for (const [index, word] of words.entries()) {
      if (word.tag !== 'noun' && word.tag !== 'proper') continue
      const before = words[index - 1]
      if (!before || (before.tag !== 'article' && before.tag !== 'contraction')) continue
      const list = seen.get(word.lower)
      if (list) list.push(before.lower)
      else seen.set(word.lower, [before.lower])
    }
  }
  return noun => seen.get(noun.toLowerCase()) ?? []
}

/** 'ROTEADORES' → 'roteadores' where that is a common word and not an acronym; names and acronyms stay. */
export function calmCapitals(text: string): string {
  return text.replace(/(?<![\p{L}\d])\p{Lu}{5,}(?![\p{L}\d])/gu, word => {
    const lower = word.toLowerCase()
    const readings = analyse(lower)
    const common = readings.some(a => a.category === 'noun' || a.category === 'adjective' || a.category === 'verb')
    return common && !readings.some(a => a.meaning === 'acronym') && /[aeiou].*[aeiou]/i.test(foldAccents(lower))
      ? lower
      : word
  })
}

export type Subject = {
  phrase: NounPhrase
  /** With its own article, first letter low unless a name: how it stands inside a question. */
  display: string
  /** Text of a parenthesis after it: an acronym or another name, or ''. */
  aside: string
}

/**
 * Reads the subject of a clause: parentheses and appositions between commas are set aside, the rest must be one noun phrase.
 */
export function readSubject(text: string, determinersOf: Determiners, allowGeneric = false): Subject | null {
  const aside = /\(([^()]{1,60})\)/.exec(text)?.[1] ?? ''
  const bare = calmCapitals(
    text
      .replace(/\s*\([^()]*\)/g, '')
      .replace(/,[^,]+,?$/, '')
      .replace(/[“”"]/g, '')
      .trim(),
  )
  const first = bare.split(' ')[0] ?? ''
  if (
    /^(?:apenas|somente|só|até|mesmo|quase|cerca|já|também|inclusive|ainda|sempre|nem|tanto|tudo|todos?|todas?|muitos?|muitas?|ninguém|alguém|possuindo|tendo|sendo)$/i.test(
      first,
    )
  )
    return null
  if (
    /(?<![\p{L}])(?:no entanto|porém|entretanto|contudo|também|então|ainda|assim|portanto)(?![\p{L}])|(?:chamad|denominad|conhecid|intitulad)[oa]s?$/iu.test(
      bare,
    )
  )
    return null
  if (/\s[-–—]\s|^As vezes/.test(bare)) return null
  const ordinal = /^[OA] primeir[oa]\s+\p{L}/u.test(bare)
  const reading = readNounPhrase(ordinal ? bare.split(' ').slice(1).join(' ') : bare, { determinersOf, allowGeneric })
  if (!reading.phrase) return null
  const phrase: NounPhrase = ordinal
    ? { ...reading.phrase, determiner: first.toLowerCase(), gender: first.toLowerCase() === 'a' ? 'f' : 'm' }
    : reading.phrase
  return { phrase, display: displayOf(phrase), aside }
}

/** 'a fotossíntese', 'um nó', 'enzimas', 'Tim Berners-Lee'. */
export function displayOf(phrase: { determiner: string; core: string }): string {
  return phrase.determiner === '' ? phrase.core : `${phrase.determiner} ${phrase.core}`
}

const VAGUE =
  /^(?:nov[oa]s?|mesm[oa]s?|outr[oa]s?|resultantes?|correspondentes?|respectiv[oa]s?|citad[oa]s?|anterior(?:es)?|seguintes?|própri[oa]s?|referid[oa]s?|restantes?|demais|tal|tais|atua(?:l|is)|inicia(?:l|is)|fina(?:l|is)|estudad[oa]s?|analisad[oa]s?|testad[oa]s?|obtid[oa]s?|utilizad[oa]s?|encontrad[oa]s?|apresentad[oa]s?|avaliad[oa]s?|observad[oa]s?|detectad[oa]s?|propost[oa]s?|dad[oa]s|determinad[oa]s?|cert[oa]s?|investigad[oa]s?|realizad[oa]s?|desenvolvid[oa]s?|criad[oa]s?|maior(?:es)?|menor(?:es)?|duas|dois|três|quatro|cinco)$/i

/** True when one knows what the phrase means without the page: a name, a term, or something described well enough. */
export function isResolvable(phrase: NounPhrase, isKeyTerm: (core: string) => boolean): boolean {
  if (phrase.words.some(word => VAGUE.test(word)) && !phrase.proper) return false
  if (phrase.proper || isKeyTerm(phrase.core)) return true
  if (/^uma?s?$|^uns$/.test(phrase.determiner) || phrase.determiner === '') return true
  return phrase.words.length > 1
}

/** Gender and number of a term as it is written, by dictionary and document. */
export function agreementOf(
  text: string,
  determinersOf: Determiners,
): { gender: Gender; number: GrammaticalNumber; sure: boolean } {
  const head = text.split(' ')[0] ?? text
  const gender = genderOf(head, determinersOf(head))
  const number = numberOf(head) ?? (head.endsWith('s') ? 'p' : 's')
  return { gender: gender ?? 'm', number, sure: gender !== undefined }
}
