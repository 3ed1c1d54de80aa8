import { takeApart } from '../../analysis/grammar/clauses.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/selfContained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Section } from '../../document/model.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

/** 'Na refração', 'Na transformação isobárica': a process by the ending of its noun, and which. */
const PROCESS = /^N([oa])\s(\p{Ll}{3,}(?:ção|são|xão|mento|agem|ose|ise|ência|ância|fase)(?:\s\p{Ll}{5,})?)$/u
const LEANS = /(?<![\p{L}])(?:[dn]?el[ea]s?|você|iss[oa]|ess[ea]s?|est[ea]s?|também|\p{L}{3,}[aei]mos)(?![\p{L}])/iu
const WORDS = { least: 4, most: 18 } as const
/** So many of one section are set against one another. */
const SIDE_BY_SIDE = 2
/** So many others make a quiz question of one. */
const RIVALS = 2

type Told = { sentence: TextSentence; process: string; article: string; account: string }

/**
 * 'Na refração, a luz muda de meio. Na reflexão, a luz volta ao meio de origem.' → 'O que acontece na refração?': processes a section sets side
 * by side, each by what goes on in it.
 */
export function processFacts(study: Study): Fact[] {
  const bySection = new Map<Section, Told[]>()
  for (const sentence of study.sentences) {
    const told = study.flawed.has(sentence.index) ? null : toldIn(sentence)
    if (told) bySection.set(sentence.section, [...(bySection.get(sentence.section) ?? []), told])
  }
  return [...bySection.values()].flatMap(all => {
    if (new Set(all.map(({ process }) => process)).size < SIDE_BY_SIDE) return []
    return all.map(told => factOf(told, all))
  })
}

function toldIn(sentence: TextSentence): Told | null {
  if (sentence.dependence !== null && sentence.dependence !== 'no-verb') return null
  const clause = takeApart(sentence.core.replace(/[.;]$/u, ''))
  const [, article = '', process = ''] = PROCESS.exec(clause?.lead ?? '') ?? []
  if (!clause || process === '' || clause.subject === '' || !/^(?:O|A|Os|As)\s\p{Ll}/u.test(clause.subject)) return null
  const account = tidyAnswer(
    `${clause.subject} ${clause.negated ? 'não ' : ''}${clause.verb} ${clause.rest}`.replace(
      /,\s(?:enquanto|ao passo que)\s.*$/u,
      '',
    ),
  )
  if (wordsIn(account) < WORDS.least || wordsIn(account) > WORDS.most) return null
  if (LEANS.test(account) || pointsElsewhere(account) || !tagWords(account).some(({ tag }) => tag === 'verb'))
    return null
  return { sentence, process, article, account: upperFirst(account) }
}

function factOf({ sentence, process, article, account }: Told, all: readonly Told[]): Fact {
  const rivals = [...new Set(all.filter(other => other.process !== process).map(other => other.account))]
  return settle(
    {
      family: 'relation',
      pattern: 'relation/process',
      focus: `${focusKey(process)} acontece`,
      question: ask('o que acontece', `n${article}`, process),
      answer: account,
      answerType: 'definition',
      strength: 0.84,
      load: 0.4,
      rivals,
      quiz: rivals.length >= RIVALS,
    },
    sentence,
  )
}
