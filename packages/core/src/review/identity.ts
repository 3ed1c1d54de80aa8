import { indexedWords } from '../search/words.ts'

/** Words that name nothing by themselves: an answer with and without its article is the same answer. */
const articles: ReadonlySet<string> = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'])

const bare = (text: string): string => {
  const words = indexedWords(text)
  const named = words.filter(word => !articles.has(word))
  return (named.length > 0 ? named : words).join(' ')
}

/**
 * What makes an item the same item, whoever words it: its passage and its answer, without case, accents, punctuation
 * and articles; null for one without a passage or an answer.
 */
export function identityOf({ quote, answer }: { quote: string | null; answer: string | null }): string | null {
  if (!quote || !answer) return null
  const [passage, said] = [bare(quote), bare(answer)]
  return passage && said ? `${passage}\n${said}` : null
}
