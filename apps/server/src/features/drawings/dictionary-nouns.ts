import { refusalOf } from '@capivira/artwork/words/refused'
import { analyse } from '@capivira/portuguese/morphology'

/** The longest word that is counted. */
const longest = 40

/**
 * Those of some words that the Portuguese dictionary has as nouns, in the form in which it lists them ('harpas' is
 * 'harpa'), each once and in order. Names, misspelt words and what does not belong in a school are not among them.
 */
export function dictionaryNouns(words: readonly string[]): string[] {
  const found = words.flatMap(word => {
    const noun = analyse(word.toLowerCase()).find(({ category }) => category === 'noun')
    return noun && noun.lemma.length <= longest && refusalOf(noun.lemma) === null ? [noun.lemma] : []
  })
  return [...new Set(found)].sort()
}
