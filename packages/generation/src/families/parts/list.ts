import { definiteArticle } from '@capivira/portuguese/agreement'
import { clausesOf, takeApart } from '../../analysis/grammar/clauses.ts'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/self-contained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Block } from '../../document/model.ts'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, Fact, FactDraft, Place } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, enumerate, focusKey, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { areThese } from './are-these.ts'
import { enumeration } from './enumeration.ts'
import { itemsAfter } from './list-items.ts'
import { setAsked, setOrSome } from './set-asked.ts'
import { sortedBy } from './sorted-by.ts'

type Composition = {
  verb: RegExp
  rest: RegExp
  question: (subject: string, verb: string, participle: string) => string
}

/** Verbs that introduce the parts of a whole, and how to ask for them. */
const COMPOSITIONS: readonly Composition[] = [
  {
    verb: /^(?:(?:sub)?divid\p{L}+-se|se (?:sub)?divid\p{L}+)$/iu,
    rest: /^em\s/,
    question: (subject, verb) => ask('em que', reflexive(verb), subject),
  },
  {
    verb: /^(?:classific\p{L}+-se|se classific\p{L}+)$/iu,
    rest: /^em\s/,
    question: (subject, verb) => ask('como', reflexive(verb), subject),
  },
  {
    verb: /^(?:compõe(?:m)?-se|se compõe(?:m)?)$/iu,
    rest: /^de\s/,
    question: (subject, verb) => ask('de que', reflexive(verb), subject),
  },
  {
    verb: pattern('i')`^${'ser or estar, commonest forms'}$`,
    rest: /^(?:(?:sub)?dividid|classificad|separad|agrupad|organizad)[oa]s?\sem\s/,
    question: (subject, verb, participle) => ask('em que', verb, participle, subject),
  },
  {
    verb: /^(?:é|são|era|eram)$/i,
    rest: /^(?:compost|formad|constituíd)[oa]s?\s(?:por|de|pel[oa]s?|d[oa]s?)\s/,
    question: (subject, verb, participle) => ask('de que', verb, participle, subject),
  },
  {
    verb: pattern('iu')`^${'comprising, form'}$`,
    rest: /^/,
    question: (subject, verb) => ask('o que', verb, subject),
  },
]

/** Sets of things: parts of a whole, kinds, components. One card each, of at most six items. */
export const list: ClauseFamily = place => [...sortedBy(place), ...kinds(place), ...areThese(place)]

const SEVERAL_BEFORE_A_KIND = pattern('u')`
  ^(?:((?:Em|N[oa]s?)\s[^,:;()]{3,40}?),?\s(?=existem|há))?${'existing, at the head'}\s
  (${'several, before a kind'}\s)([\p{L}\s-]{4,60}?):\s(.+)$`

const TWO_TO_SIX_IN_WORDS = pattern('')`^${'two to six in words'}`

/** 'Os tipos de rocha são ígneas, sedimentares e metamórficas'; 'Existem três tipos de rocha: …' */
function kinds(place: Place): FactDraft[] {
  const { clause, sentence, study } = place
  if (/^são$/i.test(clause.verb) && /^(?:Os|As)\s/.test(clause.subject) && clause.lead === '') {
    // 'são boas condutoras de som': what they are like.
    const items = /^(?:boas|bons|más|maus)\s/u.test(clause.rest) ? null : enumeration(clause.rest)
    const subject = items ? subjectOf(place, true) : null
    if (!items || !subject || wordsIn(subject.display) < 3 || isOneOfMany(items)) return []
    return [draftOf('list/kinds', ask('quais são', named(subject)), items, focusKey(subject.phrase.core), 0.88)]
  }
  const match = SEVERAL_BEFORE_A_KIND.exec(sentence.core.replace(/\.$/, ''))
  if (!match || !sentence.core.startsWith(clause.text.slice(0, 10))) return []
  const items = enumeration(match[4] ?? '')
  const noun = (match[3] ?? '').trim()
  const agreement = agreementOf(noun, study.use)
  if (!items || !agreement.sure || agreement.number !== 'p') return []
  const counted = TWO_TO_SIX_IN_WORDS.test(match[2] ?? '') ? (match[2] ?? '') : ''
  return [
    draftOf(
      'list/exist',
      ask(match[1] === undefined ? '' : `${match[1]},`, 'quais são', `${definiteArticle(agreement)} ${counted}${noun}`),
      items,
      focusKey(noun),
      0.88,
    ),
  ]
}

/** 'sinais de sua saúde, força e idade': a list of what the first noun is of, not of what the things are. */
function isOneOfMany([first = '', ...others]: readonly string[]): boolean {
  const bare = others.every(item => tagWords(item)[0]?.tag === 'noun' && !/s$/u.test(item.split(' ')[0] ?? ''))
  return bare && /^(?:[oa]s\s)?\p{Ll}+s\s(?:\p{Ll}+s\s)?d(?:e|[oa]s?)\s/u.test(first)
}

function draftOf(
  pattern: string,
  question: string,
  items: readonly string[],
  focus: string,
  strength: number,
): FactDraft {
  return {
    family: 'list',
    pattern,
    focus: `${focus} lista`,
    question,
    answer: upperFirst(enumerate(items)),
    answerType: 'list',
    strength,
    load: 0.6,
  }
}

/** 'divide-se' and 'se divide' → 'se divide', the order of a question. */
function reflexive(verb: string): string {
  const bare = verb.replace(/-se$/, '').replace(/^se\s/, '')
  return `se ${bare}`
}

/** Bulleted lists after a line that ends in a colon, and after a heading that names a plural. */
export function bulletFacts(study: Study): Fact[] {
  const facts: Fact[] = []
  const byBlock = new Map<Block, TextSentence[]>()
  for (const sentence of study.sentences)
    byBlock.set(sentence.block, [...(byBlock.get(sentence.block) ?? []), sentence])
  for (const section of study.document.sections) {
    if (section.kind !== 'content') continue
    for (const [index, block] of section.blocks.entries()) {
      const next = section.blocks[index + 1]
      if (!/[:;]$/.test(block.text) || next?.kind !== 'list-item') continue
      const found = itemsAfter(section.blocks, index)
      const intro = byBlock.get(block)?.at(-1)
      if (!found || !intro || !/[:;]$/.test(intro.text)) continue
      const asked = introQuestion(intro, study) ?? (/:$/u.test(intro.text) ? announced(intro, study) : null)
      if (!asked) continue
      // The page says that there are more.
      const question = found.open ? asked.replace(/\?$/u, ', por exemplo?') : asked
      const quote = [intro.text, ...found.passage].join(' ')
      const answer = upperFirst(found.labels.join('; '))
      if (wordsIn(answer) > 30 || quote.length > 600) continue
      facts.push(
        settle(
          {
            family: 'list',
            pattern: 'list/bullets',
            focus: `${focusKey(question)} lista`,
            question,
            answer,
            answerType: 'list',
            strength: 0.85,
            load: 0.6,
            quote,
            page: pageAt(block, intro.block.text.indexOf(intro.text)),
          },
          intro,
        ),
      )
    }
  }
  return facts
}

/** 'Os solos podem ser de diferentes tipos:', 'A obra teve como principais temas:' → the question its items answer. */
function announced(intro: TextSentence, study: Study): string | null {
  const clause = takeApart(intro.core.replace(/:\s*$/u, ''))
  return clause && intro.dependence === 'question' && !pointsElsewhere(clause.text)
    ? (setAsked({ study, sentence: intro, clause })?.question ?? null)
    : null
}

/** 'por três partes': how many, before the list itself. */
const COUNTED = pattern('iu')`\s(?:${'two to six in words'}|\d)\s${'part that is counted'}$`

const POINTS_AT_THE_PAGE_BEFORE_A_LIST = pattern('iu')`(?<![\p{L}])${'points at the page, before a list'}(?![\p{L}])`

const SEVERAL_BEFORE_A_LIST = pattern('u')`^${'several, before a list'}\s(.+)$`

/** 'Na internet existem vários servidores:' → 'Quais servidores existem na internet?' */
function introQuestion(intro: TextSentence, study: Study): string | null {
  const text = intro.core.replace(/[:;]\s*$/, '').trim()
  if (POINTS_AT_THE_PAGE_BEFORE_A_LIST.test(text)) {
    const trimmed = text.replace(/\s(?:[oa]s\s)?seguintes?(?=\s)/iu, ' ')
    if (trimmed === text || /(?:abaixo|a seguir|ess[ea]s?|vejamos|veja|temos)/iu.test(trimmed)) return null
  }
  const clause = clausesOf(`${text}.`)[0]
  if (!clause || clause.negated) return null
  const place: Place = { study, sentence: intro, clause }
  if (/^(?:são|eram|foram)$/i.test(clause.verb) && clause.rest === '') {
    const subject = subjectOf(place, true)
    return subject && wordsIn(subject.display) >= 3 ? ask('quais', clause.verb.toLowerCase(), named(subject)) : null
  }
  const several = SEVERAL_BEFORE_A_LIST.exec(clause.rest)
  const what = (several?.[1] ?? '').replace(/\s(?:para|de|por|em|com)\s(?:seus?|suas?)\s.*$/u, '')
  if (what !== '' && tagWords(what)[0]?.tag === 'noun' && wordsIn(what) <= 8) {
    if (/^(?:existem|há)$/i.test(clause.verb)) {
      const where = clause.lead === '' ? '' : clause.lead.charAt(0).toLowerCase() + clause.lead.slice(1)
      return wordsIn(what) + wordsIn(where) >= 3 ? ask('quais', what, clause.verb.toLowerCase(), where) : null
    }
    const subject = subjectOf(place)
    return subject ? setOrSome(clause, what, subject.display) : null
  }
  for (const { verb, rest, question } of COMPOSITIONS) {
    const match = verb.test(clause.verb) ? rest.exec(`${clause.rest} `) : null
    const subject = match ? subjectOf(place) : null
    if (!match || !subject || wordsIn(clause.rest.replace(COUNTED, '')) > 3) continue
    return question(named(subject), clause.verb.toLowerCase(), /^(\p{L}+)\s/u.exec(match[0])?.[1] ?? '')
  }
  return null
}
