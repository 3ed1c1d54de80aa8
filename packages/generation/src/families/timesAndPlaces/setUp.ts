import { isParticiple } from '@capivira/portuguese/morphology'
import type { Study } from '../../analysis/study.ts'
import type { Fact, FactDraft } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

/** 'Em 970 foi fundada no Cairo, no Egito, a universidade de Al-Azhar': the place first, then what was set up. */
const PLACE_FIRST =
  /^(?:(?:Em|No ano de)\s([1-9]\d{2,3}(?:\s?[ad]\.\s?C\.)?),?\s)?([Ff]oi|[Ff]oram)\s(\p{Ll}+[ao]s?)\s((?:em|n[oa]s?)\s(?:\p{Ll}+\s(?:d[aeo]s?\s)?)?\p{Lu}[^,;]{2,40}?(?:,\s(?:em|n[oa]s?)\s\p{Lu}[^,;]{2,30})?),?\s((?:o|a|os|as)\s[^,;:]{6,90})/u

/** 'Em 970 foi fundada no Cairo a universidade de Al-Azhar' → 'Onde foi fundada a universidade de Al-Azhar?', 'Em que ano …?' */
export function setUpFacts(study: Study): Fact[] {
  return study.sentences.flatMap(sentence =>
    sentence.dependence === null && !study.flawed.has(sentence.index)
      ? draftsOf(sentence.core).map(draft => settle(draft, sentence))
      : [],
  )
}

function draftsOf(core: string): FactDraft[] {
  const [, year, verb = '', participle = '', where = '', what = ''] = PLACE_FIRST.exec(core) ?? []
  const thing = tidyAnswer(what.replace(/\s(?:que|onde|cuj[oa]s?|com o|para)\s.*$/u, '').replace(/\.$/u, ''))
  if (!isParticiple(participle) || wordsIn(thing) < 3 || wordsIn(thing) > 12) return []
  const said = thing.charAt(0).toLowerCase() + thing.slice(1)
  const drafts: FactDraft[] = [
    {
      family: 'place',
      pattern: 'place/set-up',
      focus: `${focusKey(said)} onde`,
      question: ask('onde', verb.toLowerCase(), participle, said),
      answer: upperFirst(where),
      answerType: 'place',
      strength: 0.86,
      load: 0.35,
    },
  ]
  if (year === undefined) return drafts
  return [
    ...drafts,
    {
      family: 'date',
      pattern: 'date/set-up',
      focus: `${focusKey(said)} quando`,
      question: ask('em que ano', verb.toLowerCase(), participle, said),
      answer: year,
      answerType: 'year',
      strength: 0.86,
      load: 0.3,
    },
  ]
}
