import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Fact } from '../fact.ts'
import { upperFirst, wordsIn } from './phrasing.ts'

/** What is said of the thing itself: 'À terceira pessoa de modo vago: alguém, ninguém, tudo'. */
const SAID = /^(?:definition|function|relation|clause|cause)\//u
const WITH_EXAMPLES = /^([^:]{15,}?):\s((?:[^,:;]{2,24},\s)+[^,:;]{2,30})$/u
/** 'Movimentos amplos, como a do ombro': one of what the question names. */
const LIKE_THOSE = /,\scomo\s[oa]s?\sd[aeo]s?\s[^,]+$/u
const LEAST_BEFORE_EXAMPLES = 5

/**
 * Without what the answer says of others or adds as a list of cases: 'Para autoridades, Vossa Santidade para o papa' → 'Para autoridades';
 * 'Diretamente as pessoas do discurso' → 'As pessoas do discurso'.
 */
export function withoutBeside(fact: Fact): Fact {
  if (!SAID.test(fact.pattern)) return fact
  const answer = withoutManner(withoutCases(withoutOthers(fact.answer.replace(LIKE_THOSE, ''))), fact.pattern)
  return answer === fact.answer ? fact : { ...fact, answer }
}

/** 'Para a, b para c e d para e': the same verb, left out, of other subjects. */
function withoutOthers(answer: string): string {
  const [, link = ''] = /^(Para|Em|Por|Com|De|A|À|Ao|N[oa]s?|D[oa]s?|Pel[oa]s?)\s/u.exec(answer) ?? []
  if (link === '') return answer
  const stem = link
    .toLowerCase()
    .replace(/^(n|d|pel)[oa]s?$/u, '$1[oa]s?')
    .replace(/^(?:a|à|ao)$/u, '(?:a|à|ao)s?')
  const other = new RegExp(String.raw`^([^,;]{6,80}), ((?:[oa]s?\s)?\p{L}[^,;]{2,40}?)\s${stem}\s[^,;]+`, 'u').exec(
    answer,
  )
  if (!other) return answer
  const between = tagWords(`${other[2]}`)
  const nominal = between.every(
    ({ tag }) => tag === 'noun' || tag === 'proper' || tag === 'adjective' || tag === 'article' || tag === 'determiner',
  )
  const named = /^(?:[oa]s?\s|\p{Lu})/u.test(other[2] ?? '')
  return nominal && named ? (other[1] ?? answer) : answer
}

function withoutCases(answer: string): string {
  const match = WITH_EXAMPLES.exec(answer)
  const before = match?.[1] ?? ''
  if (!match || wordsIn(before) < LEAST_BEFORE_EXAMPLES) return answer
  return tagWords(match[2] ?? '').some(({ tag }) => tag === 'verb') ? answer : before
}

function withoutManner(answer: string, pattern: string): string {
  if (!/^(?:definition\/indicates|definition\/means|function\/tells)$/u.test(pattern)) return answer
  const rest = /^\p{L}+mente\s((?:[oa]s?|uma?)\s.+)$/u.exec(answer)?.[1]
  return rest === undefined ? answer : upperFirst(rest)
}
