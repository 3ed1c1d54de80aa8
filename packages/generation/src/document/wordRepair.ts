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
    /[\p{L}\p{M}-]*\p{Ll}\p{Lu}\p{Ll}[\p{L}\p{M}]*|[\p{Script=Latin}]+[\p{Script=Greek}\p{Script=Cyrillic}][\p{L}]*/gu,
    word => repairInside(word, isWord),
  )
  repaired = repaired.replace(
    /(?<=^|\s)[-–](\p{Ll}{2,})/gu,
    (whole, rest: string) => restore('', rest, isWord) ?? whole,
  )
  return joinSplitLigatures(repaired, isWord)
}

function attachAccents(text: string, isWord: WordTest): string {
  return text.replace(
    /(\p{L}*)(\p{L}?) ?([´ˊˋˆ˜¨¸]) ?(\p{L}?)(\p{L}*)/gu,
    (whole, a: string, before: string, mark: string, after: string, b: string) => {
      const combining = COMBINING[mark] ?? ''
      const onNext = (a + before + after + combining + b).normalize('NFC')
      const onPrevious = (a + before + combining + after + b).normalize('NFC')
      if (after !== '' && isWord(onNext)) return onNext
      if (before !== '' && isWord(onPrevious)) return onPrevious
      return whole
    },
  )
}

/** 'SoviéCca' → 'Soviética': a capital or a foreign letter inside a word stands for a ligature. */
function repairInside(word: string, isWord: WordTest): string {
  if (isWord(word)) return word
  for (let i = 1; i < word.length - 1; i++) {
    const character = word[i] ?? ''
    if (!/\p{Lu}|\p{Script=Greek}|\p{Script=Cyrillic}/u.test(character)) continue
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
