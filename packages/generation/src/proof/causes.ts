import { isFiniteVerb } from '@capivira/portuguese/morphology'
import { pattern } from '../lexicon/words.ts'
import { unmet, type Word, wordsOf } from './words.ts'

/** Words between what happens and why: behind some stands the cause, behind others what follows from it. */
const LINKS: readonly { link: RegExp; behind: 'cause' | 'effect' }[] = [
  {
    link: pattern('giu')`,?\s(?:${'because'}|por(?! (?:isso|ess[ea]|exemplo|meio)(?!\p{L})))\s`,
    behind: 'cause',
  },
  {
    link: pattern('giu')`(?:^|[.;,]\s|\se\s)${'therefore'}[,\s]`,
    behind: 'effect',
  },
  {
    link: pattern('giu')`\s${'causing, form'}\s`,
    behind: 'effect',
  },
  { link: /\spara(?: que)?\s/giu, behind: 'cause' },
  { link: /\sao\s(?=\p{L}+r\s)/giu, behind: 'cause' },
]

/** 'Como o barro guarda água, …', 'Além disso, como o barro guarda água, …'; 'no sul, como no norte' gives no cause. */
const AS = /^(?:(?:além disso|ademais|no entanto|entretanto|porém|contudo|assim),?\s)?como\s/iu

/**
 * How a question for a cause and its answer lie to the link of a passage: 'right' round, 'reversed', or null where the
 * passage has no link that tells.
 */
export function causeOrder(
  asked: readonly Word[],
  answer: readonly Word[],
  passage: string,
): 'right' | 'reversed' | null {
  let best: { straight: number; turned: number } | null = null
  for (const { link, behind } of LINKS) {
    for (const { index, 0: mark } of passage.matchAll(link)) {
      const sides = [wordsOf(passage.slice(0, index)), wordsOf(passage.slice(index + mark.length))] as const
      const [effect, cause] = behind === 'cause' ? sides : [sides[1], sides[0]]
      const straight = met(answer, cause) + met(asked, effect)
      const turned = met(answer, effect) + met(asked, cause)
      if (!best || Math.max(straight, turned) > Math.max(best.straight, best.turned)) best = { straight, turned }
    }
    const first = AS.exec(passage)
    const comma = passage.indexOf(',', first?.[0].length)
    const given = passage.slice(first?.[0].length ?? 0, comma)
    if (
      first &&
      comma > 0 &&
      (first.index + first[0].length <= 5 || wordsOf(given).some(({ form }) => isFiniteVerb(form)))
    ) {
      const [cause, effect] = [wordsOf(given), wordsOf(passage.slice(comma))]
      best = { straight: met(answer, cause) + met(asked, effect), turned: met(answer, effect) + met(asked, cause) }
    }
  }
  if (!best || Math.max(best.straight, best.turned) < 1.2) return null
  if (best.straight === best.turned) return null
  return best.straight > best.turned ? 'right' : 'reversed'
}

const AIM = /\spara (?=que\s|\p{L}+[aeio]r(?:-|\s))/iu
const GIVES_CAUSE = pattern('iu')`(?:^|\s)(?:${'because'})\s`

/**
 * 'Porque o Sol parece girar' of 'gira para fazer com que o Sol pareça girar': an answer that says as a cause what the
 * passage says as an aim, and no wish or need of it.
 */
export function isAim(answer: string, passage: string): boolean {
  if (!/^porque\s/iu.test(answer) || /(?<!\p{L})(?:para|quer\p{L}*|precis\p{L}*|dev\p{L}*)(?!\p{L})/iu.test(answer))
    return false
  const mark = AIM.exec(passage)
  if (!mark || GIVES_CAUSE.test(passage)) return false
  const own = wordsOf(answer).filter(({ content, form }) => content && form !== 'porque')
  return own.length > 0 && met(own, wordsOf(passage.slice(mark.index + mark[0].length))) >= 0.8
}

function met(words: readonly Word[], side: readonly Word[]): number {
  return words.length === 0 ? 0.5 : 1 - unmet(words, side).length / words.length
}

const MARKS: readonly { mark: RegExp; way: 'before' | 'after' }[] = [
  { mark: /(?<!\p{L})(?:antes (?:d[eoa]s?|que)|anterior(?:es)? (?:a|ao|à))\s/iu, way: 'before' },
  {
    mark: pattern('iu')`
      (?<!\p{L})(?:depois (?:d[eoa]s?|que)|após|seguid[oa]s? d[eo]|no ano seguinte|em seguida
      |posterior(?:es)? (?:a|ao|à))\s`,
    way: 'after',
  },
]

/** Whether an item puts first what the passage puts after: null where neither speaks of order. */
export function timeOrder(question: string, answer: string, passage: string): 'right' | 'reversed' | 'open' | null {
  const item = `${question} ${answer}`
  const asks = MARKS.find(({ mark }) => mark.test(item))
  if (!asks) return null
  const tells = MARKS.filter(({ mark }) => mark.test(passage))
  const [told] = tells
  if (!told || tells.length > 1) return 'open'
  const [inItem, inText] = [behind(item, asks.mark), behind(passage, told.mark)]
  const shared = inItem.length > 0 && unmet(inItem, inText).length < inItem.length / 2
  if (asks.way === told.way) return shared ? 'right' : 'reversed'
  return shared ? 'reversed' : 'open'
}

/** The words behind a mark of time, up to the end of its phrase. */
function behind(text: string, mark: RegExp): Word[] {
  const match = mark.exec(text)
  if (!match) return []
  const rest = text.slice(match.index + match[0].length)
  const end = /[,.;?!]/.exec(rest)?.index ?? rest.length
  return wordsOf(rest.slice(0, end)).filter(({ content }) => content)
}
