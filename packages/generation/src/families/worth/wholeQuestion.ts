import { isAuxiliary } from '../../analysis/grammar/mainVerb.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Fact } from '../fact.ts'

/** What somebody found or said, up to its verb: 'descobriu que o sangue de algumas pessoas?' */
const SAID = /(?<![\p{L}])(\p{Ll}{3,})\sque\s([^?]+)\??$/u
/** 'Em que ano foi o que fez oscilar a ponte?': the page has said what. */
const FAR_SUBJECT = /(?<![\p{L}])(?:foi|foram|é|era)\s[oa]s?\sque\s\p{Ll}/u

/** True when nothing a question or its answer waits for has been cut off. */
export function isWholeQuestion({
  question,
  answer,
  family,
  quote,
}: Pick<Fact, 'question' | 'answer' | 'family' | 'quote'>): boolean {
  if (family === 'cloze') return true
  if (family !== 'date' && lostOnly(`${question} ${answer}`, quote)) return false
  if (belongsToAnother(question, quote) || lacksItsSubject(`${question} ${/^Que\s/u.test(answer) ? '' : answer}`))
    return false
  if (lacksItsVerb(question) || (/^Que\s/u.test(answer) && !hasVerb(answer.slice(4)))) return false
  if (/^(?:Em que|Quando|Onde)/u.test(question) && FAR_SUBJECT.test(question)) return false
  return !endsInTwoVerbs(question) && !lostItsObject(question, quote)
}

/** 'Quando os mestres pediram?' of 'pediram, em carta, em maio de 1850, o fim do imposto': what stands behind what is set off. */
function lostItsObject(question: string, quote: string): boolean {
  const verb = /^(?:Em que|Quando|Onde|Como|Por que|Para que)\s.*\s(\p{Ll}{4,})\?$/u.exec(question)?.[1]
  const at = verb === undefined ? -1 : quote.indexOf(` ${verb}, `)
  if (
    verb === undefined ||
    at < 0 ||
    !/^(?:em|n[oa]s?|por|com|para|durante|após)\s/u.test(quote.slice(at + verb.length + 3))
  )
    return false
  return /,\s(?:[oa]s?|uma?)\s\p{Ll}/u.test(quote.slice(at + verb.length + 3).split(/[;.]/u, 1)[0] ?? '')
}

/** 'A orelha só separa dois sons que cheguem…': without 'só' something else is said. */
function lostOnly(item: string, quote: string): boolean {
  const verb = /\s(?:só|somente)\s(\p{Ll}{3,})/u.exec(quote)?.[1]
  return (
    verb !== undefined &&
    tagWords(quote).some(word => word.lower === verb && word.tag === 'verb') &&
    item
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(verb) &&
    !/(?<![\p{L}])(?:só|somente|apenas)(?![\p{L}])/iu.test(item)
  )
}

/** 'Chagas examinou Berenice e achou o protozoário em seu sangue': whose, the question no longer says. */
function belongsToAnother(question: string, quote: string): boolean {
  const own = /\s(?:em|de|com|por|para|a|sobre)\s(?:seus?|suas?)\s\p{Ll}+/u.exec(question)?.[0]
  const at = own === undefined ? -1 : quote.indexOf(own)
  const verb = at < 0 ? undefined : /\se\s\p{Ll}+(?:ou|eu|iu)\s[^,]*$/u.exec(quote.slice(0, at))
  if (!verb) return false
  return [...quote.slice(0, verb.index).matchAll(/(?<=\p{Ll}\s)\p{Lu}\p{Ll}{3,}/gu)].some(
    ([name]) => !question.includes(name),
  )
}

function hasVerb(text: string): boolean {
  return tagWords(text).some(word => word.tag === 'verb')
}

/** 'O médico descobriu que o sangue de algumas pessoas?' */
function lacksItsVerb(question: string): boolean {
  const [, verb = '', said = ''] = SAID.exec(question) ?? []
  if (said === '' || hasVerb(said)) return false
  const before = tagWords(question).find(word => word.lower === verb)
  return before?.tag === 'verb' && !/^(?:mais|menos|melhor|pior|é|foi|são|era)$/.test(verb)
}

/** 'observou que eram formadas por grãos': what was, only the words before told. */
const OF_UNNAMED =
  /(?<![\p{L}])(\p{Ll}{3,})\sque\s(?:não\s)?(?:é|são|era|eram|foi|foram)\s\p{Ll}+[ai]d[oa]s?(?![\p{L}])/u

function lacksItsSubject(question: string): boolean {
  const verb = OF_UNNAMED.exec(question)?.[1]
  return verb !== undefined && tagWords(question).some(word => word.lower === verb && word.tag === 'verb')
}

/** 'De que a água passa chega?' */
function endsInTwoVerbs(question: string): boolean {
  const words = tagWords(question.replace(/\?$/, ''))
  const [first, second] = words.slice(-2)
  return (
    words.length > 4 &&
    first?.tag === 'verb' &&
    second?.tag === 'verb' &&
    !isAuxiliary(first.lower) &&
    first.lower !== second.lower
  )
}
