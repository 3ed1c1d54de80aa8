import { thirdPerson } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/selfContained.ts'
import type { ClauseFamily, FactDraft } from '../fact.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

/** 'Quem define a rota são os roteadores', 'O que circula no fio não são números, são ondas' */
const SPECIFIED =
  /^(Quem|O que)\s(\p{L}.{7,90}?)\s(?:não\s(?:é|são|era|eram)\s([^,;:]{3,50}),\s(?:e sim\s|mas sim\s|mas\s)?)?(é|são|era|eram|foi|foram)\s(.{3,110})$/u
const NO_ANSWER =
  /^(?:que|quando|se|como|porque|muito|bem|mais|menos|um dos|uma das|justamente|o seguinte|a seguinte)(?![\p{L}])/u
const LEANS =
  /(?<![\p{L}])(?:el[ea]s?|[dn]el[ea]s?|iss[oa]|ess[ea]s?|est[ea]s?|você|a gente|nós|\p{L}{3,}[aei]mos|importa|acontece|interessa|falta|existe)(?![\p{L}])/iu

/** A teacher's way of telling who or what it is, and so a question with its answer: 'Quem define a melhor rota são os roteadores.' */
export const specified: ClauseFamily = ({ sentence, study, clause }) => {
  const said = sentence.core.replace(/[.;:!]["”’)]*$/u, '')
  if (!said.startsWith(clause.text.slice(0, 12)) && clause.subject !== '') return []
  const match = SPECIFIED.exec(said)
  const [, wh = '', told = '', other, , predicate = ''] = match ?? []
  if (!match || NO_ANSWER.test(predicate) || LEANS.test(told) || pointsElsewhere(told)) return []
  const verb = tagWords(told)[0]
  const doing = inThePresent(told)
  if (verb?.tag !== 'verb' || doing === null || wordsIn(doing) < 3 || wordsIn(doing) > 12) return []
  const opening = tagWords(predicate)[0]?.tag
  if (opening !== 'article' && opening !== 'noun' && opening !== 'proper' && opening !== 'adjective') return []
  const answer = tidyAnswer(predicate)
  const subject = readSubject(answer.replace(/\sque\s.*$/u, ''), study.use, true)
  if (!subject || wordsIn(answer) > 12 || pointsElsewhere(answer)) return []
  const draft: FactDraft = {
    // It gives what is done and wants the name of who or what does it.
    family: 'naming',
    pattern: 'naming/specified',
    focus: `${focusKey(doing)} quem`,
    // 'O que circula no fio, em vez de números?': what the page sets it against tells what is asked for.
    question: ask(
      wh.toLowerCase(),
      doing + (other === undefined || pointsElsewhere(other) ? '' : `, em vez de ${other}`),
    ),
    answer,
    answerType: 'term',
    agreement: subject.phrase,
    ...(subject.phrase.proper && { proper: true }),
    strength: 0.86,
    load: 0.4,
  }
  const name = answer.replace(/\s(?:que\s|\().*$/u, '')
  if (name === answer) return [draft]
  // Beside other names what tells more of this one would stand out.
  const short = study.isKeyTerm(subject.phrase.core) ? [{ ...draft, answer: name, card: false }] : []
  return [{ ...draft, quiz: false }, ...short]
}

/** 'vai definir a rota' → 'define a rota'; null where the verb cannot be told. */
function inThePresent(told: string): string | null {
  const [auxiliary = '', infinitive = '', ...rest] = told.split(' ')
  if (!/^(?:vai|vão|irá|irão)$/.test(auxiliary)) return told
  if (!analyse(infinitive).some(a => a.mood === 'infinitive')) return null
  const finite = thirdPerson(infinitive, 'present', 's')
  return finite === null ? null : [finite, ...rest].join(' ')
}
