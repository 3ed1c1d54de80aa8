import { pattern } from '../lexicon/words.ts'
import type { WordTest } from './model.ts'

/** What fonts with a wrong or missing character map lose: the ligatures of Portuguese text. */
const LIGATURES = ['ti', 'fi', 'tt', 'ft', 'fl', 'ff', 'ffi', 'ffl'] as const

const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  ˊ: '\u0301',
  ˋ: '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '¸': '\u0327',
}

/** What the fonts of a document do to its words, as far as the document itself proves it. */
export type Damage = {
  /**
   * Signs inside words that stand for a ligature, and for which: 'C' in 'SoviéCca' for 'ti', '®' in 'de®nição' for
   * 'fi'.
   */
  signs: ReadonlyMap<string, readonly string[]>
  /** True where a space follows a ligature inside a word: 'fi nal'. */
  spaced: boolean
}

/** A sign that stands for a ligature does so in as many different words. */
const LEAST_WORDS = 2

/**
 * What proves damage: a letter of another script inside a word, one sign in several words that only a ligature in its
 * place makes words, a ligature parted from an end that is no word. What merely looks odd proves nothing: a grammar
 * writes '-se' and '-mente'.
 * @param texts rows of the document
 */
export function damageOf(texts: readonly string[], isWord: WordTest): Damage {
  const words = new Map<string, { sign: string; ligature: string; found: Set<string> }>()
  let spaced = false
  for (const text of texts) {
    for (const { sign, ligature, word } of signsInWords(text, isWord)) {
      const key = sign + ligature
      const entry = words.get(key) ?? { sign, ligature, found: new Set() }
      words.set(key, { ...entry, found: entry.found.add(word) })
    }
    spaced ||= [...text.matchAll(AFTER_LIGATURE)].some(
      ([, stem = '', tail = '']) => !isWord(tail) && !isWord(stem) && isWord(stem + tail),
    )
  }
  const signs = new Map<string, string[]>()
  for (const { sign, ligature, found } of words.values())
    if (found.size >= LEAST_WORDS || !LATIN.test(sign)) signs.set(sign, [...(signs.get(sign) ?? []), ligature])
  return { signs, spaced }
}

const LATIN = /[\p{Script=Latin}\p{Pd}]/u
/**
 * Letters that are in no Portuguese word, capitals among small letters, signs and dashes: what may stand for a
 * ligature.
 */
const ODD = /\p{Lu}|(?![a-záàâãéêíóôõúüç\u00AD])\p{L}|[^\p{L}\p{M}\p{N}\p{P}\s\u00AD^`´ˊˋˆ˜¨¸]|[¡¿§-]|–/u
const ODD_WORD = new RegExp(String.raw`(?<![\p{L}\p{N}])[\p{L}\p{M}]+(?:${ODD.source})\p{Ll}[\p{L}\p{M}]*`, 'gu')

type Restored = { sign: string; ligature: string; word: string }

function* signsInWords(text: string, isWord: WordTest): Generator<Restored> {
  if (!ODD.test(text)) return
  for (const [word] of text.matchAll(ODD_WORD)) {
    const found = ligatureIn(word, isWord, () => LIGATURES)
    if (found) yield found
  }
}

/**
 * Repairs the damage PDF fonts do to Portuguese words, each time only when the result is a word and the original is
 * not: typographic ligatures in one character, a space after a ligature, a ligature that came out as another character
 * or not at all, an accent set apart from its letter.
 * @param damage what the document proves of its fonts
 */
export function repairWords(text: string, isWord: WordTest, { signs, spaced }: Damage): string {
  let repaired = text.replace(/[\uFB00-\uFB06]/g, ligature => ligature.normalize('NFKD'))
  if (/[´ˊˋˆ˜¨¸]/.test(repaired)) repaired = attachAccents(repaired, isWord)
  if (signs.size > 0) repaired = putLigatures(repaired, isWord, signs)
  return joinSplitLigatures(joinAfterLigature(repaired, isWord, spaced), isWord)
}

const LOST_LIGATURE = pattern('gu')`
  (?<=^|\s)([-–])((?![aeiouáéíóúâêôãõ]|${'ending after a lost ligature'}(?!\p{L}))\p{Ll}{2,})`

function putLigatures(text: string, isWord: WordTest, signs: Damage['signs']): string {
  const inside = text.replace(ODD_WORD, word => ligatureIn(word, isWord, sign => signs.get(sign) ?? [])?.word ?? word)
  // '–gura' where dashes stand for 'fi'; '-es', '-ado' and '-ndo' are endings.
  return inside.replace(
    LOST_LIGATURE,
    (whole, dash: string, rest: string) => restore('', rest, isWord, signs.get(dash) ?? [])?.word ?? whole,
  )
}

/** 'SoviéCca' → 'Soviética': a capital, a foreign letter or a sign inside a word that stands for a ligature. */
function ligatureIn(word: string, isWord: WordTest, standsFor: (sign: string) => readonly string[]): Restored | null {
  // 'PoPs', 'LoRa': initials written so.
  if (isWord(word) || /^\p{Lu}\p{Ll}\p{Lu}\p{Ll}?$/u.test(word)) return null
  for (let i = 1; i < word.length - 1; i++) {
    const sign = word[i] ?? ''
    const [left, right] = [word.slice(0, i), word.slice(i + 1)]
    // 'guarda-roupa': between words a hyphen is a hyphen.
    const compound = (isWord(left) && isWord(right)) || isWord(`${left}-${right}`)
    if (!ODD.test(sign) || (/\p{Pd}/u.test(sign) && compound)) continue
    const restored = restore(left, right, isWord, standsFor(sign))
    if (restored) return { sign, ...restored }
  }
  return null
}

/**
 * 'posição fi nal', 'gráfi co': what ends in a ligature and is no word goes on, also where the rest could be a word.
 */
function joinAfterLigature(text: string, isWord: WordTest, spaced: boolean): string {
  return text.replace(AFTER_LIGATURE, (whole, stem: string, tail: string) => {
    if ((stem.length >= 3 && isWord(stem)) || !isWord(stem + tail)) return whole
    // 'wi-fi de' and 'o fl ui': short stems are joined to words only where the document does so elsewhere.
    return spaced || !isWord(tail) || stem.length > 3 ? stem + tail : whole
  })
}

const AFTER_LIGATURE = /(?<![\p{L}-])(\p{L}*f(?:fi|fl|f|i|l)) (\p{Ll}+)(?!\p{L})/giu

/** At most so many accents of a word are tried in every place. */
const MOST_MARKS = 3

function attachAccents(text: string, isWord: WordTest): string {
  return text.replace(/\p{L}*(?: ?[´ˊˋˆ˜¨¸] ?\p{L}*)+/gu, whole => {
    // A space at an end belongs to the text around.
    const [, lead = '', core = '', trail = ''] = /^(\s*)(.*?)(\s*)$/su.exec(whole) ?? []
    const pieces = core.split(/ ?([´ˊˋˆ˜¨¸]) ?/u)
    const letters = pieces.filter((_, index) => index % 2 === 0)
    const marks = pieces.filter((_, index) => index % 2 === 1).map(mark => COMBINING[mark] ?? '')
    if (marks.length > MOST_MARKS || letters.join('') === '') return whole
    // Each mark on the letter after it or before it: the reading that is a word is the right one.
    for (let choice = 0; choice < 2 ** marks.length; choice++) {
      const word = withMarks(letters, marks, choice)
      if (word !== null && isWord(word)) return lead + word + trail
    }
    // 'a ´agua': the word before may be one of its own.
    const [first = '', ...rest] = letters
    const apart = first !== '' && core.startsWith(`${first} `) ? withMarks(['', ...rest], marks, 0) : null
    return apart !== null && isWord(apart) ? `${lead}${first} ${apart}${trail}` : whole
  })
}

/** The letters with their marks; bit i of the choice puts mark i on the letter before it instead of the one after. */
function withMarks(letters: readonly string[], marks: readonly string[], choice: number): string | null {
  let word = letters[0] ?? ''
  for (const [index, mark] of marks.entries()) {
    const next = letters[index + 1] ?? ''
    const before = (choice >> index) % 2 === 1
    if (before ? word === '' : next === '') return null
    word += before ? mark + next : next.charAt(0) + mark + next.slice(1)
  }
  return word.normalize('NFC')
}

/** 'cientí ca' or 'científi ca' → 'científica'. */
function joinSplitLigatures(text: string, isWord: WordTest): string {
  // Both halves are no words: a line with fewer than two unknown words has nothing to join.
  let unknown = 0
  for (const word of text.match(/\p{L}+/gu) ?? []) if (!isWord(word)) unknown++
  if (unknown < 2) return text
  const words = text.split(' ')
  const result: string[] = []
  for (let i = 0; i < words.length; i++) {
    const current = words[i] ?? ''
    const next = words[i + 1] ?? ''
    const [, lead = '', stem = ''] = /^([^\p{L}-]*)(\p{L}+)$/u.exec(current) ?? []
    const [, tail = '', trail = ''] = /^(\p{Ll}+)(\P{L}*)$/u.exec(next) ?? []
    if (stem !== '' && tail !== '' && !isWord(tail) && !isWord(stem)) {
      const joined = /f[fil]?$/.test(stem) && isWord(stem + tail) ? stem + tail : restore(stem, tail, isWord)?.word
      if (joined) {
        result.push(lead + joined + trail)
        i++
        continue
      }
    }
    result.push(current)
  }
  return result.join(' ')
}

function restore(
  before: string,
  after: string,
  isWord: WordTest,
  ligatures: readonly string[] = LIGATURES,
): { ligature: string; word: string } | null {
  if ((before + after).length < 2) return null
  const found = ligatures.flatMap(ligature => {
    const word = before + ligature + after
    return isWord(word) ? [{ ligature, word }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}
