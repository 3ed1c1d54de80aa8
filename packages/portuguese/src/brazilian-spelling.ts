/**
 * The tagged dictionary writes 'fenómeno' and 'bebé' where Brazil writes 'fenômeno' and 'bebê'. Only the accent on an
 * open or closed e or o differs, so a Brazilian word is looked up with the other accent and its lemma turned back.
 */
const CIRCUMFLEX = /[êô]/
const EUROPEAN: Readonly<Record<string, string>> = { ê: 'é', ô: 'ó' }

/** The European spelling of a Brazilian word ('gênero' → 'género'), or null when there is nothing to change. */
export function toEuropean(word: string): string | null {
  return CIRCUMFLEX.test(word) ? word.replace(/[êô]/g, letter => EUROPEAN[letter] ?? letter) : null
}

/** Gives a European lemma the accents of the Brazilian word it was found for ('género', 'gêneros' → 'gênero'). */
export function withAccentsOf(word: string, lemma: string): string {
  let result = ''
  for (let i = 0; i < lemma.length; i++) {
    const letter = lemma.charAt(i)
    const written = word.charAt(i)
    result += EUROPEAN[written] === letter ? written : letter
  }
  return result
}
