import { analyse, lemma, numberOf } from '@capivira/portuguese/morphology'
import { canBeFinite, tagWords } from '../analysis/tagging.ts'

/** Both begin with a noun of one number, or both with a verb, or both with an adjective ('Visível somente na classe…'). */
export function definesAlike(definition: string, key: string): boolean {
  if (beginningOf(definition) !== beginningOf(key)) return false
  const [noun, other] = [genus(definition), genus(key)]
  const readings = analyse(noun)
  return numberOf(noun) === numberOf(other) && (readings.length === 0 || readings.some(a => a.category !== 'adverb'))
}

function beginningOf(text: string): string {
  const [first, second] = tagWords(text)
  // 'Mostra as primeiras linhas' can only be the verb.
  if (first && second?.tag === 'article' && canBeFinite(first.lower) && first.tag !== 'article') return 'verb'
  // 'A multiplicar o valor por 0,9': what something comes to, no thing.
  if (first?.lower === 'a' && second?.tag === 'infinitive') return 'infinitive'
  const tag = first?.tag
  return tag === 'verb' || tag === 'infinitive' || tag === 'adjective' || tag === 'participle' ? tag : 'noun'
}

/** The noun a definition begins with, or its phrase: 'forma de governo'. */
export function genusPhrase(definition: string): string {
  const [first = '', join = '', second = ''] = definition
    .replace(/^(?:O|A|Os|As|Um|Uma|Uns|Umas)\s/, '')
    .split(/[\s,]+/)
  return join === 'de' ? `${first.toLowerCase()} de ${second}` : genus(definition)
}

function genus(definition: string): string {
  const words = definition.replace(/^(?:O|A|Os|As|Um|Uma|Uns|Umas)\s/, '').split(/[\s,]+/)
  const [first = '', second = ''] = words
  const adjective = analyse(first.toLowerCase()).every(a => a.category === 'adjective') && second !== ''
  const head = adjective ? second : first
  return lemma(head) === 'ser' && words.some(word => /^vivos?$/.test(word)) ? 'ser vivo' : head.toLowerCase()
}
