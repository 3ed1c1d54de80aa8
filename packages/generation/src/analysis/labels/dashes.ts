import { isFiniteVerb } from '@capivira/portuguese/morphology'
import { tagWords } from '../grammar/tagging.ts'

/**
 * 'Encapsulamento - trata de ocultar os detalhes' → 'Encapsulamento trata de…': a dash between a subject and its verb.
 */
export function withoutDash(text: string): string {
  const match = /^(\p{Lu}[\p{L}-]*(?:\s\p{L}+){0,4})\s[-–—]\s(\p{Ll}+)(?=\s)/u.exec(text)
  const [whole = '', subject = '', verb = ''] = match ?? []
  if (!match || !isFiniteVerb(verb) || tagWords(subject).some(word => word.tag === 'verb')) return text
  return `${subject} ${verb}${text.slice(whole.length)}`
}
