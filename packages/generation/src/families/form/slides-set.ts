import { plural } from '@capivira/portuguese/inflection'
import { analyse, type Gender, genderOf, numberOf } from '@capivira/portuguese/morphology'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { enumeration } from '../parts/enumeration.ts'
import { ask, enumerate, focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { SETS } from './heading.ts'
import { contentBlocks, type Placed, sourceAt } from './structure.ts'

const REMARK = pattern('iu')`^${'heads no set of a slide'}`

/** 'Tipo de dados: caractere, número inteiro e lógico.' → 'Quais são os tipos de dados?': an item that names a set. */
export function slideSets(study: Study): Fact[] {
  return contentBlocks(study).flatMap(placed => setOf(placed) ?? [])
}

function setOf(placed: Placed): Fact | null {
  const { block } = placed
  const match =
    block.kind === 'list-item' || block.bold.length > 0 ? /^([\p{L} -]{4,50}):\s([^:]{8,200})$/u.exec(block.text) : null
  const name = (match?.[1] ?? '').trim()
  if (!match || REMARK.test(name) || wordsIn(name) > 5) return null
  const items = enumeration((match[2] ?? '').replace(/\s\([^()]*\)/g, ''))
  const set = items ? pluralOf(name, items) : null
  if (!items || !set || items.some(item => wordsIn(item) > 5)) return null
  return settle(
    {
      family: 'list',
      pattern: 'slides/set',
      focus: `${focusKey(name)} lista`,
      question: ask('quais são', set.gender === 'f' ? 'as' : 'os', set.text),
      answer: upperFirst(enumerate(items)),
      answerType: 'list',
      strength: 0.84,
      load: 0.5,
      quote: block.text,
      page: pageAt(block, 0),
    },
    sourceAt(placed, block.text),
  )
}

/** What happens, a field or a quality: there is one of it. */
const NO_KIND = pattern('u')`(?:${'ending of what there is one of'}|tura(?<!estrutura))$`
/** Two things under a name in the singular are what it is like, three are of it. */
const A_SET = 3

/**
 * 'Estrutura de dados homogênea' → 'estruturas de dados homogêneas': the head and the adjectives that agree with it.
 */
function pluralOf(name: string, items: readonly string[]): { text: string; gender: Gender } | null {
  const [head = '', ...rest] = name.toLowerCase().split(' ')
  const gender = genderOf(head)
  if (gender === undefined || !analyse(head).some(a => a.category === 'noun')) return null
  if (numberOf(head) === 'p') return rest.length > 0 ? { text: [head, ...rest].join(' '), gender } : null
  const heads = plural(head)
  if (heads === null || rest.length === 0) return null
  // 'Clima semiárido: dias quentes e noites frias': what one thing is like.
  if (!SETS.test(heads) && (NO_KIND.test(head) || items.length < A_SET)) return null
  const words = rest.map((word, index) => {
    const after = isOneOf('preposition after the head of a phrase', rest[index - 1] ?? '')
    const adjective = analyse(word).some(
      a => a.category === 'adjective' && a.number !== 'p' && (a.gender ?? gender) === gender,
    )
    const unknown = analyse(word).length === 0 && /[aeo]$/.test(word)
    return after ? word : adjective ? plural(word) : unknown ? `${word}s` : word
  })
  return words.includes(null) ? null : { text: [heads, ...words].join(' '), gender }
}
