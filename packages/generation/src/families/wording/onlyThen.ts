import type { Fact } from '../fact.ts'

/** 'só acontece', 'somente foi aberta' */
const ONLY = /(?<![\p{L}])(só|somente)\s((?:se\s)?\p{Ll}{3,})/u
const ASKS_WHEN = /(?:^|,\s)(?:quando|onde|como|em que (?:ano|século|caso|condiç\p{L}+|mês|época))(?![\p{L}])/iu
const OPENS =
  /^(?:Quando|Depois|Após|Se|Em|N[oa]s?|A partir|Durante|Com|Por meio|Ao|Sob|Dentro|Entre|Mediante|Caso)(?![\p{L}])/u

/** 'A semente só brota quando chove' → 'Quando brota a semente? → Só quando chove': without 'só' something else is said. */
export function onlyThen<T extends Pick<Fact, 'question' | 'answer' | 'quote' | 'family'>>(fact: T): T {
  const { question, answer, quote, family } = fact
  const match = family === 'cloze' || family === 'date' ? null : ONLY.exec(quote)
  if (!match || !ASKS_WHEN.test(question) || !OPENS.test(answer)) return fact
  const verb = (match[2] ?? '').split(' ').at(-1) ?? ''
  const asked = question.toLowerCase().split(/[^\p{L}]+/u)
  const at = quote.toLowerCase().indexOf(answer.toLowerCase())
  const between = at < 0 ? '' : quote.slice(match.index + match[0].length, at)
  if (!asked.includes(verb) || at < match.index || between.split(' ').length > 9 || /[,;:]/.test(between)) return fact
  const word = (match[1] ?? 'só').charAt(0).toUpperCase() + (match[1] ?? 'só').slice(1)
  return { ...fact, answer: `${word} ${answer.charAt(0).toLowerCase()}${answer.slice(1)}` }
}
