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

/**
 * Repairs the damage PDF fonts do to Portuguese words, each time only when the result is a word and the original is not:
 * typographic ligatures in one character, a space after a ligature, a ligature that came out as another
 * character or not at all, an accent set apart from its letter.
 */
export function repairWords(text: string, isWord: WordTest): string {
  let repaired = text.replace(/[\uFB00-\uFB06]/g, ligature => ligature.normalize('NFKD'))
  if (/[´ˊˋˆ˜¨¸]/.test(repaired)) repaired = attachAccents(repaired, isWord)
  repaired = repaired.replace(
    /[\p{L}\p{M}-]*\p{Ll}\p{Lu}\p{Ll}[\p{L}\p{M}]*|[\p{Script=Latin}]+(?!\p{Script=Latin})\p{L}[\p{L}]*/gu,
    word => repairInside(word, isWord),
  )
  // '–gura' has lost its 'fi' and '-po' its 'ti'; '-es', '-ado' and '-ndo' are endings.
  repaired = repaired.replace(
    /(?<=^|\s)[-–]((?![aeiouáéíóúâêôãõ]|(?:ndo|nte|mente|ção|vel|dor|res|ram|mos)(?!\p{L}))\p{Ll}{2,})/gu,
    (whole, rest: string) => restore('', rest, isWord) ?? whole,
  )
  return joinSplitLigatures(joinAfterLigature(repaired, isWord), isWord)
}

/** 'posição fi nal', 'gráfi co': what ends in a ligature and is no word goes on, also where the rest could be a word. */
function joinAfterLigature(text: string, isWord: WordTest): string {
  return text.replace(
    /(?<![\p{L}-])(\p{L}*f(?:fi|fl|f|i|l)) (\p{Ll}+)(?!\p{L})/giu,
    (whole, stem: string, tail: string) =>
      (stem.length < 3 || !isWord(stem)) && isWord(stem + tail) ? stem + tail : whole,
  )
}

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

/** 'SoviéCca' → 'Soviética': a capital or a foreign letter inside a word stands for a ligature. */
function repairInside(word: string, isWord: WordTest): string {
  // 'PoPs', 'LoRa': initials written so.
  if (isWord(word) || /^\p{Lu}\p{Ll}\p{Lu}\p{Ll}?$/u.test(word)) return word
  for (let i = 1; i < word.length - 1; i++) {
    const character = word[i] ?? ''
    if (!/\p{Lu}|(?!\p{Script=Latin})\p{L}/u.test(character)) continue
    const restored = restore(word.slice(0, i), word.slice(i + 1), isWord)
    if (restored) return restored
  }
  return word
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
    const [, lead = '', stem = ''] = /^(\P{L}*)(\p{L}+)$/u.exec(current) ?? []
    const [, tail = '', trail = ''] = /^(\p{Ll}+)(\P{L}*)$/u.exec(next) ?? []
    if (stem !== '' && tail !== '' && !isWord(tail) && !isWord(stem)) {
      const joined = /f[fil]?$/.test(stem) && isWord(stem + tail) ? stem + tail : restore(stem, tail, isWord)
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

function restore(before: string, after: string, isWord: WordTest): string | null {
  if ((before + after).length < 2) return null
  const found = LIGATURES.map(ligature => before + ligature + after).filter(word => isWord(word))
  return found.length === 1 ? (found[0] ?? null) : null
}
