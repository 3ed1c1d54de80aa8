/** What an item is filed under, and what is asked there. */
export type Filed = { category: string | null; question: string }

/**
 * The heading to show above a question: it says what the question is about ('GIF' above 'Quem publicou uma versão
 * expandida?'). Null where it would give away what is to be known, one of the `answers` (an item's answer, or all
 * options of a question): where half or more of the words that an answer adds to the question stand in the heading, as
 * in a lesson whose headings are its terms. A rule of ours; words are compared by how they begin, so that 'canal' is
 * found in 'Canais'. A word of the answer that stands in the heading letter by letter is not in the question because
 * one of its kin is: 'sedimentos' is no 'Sedimentação'.
 */
export function headingOf({ category, question }: Filed, answers: readonly string[]): string | null {
  if (category === null || category.trim() === '') return null
  const above = wordsOf(category)
  const asked = wordsOf(question)
  return answers.some(answer => tells(above, asked, answer)) ? null : category
}

function tells(above: readonly string[], asked: readonly string[], answer: string): boolean {
  const added = wordsOf(answer).filter(word =>
    above.includes(word) ? !asked.includes(word) : !asked.some(one => sameWord(one, word)),
  )
  const found = added.filter(word => above.some(one => sameWord(one, word)))
  return added.length > 0 && found.length * 2 >= added.length
}

/** Words that tell nothing by themselves. */
const small = new Set('a o as os um uma e de do da dos das em no na nos nas por para com ao aos que'.split(' '))

function wordsOf(text: string): string[] {
  // 'Nó' is a word that 'no' is not.
  const words = (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter(word => !small.has(word))
  return words.map(word => word.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** '80' and '1980' name the decade of 1984. */
function isDecadeOf(decade: string, year: string): boolean {
  return /^(?:\d|\d{3})0$/.test(decade) && /^(?:1\d{3}|20\d{2})$/.test(year) && `${year.slice(0, 3)}0`.endsWith(decade)
}

/**
 * Whether two words are forms of one: all but the last two letters of the shorter one are in both, and never fewer than
 * four.
 */
function sameWord(one: string, other: string): boolean {
  const shared = Math.max(4, Math.min(one.length, other.length) - 2)
  return (
    one === other ||
    isDecadeOf(one, other) ||
    isDecadeOf(other, one) ||
    (one.length >= shared && one.slice(0, shared) === other.slice(0, shared))
  )
}
