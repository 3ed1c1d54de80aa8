import { contentWords, normalize } from '@capivira/portuguese/tokens'
import { takeApart } from '../grammar/clauses.ts'

const LONGEST_LABEL = 6
/** Letters by which a word is known in its other number. */
const STEM = 5

/**
 * 'Planetas rochosos: Os quatro planetas…': whether what follows a label is a whole sentence that names the same, so
 * that it stands without it.
 */
export function namesItself(label: string, rest: string): boolean {
  if (label.split(' ').length > LONGEST_LABEL) return false
  const clause = takeApart(rest.replace(/[.;]$/u, ''))
  if (!clause || clause.subject === '') return false
  const said = contentWords(normalize(rest)).map(stem)
  return contentWords(normalize(label)).some(word => said.includes(stem(word)))
}

function stem(word: string): string {
  return word.slice(0, STEM)
}
