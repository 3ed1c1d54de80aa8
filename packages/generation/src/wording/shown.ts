import { isFunctionWord } from '@capivira/portuguese/function-words'

/** What stands before a question that does not say what it is about: 'Sobre a pele: quais são as camadas?' */
const ABOUT = /^Sobre ([^:?]{2,60}): (?=\p{L})/u

/** A question as pupils read it, with what it is about before it where that is known. */
export function shownQuestion({ question, about }: { question: string; about?: string | undefined }): string {
  return about === undefined ? question : `Sobre ${about}: ${inSentence(question)}`
}

/** The question alone, without what it is about: its words are then read like those of any other. */
export function withoutAbout(question: string): string {
  const plain = question.replace(ABOUT, '')
  return plain === question ? question : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** What stands before the question, '' where nothing does. */
export function aboutIn(question: string): string {
  return ABOUT.exec(question)?.[1] ?? ''
}

/** 'Quais são' → 'quais são', 'Dado um' → 'dado um'; what may be a name keeps its capital. */
function inSentence(question: string): string {
  const [first = ''] = /^\p{Lu}\p{Ll}*(?!\p{L})/u.exec(question) ?? []

  const isWord = isFunctionWord(first.toLowerCase())
  return first !== '' && isWord ? question.charAt(0).toLowerCase() + question.slice(1) : question
}
