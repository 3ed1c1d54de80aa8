import { analyse } from '@capivira/portuguese/morphology'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'

/** 'mais água do que o solo arenoso', 'mais fina e mais densa do que a continental' */
const THAN =
  /^((?:[^,;:()]{3,50}\s)?(?:mais|menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?)(?:\s[^,;:()]{3,50}?)?)\s(?:do\s)?que\s((?:o|a|os|as)\s[^,;:()]{3,50})$/u
const DEGREES = /(?<![\p{L}])(?:mais|menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?)(?![\p{L}])/u
/** 'a noite', 'o esperado': what things are measured by, no second thing. */
const NO_SECOND = /^(?:o|a|os|as)\s(?:esperad|previst|normal|anterior|que|outr|demais|restante|média|habitual|comum)/u

/** 'O solo argiloso retém mais água do que o arenoso' → 'Entre o solo argiloso e o solo arenoso, qual retém mais água?' */
export const whichOfTwo: ClauseFamily = place => {
  const { clause, study } = place
  if (clause.negated || clause.lead !== '' || /\s/u.test(clause.verb)) return []
  const [, told = '', second = ''] = THAN.exec(clause.rest) ?? []
  const subject = second === '' || NO_SECOND.test(second) ? null : subjectOf(place)
  if (!subject || subject.phrase.determiner === '' || subject.phrase.words.length > 4) return []
  const words = tagWords(second)
  if (words.some(({ tag }) => tag === 'verb' || tag === 'relative')) return []
  const other = subject.phrase.words.length > 1 ? sameKind(subject.phrase.head, second) : second
  const phrase = readSubject(upperFirst(other), study.use)?.phrase
  // 'mais altas no verão do que no inverno', 'a casa é maior que os carros': of one number, or there is no 'which'.
  if (!phrase || phrase.number !== subject.phrase.number || phrase.core === subject.phrase.core) return []
  if (wordsIn(told) > 8 || !DEGREES.test(told)) return []
  const which = subject.phrase.number === 'p' ? 'quais' : 'qual'
  if (phrase.gender !== subject.phrase.gender && tellsGender(told)) return []
  return [
    {
      family: 'comparison',
      pattern: 'comparison/which-of-two',
      focus: `${focusKey(told)} ${focusKey(subject.phrase.core)} diferença`,
      question: ask('entre', named(subject), 'e', `${other},`, which, clause.verb.toLowerCase(), told),
      answer: upperFirst(subject.display),
      answerType: 'term',
      strength: 0.84,
      load: 0.6,
      quiz: false,
    },
  ]
}

/** 'qual é mais antiga' of a mug and a glass tells which. */
function tellsGender(told: string): boolean {
  return [...told.matchAll(/(?<![\p{L}])(?:mais|menos)\s(\p{Ll}+[oa]s?)(?![\p{L}])/gu)].some(([, word = '']) =>
    analyse(word).some(({ category }) => category === 'adjective'),
  )
}

/** 'a continental' beside 'a crosta oceânica' → 'a crosta continental' */
function sameKind(head: string, second: string): string {
  const [article = '', first = '', ...rest] = second.split(' ')
  const describing = rest.length === 0 && analyse(first).some(({ category }) => category === 'adjective')
  const named = describing || /^d[aeo]s?$/u.test(first)
  return named && !rest.includes(head) ? `${article} ${[head, first, ...rest].join(' ')}` : second
}
