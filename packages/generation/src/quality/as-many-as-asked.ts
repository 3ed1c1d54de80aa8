import { analyse } from '@capivira/portuguese/morphology'
import { parseNumber } from '@capivira/portuguese/numbers'
import { isOneOf } from '../lexicon/words.ts'
import { isCloze } from './checked.ts'
import { reject } from './finding.ts'
import type { Gate } from './gate.ts'

/** 'Quais são as três camadas…?' */
const COUNTED =
  /^Quais (?:são|eram|foram) (?:os|as) (dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d{1,2}) \p{Ll}/u
/** 'Quais são os agentes…?', 'Quais são as principais causas…?' */
const SEVERAL = /^Quais (?:são|eram|foram) (?:os|as) /u
/** What may part the members of a list. */
const PARTS = /[,;/\n•·]|\s(?:e|ou|mais|bem como|além d[eoa]s?|como também|–|-)\s/u

/** F6: what is asked for in the plural, or by its number, is answered with so many. */
export const answersAsMany: Gate = item => {
  if (isCloze(item) || item.family === 'exercise') return null
  const parts = item.answer.split(PARTS).filter(part => /[\p{L}\p{N}]/u.test(part))
  const count = parseNumber(COUNTED.exec(item.question)?.[1] ?? '')
  if (count !== null && parts.length < count) return reject('F6', `A pergunta quer ${count}, e a resposta traz menos.`)
  return SEVERAL.test(item.question) && parts.length === 1 && isOne(item.answer)
    ? reject('F6', 'A pergunta quer vários, e a resposta traz um só.')
    : null
}

/** 'O desmatamento', 'Vento': one thing in the singular, or a name that is no plural. */
function isOne(answer: string): boolean {
  const words = answer.replace(/\.$/, '').split(/\s+/)
  if (words.length > 3) return false
  const [first = '', second = ''] = words.map(word => word.toLowerCase())
  const head = isOneOf('article in the singular', first) ? second : first
  const readings = analyse(head)
  return !/s$/.test(head) && (readings.length === 0 || readings.some(a => a.category === 'noun' && a.number === 's'))
}
