import { isParticiple } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/selfContained.ts'
import type { ClauseFamily } from '../fact.ts'
import { POINTS } from '../reasons/procedure.ts'
import { ask, focusKey, wordsIn } from '../wording/phrasing.ts'
import { answerOf, asked, readAmount, unitText } from './quantity.ts'

/** 'Todos os anos', 'A cada dia', 'Por dia': how often. */
const HOW_OFTEN =
  /^(?:Tod[oa]s?\s(?:[oa]s?\s)?|A cada\s|Cada\s|Por\s)(?:anos?|dias?|m[êe]s(?:es)?|semanas?|horas?|minutos?|segundos?)$/u
const VAGUE = /^(?:itens|coisas|vezes|pontos|aspectos|formas|maneiras|linhas|opções|casos|partes|lados|exemplos)$/u

/**
 * How many are what the verb says, where a time or a place limits it: 'Todos os anos, cerca de dez mil tartarugas são soltas' → 'Quantas
 * tartarugas são soltas todos os anos?'
 */
export const countedDone: ClauseFamily = ({ clause, study }) => {
  const [, often = '', rest = ''] = /^([^,\d]{5,24}),\s(.+)$/u.exec(clause.subject) ?? []
  const lead = HOW_OFTEN.test(often) ? often : clause.lead
  const amount = readAmount(HOW_OFTEN.test(often) ? rest : clause.subject)
  if (!amount || clause.negated || lead === '' || amount.about.startsWith('entre') || /[()"“]/.test(lead)) return []
  if (
    !/^(?:são|foram|serão|morrem|morreram|nascem|nasceram|vivem|viviam|participaram|chegam|chegaram|existem|ocorrem|ocorreram)$/iu.test(
      clause.verb,
    )
  )
    return []
  const passive = /^(?:são|foram|serão)$/iu.test(clause.verb)
  const participle = clause.rest.split(' ')[0]?.replace(/,$/u, '') ?? ''
  if (passive && !isParticiple(participle)) return []
  const unit = amount.unit.find(word => word.tag === 'noun')?.lower ?? ''
  const question = VAGUE.test(unit) ? null : asked(amount, study.use)
  if (question === null || /^\s(?:que|cuj)/u.test(amount.after) || wordsIn(amount.after) > 6) return []
  const said = (clause.rest.split(/,\s|\s(?:e|para|porque|quando|pois)\s/u)[0] ?? '').trim()
  const opening = lead.charAt(0).toLowerCase() + lead.slice(1)
  if (wordsIn(opening) > 9 || POINTS.test(`${opening} ${said} ${amount.after}`) || wordsIn(said) > 12) return []
  if (pointsElsewhere(`${opening} ${said}`) || tagWords(opening).some(word => word.tag === 'verb')) return []
  return [
    {
      family: 'quantity',
      pattern: 'quantity/done',
      focus: `${focusKey(unitText(amount))} ${focusKey(said)}`,
      question: ask(question, amount.after.trim(), clause.verb.toLowerCase(), said, opening),
      answer: answerOf(amount),
      answerType: 'quantity',
      strength: 0.82,
      load: 0.4,
    },
  ]
}
