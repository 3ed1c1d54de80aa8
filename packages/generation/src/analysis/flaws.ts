import { analyse, genderOf, isKnown } from '@capivira/portuguese/morphology'
import type { TextSentence } from './sentences.ts'

const ACCENTED: Readonly<Record<string, string>> = { a: 'áâã', e: 'éê', i: 'í', o: 'óôõ', u: 'ú', c: 'ç' }
const CONSONANTS = 'bcdfghjlmnpqrstvxz'
/** Endings that only Portuguese words have: one of these that no dictionary knows is hardly a foreign term. */
const INFLECTED = /(?:[aei]d[oa]s?|mente|[çs]ões|[çs]ão|[aei]ndo|[aei]ram|avam?|assem?)$/
/** Shorter words are abbreviations, symbols and foreign words more often than mistakes. */
const SHORTEST = 6

/**
 * The sentences whose text is flawed as the page has it: a slip of the pen or of the scanner ('alinhamentdo', 'diminuida') or an
 * article that does not agree ('o versatilidade'). Nothing is quoted with a gap from them.
 */
export function flawedSentences(sentences: readonly TextSentence[]): ReadonlySet<number> {
  const seen = new Map<string, number>()
  for (const { words } of sentences) for (const { lower } of words) seen.set(lower, (seen.get(lower) ?? 0) + 1)
  const flawed = new Set<number>()
  const slips = new Map<string, boolean>()
  const isSlip = (word: string) => {
    if ((seen.get(word) ?? 0) > (INFLECTED.test(word) ? 2 : 1)) return false
    const known = slips.get(word)
    if (known !== undefined) return known
    const slip = looksMisspelled(word)
    slips.set(word, slip)
    return slip
  }
  for (const { index, words } of sentences) {
    const flaw = words.some(
      (word, at) =>
        (/^\p{Ll}+$/u.test(word.text) && isSlip(word.text)) || disagrees(words[at - 1]?.text ?? '', word.text),
    )
    if (flaw) flawed.add(index)
  }
  return flawed
}

/** An unknown word that one doubled, swapped, wrong or unaccented letter tells from a known one. */
export function looksMisspelled(word: string): boolean {
  if (word.length < SHORTEST || isKnown(word)) return false
  const inflected = INFLECTED.test(word)
  for (let i = 0; i < word.length; i++) {
    const [before, letter, after] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)]
    if (i > 0 && isKnown(before + after)) return true
    if (
      i > 0 &&
      after !== '' &&
      after.charAt(0) !== letter &&
      isKnown(before + after.charAt(0) + letter + after.slice(1))
    )
      return true
    if (inflected && i > 0 && [...CONSONANTS].some(other => other !== letter && isKnown(before + other + after)))
      return true
    for (const accented of ACCENTED[letter] ?? '') if (isKnown(before + accented + after)) return true
  }
  return false
}

const MASCULINE = /^(?:[Oo]|[Dd]o|[Nn]o|[Aa]o|[Pp]elo|[Uu]m)$/
const FEMININE = /^(?:[Dd]a|[Nn]a|[Pp]ela|[Uu]ma)$/

function disagrees(article: string, noun: string): boolean {
  const wanted = MASCULINE.test(article) ? 'm' : FEMININE.test(article) ? 'f' : null
  if (wanted === null || !/^\p{Ll}{5,}$/u.test(noun)) return false
  const readings = analyse(noun)
  if (readings.length === 0 || readings.some(a => a.category !== 'noun')) return false
  const gender = genderOf(noun)
  return gender !== undefined && gender !== wanted
}
