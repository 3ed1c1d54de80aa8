/** Words that begin a question and stay as they are behind something else. */
const asksWith =
  /^(?:o que|quem|qual|quais|quando|onde|como|quantos?|quantas?|por que|para que|em que|de que|a que|com que|que)\b/iu

/** A name of something: few words and no sign. What is longer may be a sentence, behind which 'Sobre' says nothing. */
const names = /^[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}$/u

/**
 * A question that leaves open who or what is meant, under the heading it stands under: 'Sobre Mitocôndria: qual é a
 * função dela?', 'No trecho “A internet veio da guerra (infelizmente)”: quem a criou?'.
 */
export function underHeading(question: string, heading: string | null): string | null {
  const title = heading?.trim()
  if (!title || question.toLowerCase().includes(title.toLowerCase())) return null
  const asked = asksWith.test(question) ? question.charAt(0).toLowerCase() + question.slice(1) : question
  if (!names.test(title)) return `No trecho “${title.replaceAll('“', '‘').replaceAll('”', '’')}”: ${asked}`
  // 'As formas da Terra': an article has its capital from the head of the line alone.
  const about = /^(?:[oa]s?|um|uma)\s/iu.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
  return `Sobre ${about}: ${asked}`
}
