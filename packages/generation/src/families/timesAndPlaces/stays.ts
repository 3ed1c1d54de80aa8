import { verbAgrees } from '@capivira/portuguese/agreement'
import type { Clause } from '../../analysis/grammar/clauses.ts'
import { withAuxiliary } from '../../analysis/grammar/predicates.ts'
import { pointsElsewhere } from '../../analysis/selfContained.ts'
import type { ClauseFamily, FactDraft } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { NO_PLACE } from './place.ts'

const IS_AT = /^(?:(?:pode|podem)\s(?:estar|ficar)|está|estão)$/iu
const AT = /^(?:em|n[oa]s?|dentro d[aeo]s?|ao lado d[aeo]s?|perto d[aeo]s?)\s/u
/** 'em uso', 'na moda', 'na frente de', 'em risco': how a thing is, not where. */
const STATE =
  /^(?:em\s\p{Ll}+(?:$|[\s,.])|n[oa]s?\s(?:moda|frente|base|origem|raiz|pauta|centro|mesm[oa]|lista|forma|caminho|fase|faixa|ordem|casa d|topo)(?![\p{L}]))/u

/** 'Um servidor pode estar no seu bairro ou do outro lado do mundo' → 'Onde pode estar um servidor?' */
export const stays: ClauseFamily = place => {
  const clause = withAuxiliary(place.clause) ?? place.clause
  const own = ownThing(clause)
  if (own) return [own]
  if (clause.negated || !IS_AT.test(clause.verb) || !AT.test(clause.rest)) return []
  if (STATE.test(clause.rest) || NO_PLACE.test(clause.rest) || limitingLead(clause) !== '') return []
  const subject = subjectOf({ ...place, clause })
  const answer = tidyAnswer(clause.rest)
  if (!subject || !verbAgrees(clause.verb.split(' ')[0] ?? '', subject.phrase.number)) return []
  if (wordsIn(answer) < 2 || wordsIn(answer) > 24 || wordsIn(answer) < wordsIn(clause.rest) - 8) return []
  return [draft(ask('onde', clause.verb.toLowerCase(), named(subject)), answer, subject.phrase.core)]
}

/** 'Quando você começa a escrever, seus textos ficam na memória' → 'Onde ficam os seus textos quando você começa a escrever?' */
function ownThing(clause: Clause): FactDraft | null {
  const [, possessive = '', thing = ''] = /^(Seus?|Suas?)\s(\p{Ll}{3,}(?:\s\p{Ll}{3,})?)$/u.exec(clause.subject) ?? []
  const said = /^(?:Quando|Enquanto|No momento em que|Assim que)\svocê\s[^,()“"]{8,80}$/u.test(clause.lead)
  if (thing === '' || !said || clause.negated || !/^(?:está|estão|fica|ficam)$/i.test(clause.verb)) return null
  if (!AT.test(clause.rest) || STATE.test(clause.rest) || NO_PLACE.test(clause.rest)) return null
  const article = `${possessive.startsWith('Sua') ? 'a' : 'o'}${possessive.endsWith('s') ? 's' : ''}`
  const lead = clause.lead.charAt(0).toLowerCase() + clause.lead.slice(1)
  const answer = tidyAnswer(clause.rest)
  if (pointsElsewhere(`${lead} ${answer}`) || wordsIn(answer) < 2 || wordsIn(answer) > 10) return null
  // 'no PC da sua casa': what the reader knows without the page.
  if (
    /(?<![\p{L}])(?:seus?|suas?)\s(?:casa|quarto|mesa|bolso|mochila|computador|celular|PC)s?(?![\p{L}])/u.test(answer)
  )
    return null
  return draft(
    ask('onde', clause.verb.toLowerCase(), `${article} ${possessive.toLowerCase()} ${thing}`, lead),
    answer,
    thing,
  )
}

function draft(question: string, answer: string, focus: string): FactDraft {
  return {
    family: 'place',
    pattern: 'place/stays',
    focus: `${focusKey(focus)} onde`,
    question,
    answer,
    answerType: 'place',
    strength: 0.76,
    load: 0.35,
    quiz: false,
  }
}
