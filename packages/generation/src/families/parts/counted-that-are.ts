import { agrees, definiteArticle } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, Place } from '../fact.ts'
import { ask, enumerate, focusKey, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'

const NUMBERS: readonly string[] = ['', '', 'dois', 'três', 'quatro', 'cinco', 'seis']
const THAT_ARE = pattern('u')`
  ^(?:(\p{Ll}+r)\s)?(${'two to six in words'})\s(\p{Ll}{3,}s(?:\s[\p{L}-]+){0,4}?),?\sque\ssão:?\s
  (.{8,200})$`
const CALLED = /(?:chamad|denominad)[oa]s(?:\sde)?|conhecid[oa]s\s(?:como|por)/u
/** 'especificadas pelos ambientes', 'chamados', 'conhecidas como' */
const NAMED_BY = pattern('u')`
  ^(?:${CALLED}\s|${'naming, stem of its participle'}[oa]s\s(?:por|pel[oa]s)\s(\p{Ll}{4,}s)\s)`
/** What is said of them after the last one. */
const SAID_ON = /,?\s(?:[nd][oa]s?\squa(?:l|is)|[oa]s\squais)\s.*$/u
/** 'Assim, nos documentos científicos': where nobody is named who does it. */
const WHERE = /^(?:(?:Assim|Portanto|Logo|Então),\s)?((?:[Nn][oa]s|[Ee]m)\s\p{Ll}+s(?:\s\p{Ll}+){0,3})$/u

/** 'Existem três tipos de nós que são o cote, o fiel e o lais' → 'Quais são os três tipos de nós?' */
export const countedThatAre: ClauseFamily = place => {
  const { clause, study } = place
  const match = clause.negated ? null : THAT_ARE.exec(clause.rest.replace(/[.;]$/u, ''))
  const [, infinitive = '', number = '', told = '', said = ''] = match ?? []
  const noun = agreeing(told, study)
  const items = match ? membersOf(said, NUMBERS.indexOf(number.replace('duas', 'dois'))) : null
  const agreement = agreementOf(noun, study.use)
  if (!items || !agreement.sure || agreement.number !== 'p') return []
  const asked = whose(place, infinitive)
  if (asked === null) return []
  return [
    {
      family: 'list',
      pattern: 'list/counted-that-are',
      focus: `${focusKey(noun)} lista`,
      question: ask('quais são', definiteArticle(agreement), number, noun, asked),
      answer: upperFirst(enumerate(items)),
      answerType: 'list',
      strength: 0.86,
      load: 0.5,
      quiz: false,
    },
  ]
}

/** 'famílias de fontes básicos': an adjective that goes with neither is left out. */
function agreeing(noun: string, study: Study): string {
  const [, head = '', owned = '', quality = ''] = /^(\p{Ll}+)\sde\s(\p{Ll}+)\s(\p{Ll}+)$/u.exec(noun) ?? []
  const stray =
    quality !== '' &&
    isAdjective(quality) &&
    [head, owned].every(word => {
      const agreement = agreementOf(word, study.use)
      return agreement.sure && !agrees(quality, agreement)
    })
  return stray ? `${head} de ${owned}` : noun
}

/** 'que as orquestras costumam reunir'; nothing where they just exist; null where it stays open. */
function whose(place: Place, infinitive: string): string | null {
  const { clause } = place
  const verb = `${clause.verb.toLowerCase()} ${infinitive}`.trim()
  if (clause.subject === '' && clause.lead === '') return /^(?:existem|há)$/u.test(verb) ? '' : null
  const where = WHERE.exec(clause.lead === '' ? clause.subject : clause.lead)?.[1] ?? ''
  const there = where.charAt(0).toLowerCase() + where.slice(1)
  if (where !== '' && (clause.subject === '' || clause.lead === ''))
    return /^costumam\s/u.test(verb) ? `que se ${verb} ${there}` : null
  const subject = where !== '' || clause.lead === '' ? subjectOf(place) : null
  return subject ? `que ${named(subject)} ${verb} ${there}`.trim() : null
}

/** As many as were counted, each with what parentheses say of it. */
function membersOf(said: string, count: number): string[] | null {
  const by = NAMED_BY.exec(said)
  const list = said.slice(by?.[0].length ?? 0).replace(SAID_ON, '')
  const glosses: string[] = []
  const bare = list.replace(/\s\([^()]*\)/gu, gloss => `#${glosses.push(gloss) - 1}#`)
  const last = /^(.+?)\se\s([^,]+)$/u.exec(bare)
  const items = last ? [...(last[1] ?? '').split(', '), last[2] ?? ''] : []
  const glossed = items.every(item => item.endsWith('#'))
  if (items.length !== count || (by?.[1] !== undefined && !glossed) || !items.every(isMember)) return null
  return items.map(item => item.replace(/#(\d)#/u, (_, at: string) => glosses[Number(at)] ?? ''))
}

/** A name or a thing, no quality alone unless it is told what it is: 'fiel (nó duplo)'. */
function isMember(item: string): boolean {
  const name = item.replace(/#\d#$/u, '')
  if (name === '' || wordsIn(name) > 5) return false
  const words = tagWords(name)
  if (words.length === 1) return item !== name || isNoun(name)
  return (
    /^(?:article|noun|proper)$/u.test(words[0]?.tag ?? '') &&
    words.every(({ tag }) => tag !== 'verb' && tag !== 'relative')
  )
}

function isAdjective(word: string): boolean {
  return analyse(word).some(a => a.category === 'adjective')
}

function isNoun(name: string): boolean {
  const readings = analyse(name.toLowerCase())
  return readings.length === 0 || readings.some(a => a.category === 'noun')
}
