import { lemma } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'
import { areOfOneRoot } from '../../quality/toldByRoot.ts'
import type { Fact } from '../fact.ts'

/** What such an answer has besides: 'graças a meios de…', 'devido ao uso de…'. */
const HOLLOW =
  /^(?:porque|devido|graças|através|meios?|formas?|processos?|métodos?|técnicas?|tipos?|ação|ações|usos?|utilização|emprego|presença|existência|fatos?|motivos?|razão|virtude|causa|conta|alg(?:um|uma|uns|umas)|divers[oa]s?|vári[oa]s|muit[oa]s|grandes?)$/u

/** 'Por que a lã pode ser tingida? → Graças a técnicas de tingimento': the reason says no more than the question. */
export function isCircular({ family, question, answer }: Pick<Fact, 'family' | 'question' | 'answer'>): boolean {
  if (family !== 'cause' || !/(?:^|, )por que /iu.test(question)) return false
  const said = contentWords(answer).filter(word => !HOLLOW.test(word))
  const asked = contentWords(question)
  return said.every(word => asked.some(other => lemma(other) === lemma(word) || areOfOneRoot(other, word)))
}
