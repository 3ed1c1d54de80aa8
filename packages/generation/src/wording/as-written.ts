import { lemma } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'

/** How the running text of a document writes words: whether they are names there, and with what article. */
export type AsWritten = {
  /** A word with the capitals that the text gives it inside its sentences; null where it never stands there. */
  formOf: (word: string) => string | null
  /** A phrase of several words as the text mostly has it inside its sentences; null where it does not have it. */
  phraseOf: (phrase: string) => string | null
  /** The article that the text mostly has before a phrase, '' for none; null where it does not have the phrase. */
  articleOf: (phrase: string) => string | null
}

/** Behind these a word may have a capital without being a name. */
const OPENS = /^[.:!?…“"«(–—•-]$/u
/** A word with an article in it or alone; a lone 'a' may be the preposition, as in 'foi a Salvador'. */
const WITH_ARTICLE = /(?<![\p{L}\p{N}])(?:([oO]s?|A|[aA]s)|(?:[dnDN]|[pP]el)([oa]s?)|[aA](os?)|([àÀ]s?))\s+$/u
const MAYBE_ARTICLE = /(?<![\p{L}\p{N}])a\s+$/u

/** Reads from the sentences of a document how it writes its words. */
export function asWritten(sentences: readonly string[]): AsWritten {
  const exact = new Map<string, Map<string, number>>()
  for (const word of sentences.flatMap(insideWords)) {
    const forms = exact.get(word.toLowerCase()) ?? new Map<string, number>()
    exact.set(word.toLowerCase(), forms.set(word, (forms.get(word) ?? 0) + 1))
  }
  const byLemma = Map.groupBy(exact.keys(), word => lemma(word))
  const articles = new Map<string, string | null>()
  const holding = holdingPhrase(sentences.filter(text => /\p{Ll}/u.test(text)))
  return {
    formOf: word => {
      const low = word.toLowerCase()
      const forms = exact.get(low)
      if (forms) return formAmong(low, forms)
      const others = byLemma.get(lemma(low)) ?? []
      if (others.length === 0) return null
      return others.every(other => formAmong(other, exact.get(other) ?? new Map()) === other) ? low : word
    },
    phraseOf: phrase => phraseInside(phrase, holding(phrase)),
    articleOf: phrase => {
      const known = articles.get(phrase)
      const article = known === undefined ? articleBefore(phrase, sentences) : known
      articles.set(phrase, article)
      return article
    },
  }
}

/** The words of a sentence that have a capital only where they are names; none of a sentence that is all capitals. */
function insideWords(sentence: string): string[] {
  if (!/\p{Ll}/u.test(sentence)) return []
  const tokens = tokenize(sentence)
  return tokens.flatMap(({ text, kind }, at) => {
    const before = tokens[at - 1]?.text
    return kind === 'word' && before !== undefined && !OPENS.test(before) ? [text] : []
  })
}

/** Letters and signs of which an expression that overlooks capitals takes for the same what `toLowerCase` does. */
const PLAIN = /^[ -\xff\u2010-\u2027]*$/

/**
 * Those of the sentences that may hold a phrase, whatever its capitals: to look for letters takes a hundredth of what
 * an expression takes.
 */
function holdingPhrase(sentences: readonly string[]): (phrase: string) => readonly string[] {
  const lower = sentences.map(text => (PLAIN.test(text) ? text.toLowerCase() : null))
  return phrase => {
    if (!PLAIN.test(phrase)) return sentences
    const low = phrase.toLowerCase()
    return sentences.filter((_, at) => lower[at]?.includes(low) ?? true)
  }
}

function phraseInside(phrase: string, sentences: readonly string[]): string | null {
  const low = phrase.toLowerCase()
  const whole = wholePhrase(phrase, 'giu')
  const forms = new Map<string, number>()
  for (const sentence of sentences)
    for (const { 0: form, index } of sentence.matchAll(whole))
      if (/[^\s.:!?…“"«(–—•-]\s+$/u.test(sentence.slice(0, index))) forms.set(form, (forms.get(form) ?? 0) + 1)
  return forms.size > 0 ? formAmong(low, forms) : null
}

const wholePhrase = (phrase: string, flags: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${RegExp.escape(phrase)}(?![\p{L}\p{N}-])`, flags)

/** In small letters where the text writes the word so more often than with a capital. */
function formAmong(low: string, forms: ReadonlyMap<string, number>): string {
  const capital = [...forms].filter(([form]) => form !== low).sort((one, other) => other[1] - one[1])
  const times = capital.reduce((sum, [, count]) => sum + count, 0)
  return (forms.get(low) ?? 0) > times ? low : (capital[0]?.[0] ?? low)
}

function articleBefore(phrase: string, sentences: readonly string[]): string | null {
  const whole = wholePhrase(phrase, 'gu')
  const counts = new Map<string, number>()
  let bare = 0
  for (const sentence of sentences) {
    if (!sentence.includes(phrase)) continue
    for (const { index } of sentence.matchAll(whole)) {
      const before = sentence.slice(0, index)
      const article = WITH_ARTICLE.exec(before)?.slice(1).find(Boolean)?.toLowerCase().replace('à', 'a')
      if (article !== undefined) counts.set(article, (counts.get(article) ?? 0) + 1)
      else if (!MAYBE_ARTICLE.test(before)) bare++
    }
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1])
  if (most && most[1] > bare) return most[0]
  return bare > 0 ? '' : null
}
