import { verbAgrees } from '@capivira/portuguese/agreement'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { withAuxiliary } from '../../analysis/grammar/predicates.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/selfContained.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { nameDraft } from '../naming/nameDraft.ts'
import { happensIn } from '../reasons/happens.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const LEAD = /^(?:Se|Quando|Caso|Sempre que)\svocê\s/u

/**
 * What follows when anybody does something, told to the reader: 'Sempre que você desliga o aparelho, o número dele muda' → 'O que acontece
 * sempre que você desliga o aparelho?'
 */
export const anybody: ClauseFamily = place => [...follows(place), ...gets(place)]

const DOES = /^Quando você\s([^,;:()]{6,80})$/u
const TOO_LITTLE = /^(?:é|está|tem|há|pode|deve|vai|vê|viu|fica|quer|acha|sabe|percebe|nota|encontra)(?![\p{L}])/iu

/** 'Quando você se matricula, recebe um número' → 'O que você recebe quando se matricula?' */
function gets(place: Place): FactDraft[] {
  const clause = withAuxiliary(place.clause) ?? place.clause
  const done = DOES.exec(clause.lead)?.[1]?.replace(/[“”"]/gu, '')
  if (done === undefined || clause.subject !== '' || clause.negated || TOO_LITTLE.test(clause.verb)) return []
  if (!verbAgrees(clause.verb.split(' ')[0] ?? '', 's') || pointsElsewhere(`${done} ${clause.rest}`)) return []
  const opening = tagWords(clause.rest)[0]
  const answer = tidyAnswer(clause.rest.replace(/\spara\s.*$/u, ''))
  if (opening?.tag !== 'article' || wordsIn(answer) < 2 || wordsIn(answer) > 10 || wordsIn(done) < 3) return []
  const named = calledAfter(place, answer, `que você ${clause.verb.toLowerCase()} quando ${done}`)
  // 'um número só seu', which the next sentence names: the name is asked for.
  if (named) return [named]
  return [
    {
      family: 'relation',
      pattern: 'relation/anybody-gets',
      focus: `${focusKey(done)} que`,
      question: ask('o que você', clause.verb.toLowerCase(), 'quando', done),
      answer,
      answerType: 'definition',
      strength: 0.78,
      load: 0.45,
      quiz: false,
    },
  ]
}

/** '… recebe um número só seu. Esse número é a matrícula.' → 'Como se chama o número só seu que você recebe quando…?' */
function calledAfter({ study, sentence }: Place, thing: string, how: string): FactDraft | null {
  const next = study.sentences[sentence.index + 1]
  const [, article = '', noun = ''] = /^(Um|Uma)\s(\p{Ll}{3,})/u.exec(thing) ?? []
  if (!next || noun === '' || next.block !== sentence.block || next.page !== sentence.page) return null
  const pointing = new RegExp(
    String.raw`^(?:Ess|Est)[ea]\s${noun}\s(?:é|se chama)\s(?:(?:o|a|um|uma)\s)?([\p{L}-]{3,}(?:\s[\p{L}-]+){0,2})\.$`,
    'u',
  )
  const name = pointing.exec(next.text)?.[1]
  const start = sentence.block.text.indexOf(sentence.text)
  const end = sentence.block.text.indexOf(next.text, Math.max(0, start))
  if (name === undefined || start < 0 || end < 0) return null
  const subject = readSubject(name, study.use, true)
  if (!subject) return null
  return {
    ...nameDraft(
      'naming/anybody-gets',
      ask('como se chama', article === 'Um' ? 'o' : 'a', thing.slice(article.length + 1), how),
      subject.phrase,
      0.84,
    ),
    quote: sentence.block.text.slice(start, end + next.text.length),
  }
}

function follows({ clause }: Place): FactDraft[] {
  const { lead } = clause
  if (!LEAD.test(lead) || pointsElsewhere(`${lead} ${clause.text}`)) return []
  // What the reader himself then does is told him, not asked.
  if (clause.subject === '' || /(?<![\p{L}])(?:você|el[ea]s?|tudo|nada)(?![\p{L}])/iu.test(clause.subject)) return []
  if (
    /[“"(),]|(?<![\p{L}])(?:estiver|qualquer|algo|alguma coisa|coisas?)(?![\p{L}])/u.test(lead) ||
    wordsIn(lead) < 4 ||
    wordsIn(lead) > 16
  )
    return []
  if (/^Então\s/u.test(clause.subject)) return []
  const said = `${clause.subject} ${clause.negated ? 'não ' : ''}${clause.verb} ${clause.rest}`.trim()
  const consequence = tidyAnswer(said)
  if (wordsIn(consequence) < 3 || wordsIn(consequence) > 18 || wordsIn(consequence) < wordsIn(said) - 8) return []
  return [
    {
      family: 'cause',
      pattern: 'cause/anybody',
      focus: `${focusKey(lead)} causa`,
      question: ask('o que', happensIn(clause.verb), lead.charAt(0).toLowerCase() + lead.slice(1)),
      answer: upperFirst(consequence),
      answerType: 'cause',
      strength: 0.8,
      load: 0.8,
    },
  ]
}
