import { analyse, genderOf, isKnown } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { isOneOf, wordsOf } from '../lexicon/words.ts'
import type { TextSentence } from './sentence.ts'

const ACCENTED: Readonly<Record<string, string>> = { a: 'áâã', e: 'éê', i: 'í', o: 'óôõ', u: 'ú', c: 'ç' }
const CONSONANTS = 'bcdfghjlmnpqrstvxz'
/** Endings that only Portuguese words have: one of these that no dictionary knows is hardly a foreign term. */
const INFLECTED = /(?:[aei]d[oa]s?|mente|[çs]ões|[çs]ão|[aei]ndo|[aei]ram|avam?|assem?)$/
/** Shorter words are abbreviations, symbols and foreign words more often than mistakes. */
const SHORTEST = 6

/**
 * The sentences whose text is flawed as the page has it: a slip of the pen or of the scanner ('alinhamentdo',
 * 'diminuida') or an article that does not agree ('o versatilidade'). Nothing is quoted with a gap from them.
 */
export function flawedSentences(sentences: readonly TextSentence[]): ReadonlySet<number> {
  const isSlip = slipIn(sentences)
  const flawed = new Set<number>()
  for (const { index, words, core } of sentences) {
    const flaw = words.some(
      (word, at) =>
        (/^\p{Ll}+$/u.test(word.text) &&
          isSlip(word.text) &&
          !isNameOfTool(words[at - 1]?.text ?? '') &&
          withItsAccent(word.text) === null) ||
        disagrees(words[at - 1]?.text ?? '', word.text) ||
        describesAnother(words[at - 2]?.text ?? '', words[at - 1]?.text ?? '', word.text),
    )
    if (flaw || MISJOINED.test(core)) flawed.add(index)
  }
  return flawed
}

/** A judge of single words of these sentences: a slip is rare there and next to a known word. */
function slipIn(sentences: readonly TextSentence[]): (word: string) => boolean {
  const seen = new Map<string, number>()
  for (const { words } of sentences) for (const { lower } of words) seen.set(lower, (seen.get(lower) ?? 0) + 1)
  const slips = new Map<string, boolean>()
  const near = nearTo(
    [...seen].filter(([word, count]) => count >= OFTEN && word.length >= SHORTEST - 1).map(([word]) => word),
  )
  return word => {
    if ((seen.get(word) ?? 0) > (INFLECTED.test(word) ? 2 : 1) && (isKnown(word) || !isPlainSlip(word))) return false
    const known = slips.get(word)
    if (known !== undefined) return known
    const slip =
      looksMisspelled(word) ||
      // 'jormais' where the page writes 'jornais' elsewhere
      ((seen.get(word) ?? 0) === 1 && word.length >= SHORTEST - 2 && !isKnown(word) && near(word))
    slips.set(word, slip)
    return slip
  }
}

/** So often a word is written as it is meant. */
const OFTEN = 3

/** A judge of unknown words: whether one letter more, less or other makes them one of the words given. */
function nearTo(words: readonly string[]): (word: string) => boolean {
  const less = (word: string) => [...word].map((_, i) => word.slice(0, i) + word.slice(i + 1))
  const whole = new Set(words)
  const shorter = new Set(words.flatMap(word => (isKnown(word) ? less(word) : [])))
  return word => {
    // 'arquivo' and 'arquivos' are two words, and 'text' is no 'texto'.
    const inner = (other: string) => other.slice(0, 2) === word.slice(0, 2) && other.slice(-1) === word.slice(-1)
    return (
      (shorter.has(word) &&
        words.some(other => other.length === word.length + 1 && less(other).includes(word) && inner(other))) ||
      less(word).some(
        other =>
          (whole.has(other) && isKnown(other) && inner(other)) ||
          (shorter.has(other) &&
            words.some(
              meant =>
                meant.length === word.length && less(meant).includes(other) && oneOther(meant, word) && inner(meant),
            )),
      )
    )
  }
}

/** Whether two words as long differ in one letter. */
function oneOther(a: string, b: string): boolean {
  return [...a].filter((letter, i) => letter !== b.charAt(i)).length === 1
}

const ARTICLE = wordsOf('article')

/** A judge of questions and answers made of these sentences: true where one carries a slip of the page on. */
export function slipJudge(sentences: readonly TextSentence[]): (text: string) => boolean {
  const isSlip = slipIn(sentences)
  return text => {
    const words = text.replace(/\[\p{L}+#?\]/gu, ' ').match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
    return words.some((word, at) => {
      const [before = '', earlier = ''] = [words[at - 1], words[at - 2]]
      if (/^\p{Ll}+$/u.test(word) && isSlip(word) && !isNameOfTool(before)) return true
      // 'a disputa entre o norte e o sul chefiada por ele': of the disputa.
      const joined = /^(?:e|ou|entre|contra|sobre)$/.test(words[at - 3] ?? '')
      if (disagrees(before, word) || (!joined && describesAnother(earlier, before, word))) return true
      // 'Um grande comunidade'
      return (
        isOneOf('adjective before its noun, commonest', before.toLowerCase()) &&
        ARTICLE.has(earlier.toLowerCase()) &&
        disagrees(earlier, word)
      )
    })
  }
}

/** 'o comando report', 'o pacote babel': what something of a program is called is no word of the language. */
export function isNameOfTool(kind: string): boolean {
  // '[master]': what a file calls its parts.
  if (kind === '[') return true
  return isOneOf('thing of a program with a foreign name', kind.toLowerCase())
}

/** Words the dictionaries have, but that are hardly ever meant: an accent was left out. */
const MEANT_OTHERWISE: ReadonlySet<string> = wordsOf('hardly meant without its accent')

/** An unknown word that one doubled, swapped, wrong or unaccented letter tells from a known one. */
export function looksMisspelled(word: string): boolean {
  // 'diminuida', 'construida': the dictionary lets them pass.
  if (MEANT_OTHERWISE.has(word) || /(?:tr|cl|stit|trib|min)uid[oa]s?$/.test(word)) return true
  if (word.length < SHORTEST || isKnown(word)) return false
  if (isPlainSlip(word)) return true
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

/** A slip however often the page makes it: an accent left out or misplaced, a last letter lost. */
function isPlainSlip(word: string): boolean {
  return isAccentedElsewhere(word) || lacksItsEnd(word) || (INFLECTED.test(word) && lacksAccent(word))
}

/**
 * 'saida' → 'saída', 'diminuida' → 'diminuída': the word with the one accent that makes it a known one; null where it
 * lacks none or two would do.
 */
export function withItsAccent(word: string): string | null {
  // 'latex', 'index', 'master': words of other languages end so.
  if (!/^\p{Ll}{4,}[ao]s?$/u.test(word) || word === 'comercias' || foldAccents(word) !== word) return null
  const found = [...word].flatMap((letter, i) =>
    [...(ACCENTED[letter] ?? '')].map(accented => word.slice(0, i) + accented + word.slice(i + 1)).filter(isKnown),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

/** 'diminuida' */
function lacksAccent(word: string): boolean {
  return [...word].some((letter, i) =>
    [...(ACCENTED[letter] ?? '')].some(accented => isKnown(word.slice(0, i) + accented + word.slice(i + 1))),
  )
}

/** 'uma matriz diagona' */
function lacksItsEnd(word: string): boolean {
  return /[aeiou]$/.test(word) && isKnown(`${word}l`)
}

/** 'heterôgeneas', 'númericas': known with the accent on another letter. */
function isAccentedElsewhere(word: string): boolean {
  const plain = foldAccents(word)
  if (plain === word) return false
  return [...plain].some((letter, i) =>
    [...(ACCENTED[letter] ?? '')].some(accented => isKnown(plain.slice(0, i) + accented + plain.slice(i + 1))),
  )
}

const BEFORE_NOUN = wordsOf('determiner or preposition in the singular')

/** 'o idioma selecionada', 'para idioma especificada': a noun and what describes it, of two genders. */
function describesAnother(before: string, noun: string, describing: string): boolean {
  if (!BEFORE_NOUN.has(before) || !/^\p{Ll}{4,}$/u.test(noun) || !/^\p{Ll}{5,}[oa]$/u.test(describing)) return false
  const gender = genderOf(noun)
  const nouns = analyse(noun)
  const readings = analyse(describing)
  return (
    gender !== undefined &&
    nouns.length > 0 &&
    nouns.every(a => a.category === 'noun' && a.number !== 'p') &&
    readings.length > 0 &&
    readings.every(
      a => (a.category === 'adjective' || a.mood === 'participle') && a.gender !== undefined && a.gender !== gender,
    )
  )
}

/** 'um triângulo cuja todos ângulos', 'em quarto categorias' */
const MISJOINED = /(?<![\p{L}])(?:cuj[oa]s?\s(?:tod[oa]s|[oa]s?)\s|em quarto \p{Ll}+s(?![\p{L}]))/u

const MASCULINE = wordsOf('masculine determiner, large or small')
const FEMININE = wordsOf('feminine determiner, large or small')

function disagrees(article: string, noun: string): boolean {
  const wanted = MASCULINE.has(article) ? 'm' : FEMININE.has(article) ? 'f' : null
  if (wanted === null || !/^\p{Ll}{5,}$/u.test(noun)) return false
  const readings = analyse(noun)
  if (readings.length === 0 || readings.some(a => a.category !== 'noun')) return false
  const gender = genderOf(noun)
  return gender !== undefined && gender !== wanted
}
