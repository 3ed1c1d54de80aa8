import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const VERBS: ReadonlySet<string> = new Set(
  'recomendar revelar mostrar indicar apontar exigir defender sugerir propor concluir provar demonstrar prever determinar estabelecer declarar anunciar ordenar proibir prometer sustentar'.split(
    ' ',
  ),
)

/** What only a law or a theory says of itself: 'O princípio da inércia diz que…'. */
const OF_LAWS: ReadonlySet<string> = new Set(['dizer', 'afirmar', 'enunciar'])
const LAW = /^(?:princípio|lei|teoria|teorema|regra|hipótese|artigo|postulado|tese|modelo)$/u

/** 'Orientadores recomendam aos alunos que o tema seja…' → 'O que orientadores recomendam aos alunos?' */
export const said: ClauseFamily = place => {
  const { clause } = place
  const match = /^((?:a|ao|à|aos|às)\s[^,;]{3,40}\s)?que\s([^;:]{12,150})$/u.exec(clause.rest)
  if (!match || clause.negated || /\s/.test(clause.verb)) return []
  const reading = analyse(clause.verb.toLowerCase()).find(
    a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative',
  )
  const believes = reading?.lemma === 'acreditar'
  if (!reading || !(VERBS.has(reading.lemma) || believes || OF_LAWS.has(reading.lemma))) return []
  const subject = subjectOf(place)
  if (OF_LAWS.has(reading.lemma) && !LAW.test(subject?.phrase.head ?? '')) return []
  const lead = limitingLead(clause)
  const answer = tidyAnswer(`que ${match[2] ?? ''}`)
  if (!subject || lead === null || !verbAgrees(clause.verb, subject.phrase.number)) return []
  if (wordsIn(answer) < 5 || wordsIn(answer) > 22 || !tagWords(answer).some(({ tag }) => tag === 'verb')) return []
  if (/(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?)(?![\p{L}])/u.test(answer)) return []
  return [
    {
      family: 'relation',
      pattern: 'relation/said',
      focus: `${focusKey(subject.phrase.core)} ${reading.lemma} que`,
      question: believes
        ? ask(lead === '' ? '' : `${lead},`, 'em que', clause.verb, named(subject))
        : ask(lead === '' ? '' : `${lead},`, 'o que', named(subject), clause.verb, match[1] ?? ''),
      answer,
      answerType: 'definition',
      strength: 0.72,
      load: 0.5,
      quiz: false,
    },
  ]
}
