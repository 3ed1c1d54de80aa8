import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { isPlainThing } from '../../analysis/references/known.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, enumerate, focusKey, limitingLead, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'

/** 'divididos em', 'classificadas como', 'de dois tipos:' before the list itself. */
const SORTED =
  /^((?:classificad|dividid|agrupad|separad|organizad)[oa]s)\s(?:em|como)\s(?:(?:dois|duas|três|quatro)\s\p{L}+:\s)?/u

/** 'As raízes podem ser pivotantes ou fasciculadas' → 'Como podem ser as raízes?' */
export const canBe: ClauseFamily = place => {
  const { clause } = place
  const match = clause.negated ? null : /^(podem?)\sser\s(.+)$/isu.exec(`${clause.verb} ${clause.rest}`)
  if (!match) return []
  const said = (match[2] ?? '').replace(/\s\([^()]*\)/g, '').replace(/[.;]$/, '')
  const sorted = SORTED.exec(said)
  const items = choices(said.slice(sorted?.[0].length ?? 0))
  const subject = items ? subjectOf(place) : null
  const lead = limitingLead(clause)
  // 'as interações': of what?
  if (!items || !subject || lead === null) return []
  if (subject.phrase.words.length < 2 && isPlainThing(subject.phrase, place.study)) return []
  return [
    {
      family: 'list',
      pattern: 'list/can-be',
      focus: `${focusKey(subject.phrase.core)} lista`,
      question: ask(
        lead === '' ? '' : `${lead},`,
        'como',
        `${(match[1] ?? '').toLowerCase()} ser`,
        sorted?.[1] ?? '',
        named(subject),
      ),
      answer: upperFirst(
        `${enumerate(items.slice(0, -1))}${items.length > 1 ? ' ou ' : ''}${items.at(-1) ?? ''}`.replace(
          /\se\s(?=[^,]+\sou\s)/u,
          ', ',
        ),
      ),
      answerType: 'list',
      strength: 0.9,
      load: 0.5,
      quiz: false,
    },
  ]
}

/** The items of 'simples, dupla ou tripla': two to five describing words or short nouns, all of one kind. */
function choices(text: string): string[] | null {
  const match = /^([^;:]+?),?\s(?:ou|e)\s([^,;:]+)$/u.exec(text)
  if (!match) return null
  const items = [...(match[1] ?? '').split(', '), match[2] ?? ''].map(item => item.trim())
  if (items.length < 2 || items.length > 5 || items.some(item => item === '' || wordsIn(item) > 3)) return null
  // 'de ferro ou de barro'
  const of = items.every(item => /^de\s/u.test(item))
  const kinds = items.map(said => {
    const item = of ? said.slice(3) : said
    const [first] = tagWords(item)
    const readings = analyse(first?.lower ?? '')
    if (
      first?.tag === 'article' ||
      first?.tag === 'verb' ||
      first?.tag === 'preposition' ||
      first?.tag === 'contraction'
    )
      return 'other'
    return readings.some(a => a.category === 'adjective' || a.mood === 'participle') ? 'adjective' : 'noun'
  })
  // 'limpo com sabão e água': with what it is done.
  if (
    /^\p{L}+\s(?:com|por|pel[oa]s?|em|n[oa]s?|de)\s/u.test(items[0] ?? '') &&
    kinds[0] === 'adjective' &&
    kinds.includes('noun')
  )
    return null
  return kinds.includes('other') || tagWords(text).some(word => word.tag === 'verb' || word.tag === 'relative')
    ? null
    : items
}
