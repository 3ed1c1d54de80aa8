import { agrees, verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'
import { isPlainThing } from '../analysis/known.ts'
import { pointsElsewhere } from '../analysis/selfContained.ts'
import { tagWords } from '../analysis/tagging.ts'
import type { ClauseFamily } from './fact.ts'
import { ask, focusKey, named, subjectOf, tidyAnswer, upperFirst, wordsIn } from './phrasing.ts'

/** What means something said before. */
const POINTS_BACK =
  /(?<![\p{L}])(?:el[ea]s?|[dn]el[ea]s?|lhes?|mesm[oa]s?|outr[oa]s?|tal|tais|também|ainda|você)(?![\p{L}])/iu
/** Little is said: 'é importante', 'pode ser útil', 'faz parte de', 'é assim'. */
const EMPTY =
  /^(?:(?:pode|podem|deve|devem)\s(?:ser\s)?|é\s|são\s|está\s|estão\s|torna-se\s|fica\s|continua\s)?(?:muito |bastante |mais |menos |bem )?(?:important|necessári|comu[mn]|interessant|fáce|fácil|difíc|útil|útei|simples|possíve|assim|como|semelhant|igua|parecid|diferent|bo[am]|melhor|pior|grande|outr|um exemplo|uma das|um dos|parte|várias|muitas|vários|muitos|que)/iu
/** What somebody thinks of a thing, and what may hold of any: neither makes a right or a wrong option. */
const ANYBODYS =
  /(?<![\p{L}])(?:vantage\p{L}+|confus\p{L}+|popular\p{L}*|eficiente\p{L}*|moderno\p{L}*|problema\p{L}*|dificuldade\p{L}*|melhor\p{L}*|ajuda\p{L}*|importância|muit[oa]s|bastante|vári[oa]s|divers[oa]s|alguns|algumas|geralmente|normalmente|mais \p{L}+|maior\p{L}*|menor\p{L}*)(?![\p{L}])|^(?:Tem|Têm|Possui|Possuem|Vai|Vão|Vem|Vêm|Faz|Fazem|Continua|Dá|Dão|Precisa|Precisam|Costuma|Costumam|Depende|Dependem|Existe|Existem|Ocorre|Ocorrem|Gera|Geram)\s|^(?:Pode|Podem|Deve|Devem|É|São|Foi|Foram)\s(?:feit|usad|utilizad|ser feit|ser usad|ser utilizad)[oa]s?\s|^(?:Pode|Podem|Deve|Devem)\s\p{L}+(?<![aeiô]r)\s/iu
const BE = /^(?:é|são|era|eram|está|estão|foi|foram|será|serão)$/i
const MOST_WORDS = 18
const LEAST_WORDS = 5
/** Content words a statement needs to be true of one thing and not of any. */
const LEAST_CONTENT = 4

/** 'Os pacotes podem chegar por rotas diferentes' → 'O que é correto afirmar sobre os pacotes?', a question for its options alone. */
export const statement: ClauseFamily = place => {
  const { clause, sentence, study } = place
  if (clause.negated || clause.lead !== '' || sentence.dependence !== null || study.flawed.has(sentence.index))
    return []
  if (/^se\s|-se$|^lhes?\s/iu.test(clause.verb)) return []
  const first = clause.verb.split(' ')[0] ?? ''
  const readings = analyse(first.toLowerCase()).filter(a => a.category === 'verb' && a.person === 3)
  if (!readings.some(a => a.mood === 'indicative')) return []
  const subject = subjectOf(place)
  if (!subject || !verbAgrees(first, subject.phrase.number) || subject.phrase.words.length > 6) return []
  if (isPlainThing(subject.phrase, study) && !study.isKeyTerm(subject.phrase.core)) return []
  const said = `${clause.verb} ${clause.rest}`
  const opening = clause.rest.split(' ')[0] ?? ''
  if (BE.test(first) && isParticiple(opening) && !agrees(opening, subject.phrase)) return []
  const answer = predicateOf(said)
  if (answer === null) return []
  return [
    {
      family: 'relation',
      pattern: 'relation/true-of',
      focus: `${focusKey(subject.phrase.core)} ${focusKey(answer)}`,
      question: ask('o que é correto afirmar sobre', named(subject)),
      answer,
      answerType: 'definition',
      about: subject.phrase,
      strength: 0.6,
      load: 0.6,
      card: false,
    },
  ]
}

/** What a clause says of its subject, as an option can say it; null where it says little or leans on the page. */
export function predicateOf(said: string): string | null {
  const answer = upperFirst(tidyAnswer(said.replace(/^(\p{L}+)\s(?:também|ainda|sempre)\s/u, '$1 ')))
  if (wordsIn(answer) < LEAST_WORDS || wordsIn(answer) > MOST_WORDS || contentWords(answer).length < LEAST_CONTENT)
    return null
  if (
    POINTS_BACK.test(answer) ||
    EMPTY.test(answer) ||
    ANYBODYS.test(answer) ||
    /[()“”":;…]/.test(answer) ||
    pointsElsewhere(answer)
  )
    return null
  // 'Pode X, Y é Z': more than one clause.
  return tagWords(answer).filter(word => word.tag === 'verb').length > 2 ? null : answer
}
