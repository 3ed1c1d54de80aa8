import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import { meansPerson } from '../../analysis/people/people.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { containsPhrase } from '../../quality/words.ts'
import type { Fact } from '../fact.ts'
import { LIGHT, type Told, telling } from './telling.ts'

type Asked = Pick<Fact, 'pattern' | 'family' | 'question' | 'answer' | 'quote'>

const DOER_OF_FUNCTION = /function\/(?:what-does|responsible-reversed|needed-for)/
/** Asked what does something: only what is said of it tells which. */
const DOER = pattern('')`
    ^(?:agent\/(?:doer|done-by-thing|cleft)|${DOER_OF_FUNCTION}|clause\/(?:agent|responsible)
    |cause\/(?:long-doer|reversed))$`
/** Asked what something does it to: the verb tells, and how far its subject is told apart. */
const OBJECT = /^(?:(?:relation|clause)\/object|agent\/made|function\/(?:allows|tells)|cause\/effect)$/
const OF_FUNCTION = /function\/(?:allows|responsible|what-does|does|used|suits)/
/** What the page says 'also' is one of several right answers to these. */
const ONE_OF_SEVERAL = pattern('')`
  ^(?:(?:relation|clause)/(?:object|from|of|to|in|with|for|what-for|purpose)|agent/doer|${OF_FUNCTION}
  |definition/is-a)$`
/** Of these another complement would be right as well. */
const COMPLEMENT = /^(?:relation\/(?:from|to|in|with|what-for|object)|function\/responsible)$/
const ALSO = /(?<![\p{L}])também(?![\p{L}])/u
/** Beside LIGHT: verbs of which the object may be anything. */
const TAKES_ANYTHING: ReadonlySet<string> = wordsOf('verb of any object')
/** Verbs of which the subject may be anything. */
const HAPPENS_TO_ANYTHING = wordsOf('happens to anything, infinitive')
/** 'uma fase', 'a base', 'um dos pilares': how the writer sees a thing, not what it is. */
const FIGURE = pattern('u')`^(?:(?:[OA]s?|Uma?) )?(?:${'figure of speech'}s?|pilares)(?![\p{L}])`
/** Told so much a question or an answer tells enough. */
const ENOUGH = { doer: 2.6, name: 1.3, definition: 1.8 } as const

/**
 * How far a question leads to its one answer, from 0 ('O que o país enfrenta?') to 1: by what it says of the thing
 * asked for, by what the answer adds, and by whether the page says that there are other right answers. It sees the
 * words alone, so that it can only rank; near 0 it is sure.
 */
export function identifies(asked: Asked, study: Told): number {
  return (
    Math.min(1, saidOfIt(asked, study)) *
    Math.min(1, addedBy(asked, study)) *
    (isOneOfSeveral(asked) ? (saysAlso(asked) ? 0.3 : 0.6) : 1)
  )
}

/** Below this no teacher would know what to answer. */
export const ANY_ANSWER = 0.32

/** How far what a question says leaves one answer. */
function saidOfIt(asked: Asked, study: Told): number {
  if (DOER.test(asked.pattern) && !asked.question.startsWith('Para que')) return saidOfDoer(asked, study)
  if (OBJECT.test(asked.pattern)) return saidOfObject(asked, study)
  return asked.family === 'naming' ? saidOfName(asked, study) : 1
}

/**
 * 'O que é essencial para o futuro?': much is. 'O que segue todos os princípios?' of the one thing a text is about asks
 * nothing.
 */
function saidOfDoer({ question, answer }: Asked, study: Told): number {
  const said = /(?:^|, )(?:o que|quem|que \p{L}+|por quem)\s(.+)\?$/iu.exec(question)?.[1] ?? question
  if (/(?<![\p{L}])desempenh\p{L}+ (?:um )?pap(?:el|éis)(?![\p{L}])/u.test(said)) return 0.1
  const anything = analyse(said.split(' ')[0] ?? '').some(a => HAPPENS_TO_ANYTHING.has(a.lemma))
  const known = nameIsTitle(answer, study) ? 0.3 : isSubjectOfAll(answer, study) || isSomebody(answer) ? 0.5 : 1
  return Math.min(1, telling(said, study) / ENOUGH.doer) * (anything ? 0.6 : 1) * known
}

/** 'O que o país enfrenta?': the less the subject and the verb tell, the more answers there are. */
function saidOfObject({ question, pattern, quote }: Asked, study: Told): number {
  const [, lead = '', subject = '', verb = ''] = /^(?:(.+), )?o que (.+) (\p{L}+)\?$/iu.exec(question) ?? []
  if (subject === '') return 1
  const words = tokenize(subject).filter(({ text, kind }) => kind !== 'symbol' && !isFunctionWord(text.toLowerCase()))
  const readings = analyse(verb.toLowerCase())
  // 'O que o país desempenha?'
  if (readings.some(a => a.lemma === 'desempenhar')) return 0.1
  const light = pattern !== 'function/allows' && readings.some(a => LIGHT.has(a.lemma) || TAKES_ANYTHING.has(a.lemma))
  const base = words.length > 1 ? (light ? 0.7 : 0.95) : light ? 0.3 : 0.6
  const saidOften = study.headed(subject.replace(/^(?:os?|as?)\s/u, '')) > 3
  // 'O que o programa permite?' in a text that tells of little else.
  // '…, permitindo a pesca': of one thing among many.
  const inPassing = saidOften || !quote.includes(verb)
  if (pattern === 'function/allows' && inPassing && words.length === 1) return 0.3
  return base + (/\d{3}|século/u.test(lead) ? 0.3 : 0) - (saidOften ? 0.1 : 0)
}

/** 'Como se chama a fase marcante da história do Brasil?' */
function saidOfName({ question }: Asked, study: Told): number {
  const said =
    /^(?:Como se chamam?|Como (?:é|são|era|eram) \p{L}+|Por qual nome (?:é|são|era|eram) \p{L}+)\s(.+)\?$/u.exec(
      question,
    )?.[1]
  if (said === undefined) return 1
  return Math.min(1, telling(said, study) / ENOUGH.name) * (/^Como eram? /u.test(question) ? 0.7 : 1)
}

/** Families of which the answer is one name, one number or a list: it adds what was asked for. */
const ADDS_A_NAME: ReadonlySet<Fact['family']> = new Set<Fact['family']>([
  'quantity',
  'date',
  'acronym',
  'cloze',
  'naming',
  'table',
  'agent',
  'list',
])

/** A time, a place, a rule may be named in words every text uses: 'Na primeira aula', 'Em função do tipo de solo'. */
const A_PLACE_OR_TIME = /\/(?:time|when|during|until|since|how-long|place|basis|complement|passive|named)(?:-lead)?$/

/** How much an answer adds to its question. */
function addedBy({ family, pattern, question, answer }: Asked, study: Told): number {
  if (family === 'definition' && /^O que (?:é|são|foi|foram|era|eram) /u.test(question)) {
    const added = telling(answer, study, question) / ENOUGH.definition
    return Math.min(1, added) * (FIGURE.test(answer) ? 0.4 : 1)
  }
  // 'Entre o barro e a cal, qual…?' names both, 'quanto maior a massa, como fica a força?' both ways.
  if (pattern === 'comparison/which-of-two' || pattern === 'cause/proportion') return 1
  if (ADDS_A_NAME.has(family) || A_PLACE_OR_TIME.test(pattern)) return 1
  return 0.3 + 0.7 * telling(answer.charAt(0).toLowerCase() + answer.slice(1), study, question)
}

/** One of the things the page says of it: 'O relé também permite…' */
function isOneOfSeveral({ pattern, quote, question, answer }: Asked): boolean {
  return ONE_OF_SEVERAL.test(pattern) && ALSO.test(quote) && !ALSO.test(`${question} ${answer}`)
}

/** 'A colheita também depende do vento', 'depende ainda do vento': the page has named another before. */
function saysAlso({ pattern, quote, question }: Asked): boolean {
  if (!COMPLEMENT.test(pattern)) return false
  const near = /(?:(\p{L}+)\s)?também(?:\s(\p{L}+))?/u.exec(quote)
  return [near?.[1], near?.[2]].some(
    word => word !== undefined && new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(question),
  )
}

/** Whether a whole text is about the thing, so that nothing has to be known to name it. */
function isSubjectOfAll(answer: string, { termOf, terms, sentences }: Told): boolean {
  const term = termOf(answer.replace(/^(?:Os?|As?)\s/u, ''))
  const share = (term?.count ?? 0) / sentences.length
  return sentences.length > 12 && (share > 0.2 || (term === terms[0] && share > 0.1))
}

/** The name that the paper bears in its title and that all of it is about: nobody has to look for it. */
function nameIsTitle(answer: string, study: Told): boolean {
  const name = answer.replace(/^(?:Os?|As?)\s/u, '')
  return /^\p{Lu}/u.test(name) && study.termOf(name)?.proper === true && isSubjectOfAll(answer, study)
    ? containsPhrase(study.document.title, name)
    : false
}

/** 'O astrônomo', 'Bons cozinheiros': anybody of a trade. */
function isSomebody(answer: string): boolean {
  const noun = /^(?:(?:[OA]|Bons|Boas)\s)?(\p{Ll}+)$/u.exec(answer)?.[1]
  return noun !== undefined && meansPerson(lemma(noun))
}
