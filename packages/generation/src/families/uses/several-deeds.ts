import { analyse } from '@capivira/portuguese/morphology'
import { inGeneral, isGeneral } from '../../analysis/terms/generally.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { purposeDraft } from './does.ts'

const WORDS = { least: 6, most: 18 } as const
/** These say how a thing is, or wait for another verb. */
const STATES = wordsOf('states or waits, infinitive')
const OPEN = pattern('u')`[;:()“”"]|(?<![\p{L}])${'open in a row of deeds'}(?![\p{L}])`

/** 'A sombra refresca o solo, abriga os animais e protege as mudas' → 'O que faz a sombra?' */
export const severalDeeds: ClauseFamily = place => {
  const { clause, sentence, study } = place
  const text = sentence.core.replace(/[.;]$/u, '')
  const start = `${clause.subject} ${clause.verb} `
  if (clause.lead !== '' || clause.negated || clause.subject === '' || !text.startsWith(start)) return []
  const said = text.slice(clause.subject.length + 1)
  if (OPEN.test(said) || wordsIn(said) < WORDS.least || wordsIn(said) > WORDS.most) return []
  const deeds = said.split(/,\s|,?\se\s(?=\p{Ll}+\s)/u)
  const subject = subjectOf(isGeneral(clause) ? { ...place, study: inGeneral(study) } : place)
  if (!subject || deeds.length < 2 || deeds.length > 4) return []
  const { number } = subject.phrase
  if (!deeds.every(deed => isDeed(deed, number))) return []
  return [
    {
      ...purposeDraft(
        'function/several-deeds',
        ask('o que', number === 'p' ? 'fazem' : 'faz', named(subject)),
        upperFirst(said),
        focusKey(subject.phrase.core),
        0.8,
      ),
      quiz: false,
    },
  ]
}

/** 'abriga os animais': a verb of what one does, in the present, with what it does it to. */
function isDeed(text: string, number: 's' | 'p'): boolean {
  const [verb = '', next = ''] = text.split(' ')
  const readings = analyse(verb).filter(a => a.category === 'verb')
  return (
    /^(?:[oa]s?|uma?|\p{Ll}{4,}|a[os]?|à)$/u.test(next) &&
    !/(?:mente|ndo)$/u.test(next) &&
    readings.some(
      a =>
        a.person === 3 &&
        a.number === number &&
        a.mood === 'indicative' &&
        a.tense === 'present' &&
        !STATES.has(a.lemma),
    )
  )
}
