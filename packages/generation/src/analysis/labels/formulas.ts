/** What a sentence ends in after its last colon. */
const TAIL = /:\s([^:]{3,80})$/u
/** A sign, a number, or a name of one to three letters. */
const PART = /^(?:\p{L}{1,3}|[\d.,%²³]+|[·×*/+=()²³^–-]|\p{L}\d?[²³]?)$/u

/** A statement without the formula that only writes it again: '…ao produto da massa pela aceleração: F = m · a.' */
export function withoutFormula(sentence: string): string {
  const match = sentence.includes('=') ? TAIL.exec(sentence.replace(/\.$/u, '')) : null
  const parts = match?.[1]?.trim().split(/\s+/) ?? []
  if (!match || !parts.includes('=') || !parts.every(part => PART.test(part))) return sentence
  const before = sentence.slice(0, match.index)
  return before.split(' ').length < 6 ? sentence : `${before}.`
}
