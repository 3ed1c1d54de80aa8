import { isSituational } from '../analysis/references/situations.ts'
import { saysAsWhat } from '../families/definitions/seenAs.ts'
import { BROAD } from '../families/doers/object.ts'
import type { FactDraft } from '../families/fact.ts'
import { ask, focusKey, named, tidyAnswer, upperFirst, wordsIn } from '../families/wording/phrasing.ts'
import { wordsOf } from '../lexicon/words.ts'
import { actsLikePerson } from './asking.ts'
import { endOfAnswer } from './complements.ts'
import { fits, type Said } from './said.ts'

/** Verbs whose object tells little, or is asked for in another way. */
const NO_OBJECT: ReadonlySet<string> = wordsOf('verb without object of its own')

/** What the verb acts on: 'O que o aluno deverá obter?' */
export function objects({ place, subject, lead, group, parts, tail }: Said): FactDraft[] {
  const [first, next] = parts
  if (!first || group.voice !== 'active' || first.prep !== '' || NO_OBJECT.has(group.lemma)) return []
  if (first.kind !== 'noun' || actsLikePerson(first) || first.head?.tag === 'proper') return []
  if (saysAsWhat(group.finite, group.rest)) return []
  // 'e as portas': a list that goes on after the comma.
  if (
    /^(?:e|ou|bem como|assim como|além)\s/u.test(tail) ||
    /^(?:cerca|mais|menos|\d|vári|divers|diferentes|inúmer|algu|muit|pouc)/u.test(first.text)
  )
    return []
  if (next && next.prep === '' && next.kind === 'noun') return []
  const last = endOfAnswer(parts, 0, group)
  const answer = upperFirst(tidyAnswer(group.rest.slice(first.start, last)))
  const modal =
    /\s/.test(group.text.replace(/^se\s/u, '')) &&
    /^(?:deve|devem|deverá|deverão|pode|podem|poderá|poderão)/.test(group.text)
  const specific = lead !== '' || modal || subject.phrase.words.length > 2 || subject.phrase.proper
  if (!specific || (BROAD.has(group.lemma) && !modal && subject.phrase.words.length < 3)) return []
  if (place.study.headed(subject.phrase.core) > (modal ? 12 : 3)) return []
  if (/^(?:pode|podem|poderá|poderão)\s/.test(group.text) && subject.phrase.words.length < 2) return []
  if (/(?<![\p{L}])(?:seus?|suas?|si)(?![\p{L}])/iu.test(answer)) return []
  if (
    /^(?:(?:o|a|os|as)\s)?(?:nome|título|papel|papéis|função|efeitos?|início|fim|condições)(?![\p{L}])|^uma?\s(?:subconjunto|subgrupo|grupo|conjunto)(?![\p{L}])|^(?:problemas?|coisas?|aspectos?|resultados?|mudanças?|vantagens|benefícios?|características?|transformações)(?:\s\p{L}+)?$/iu.test(
      answer,
    )
  )
    return []
  // 'a mensagem', 'os revoltosos', 'a revolta com violência': which?
  const noun = /^(?:(?:o|a|os|as)\s)?(\p{L}[\p{L}-]+)(?:$|\s(?:com|por|em|n[oa]s?)\s)/iu.exec(answer)?.[1]
  if (noun !== undefined && (isSituational(noun) || !place.study.isKeyTerm(noun))) return []
  const question = ask(lead === '' ? '' : `${lead},`, 'o que', named(subject), group.text)
  if (wordsIn(answer) < 2 || !fits(question, answer, '')) return []
  return [
    {
      family: 'relation',
      pattern: 'clause/object',
      focus: `${focusKey(subject.phrase.core)} ${focusKey(group.text)} objeto`,
      question,
      answer,
      answerType: 'definition',
      strength: 0.62,
      load: 0.45,
      quiz: false,
    },
  ]
}
