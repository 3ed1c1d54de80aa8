import { isKnown } from '@capivira/portuguese/morphology'

/** 'ORenascimento', 'AsCruzadas': an article, often set large, right before its noun. */
const GLUED = /(?<![\p{L}\p{N}_.-])([OA]s?)(\p{Lu}\p{Ll}{3,})(?![\p{L}\p{N}_])/gu

/** A text with a space behind each article that the page glues to a word which the language knows. */
export function unglued(text: string): string {
  return text.replace(GLUED, (glued: string, article: string, word: string) =>
    isKnown(word.toLowerCase()) ? `${article} ${word}` : glued,
  )
}
