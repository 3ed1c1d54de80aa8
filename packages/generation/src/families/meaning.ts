import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../analysis/tagging.ts'

/** 'Mostra as primeiras linhas', 'adiciona uma nova coluna': a verb of the third person with its object. */
export function saysWhatItDoes(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ')
  const readings = analyse(first)
  const verb = readings.some(
    a =>
      a.category === 'verb' &&
      a.person === 3 &&
      a.number === 's' &&
      a.tense === 'present' &&
      a.mood !== 'subjunctive' &&
      a.mood !== 'imperative',
  )
  if (!verb) return false
  if (/^(?:o|a|os|as|um|uma|se|todos|todas|cada|dois|duas|três|\d+)$/.test(second)) return true
  return readings.every(a => a.category === 'verb') && analyse(second).some(a => a.category === 'noun')
}

const NOMINAL: ReadonlySet<string> = new Set(['noun', 'article', 'adjective', 'proper'])

/** 'desgaste do solo', 'um conjunto de dados que…': a noun first and no statement of its own. */
export function opensLikeADefinition(text: string): boolean {
  const words = tagWords(text)
  const [first] = words
  if (!first || !NOMINAL.has(first.tag)) return false
  if (first.tag === 'article' && /^(?:o|a|os|as)$/i.test(first.text)) return false
  // 'Escolha as linhas' is an order, whatever else 'escolha' may be.
  if (first.tag !== 'article' && words[1]?.tag === 'article') return false
  return !words.slice(0, 5).some(word => word.tag === 'verb' || word.tag === 'gerund')
}
