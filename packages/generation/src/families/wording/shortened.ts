import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pattern } from '../../lexicon/words.ts'

export const MAX_ANSWER_WORDS = 24
/** An answer that ends in a list is let run on so far to be whole. */
const MAX_LIST_WORDS = 28

/** The first parts of a long answer, up to a comma; '' where that would cut a list or a verb from what it needs. */
export function shortened(said: string): string {
  const answer = withoutInserted(said)
  if (wordsIn(answer) <= MAX_ANSWER_WORDS || (answer !== said && wordsIn(answer) <= MAX_LIST_WORDS)) return answer
  const parts = answer.split(', ')
  let dropped = ''
  while (parts.length > 1 && wordsIn(parts.join(', ')) > MAX_ANSWER_WORDS) dropped = parts.pop() ?? ''
  // 'de nível superior, de investigação, de extensão', 'o nome, CEP, CPF': half a list is no answer.
  const opening = (part: string | undefined) => part?.split(' ')[0] ?? ''
  const isList =
    opening(parts.at(-1)) === opening(dropped) ||
    !/\s/.test(dropped) ||
    closesList(parts.at(-1), dropped) ||
    // 'nas áreas de finanças, material, | patrimônio e serviços gerais'
    (wordsIn(parts.at(-1) ?? '') <= 2 && /^\p{Ll}+(?:\s\p{Ll}+)?\s(?:e|ou)\s\p{Ll}+(?:\s\p{Ll}+){0,2}$/u.test(dropped))
  if (dropped !== '' && isList && wordsIn(answer) <= MAX_LIST_WORDS) return answer
  while (parts.length > 1 && dropped !== '' && opening(parts.at(-1)) === opening(dropped)) parts.pop()
  // 'o dia que começa com a luz, … e termina quando escurece': what else the same one does.
  const other = /(?<!,[^,]*)\se\s(\p{Ll}+)\s/u.exec(dropped)?.[1] ?? ''
  if (
    isSurelyFinite(other) &&
    /(?<![\p{L}])(?:que|qual|quais)\s/u.test(parts.join(', ')) &&
    wordsIn(answer) <= MAX_LIST_WORDS
  )
    return answer
  // 'inerentes à limpeza, acompanhamento | , guarda e troca das peças': nor is half of what one preposition governs.
  if (endsInsideList(parts, dropped)) return ''
  // 'não é um grande bloco, e sim vários blocos': what it is has been cut.
  if (/^(?:e sim|mas)(?![\p{L}])/u.test(dropped)) return ''
  const kept = parts.join(', ')
  return dropped !== '' && /\p{L}{2,}[aei]r$/u.test(kept) && tagWords(kept).at(-1)?.tag === 'infinitive' ? '' : kept
}

/** A bare noun was the last part kept, and another follows it before the 'e' of the last. */
function endsInsideList(parts: readonly string[], dropped: string): boolean {
  const [first] = tagWords(dropped)
  const last = parts.length > 1 ? tagWords(parts.at(-1) ?? '') : []
  return last.length === 1 && last[0]?.tag === 'noun' && first?.tag === 'noun'
}

const INSERTED = pattern('u')`
  ^(.*?(?<![\p{L}])(?:que|qual|quais)\s(?:[oa]s?|uma?|cada)\s\p{L}[^,]{2,40})
  ((?:,\s[^,]{3,50}){1,2}),\s(?=(\p{Ll}+)\s)`

/** 'em que a massa, já fria, com o fermento, cresce': what stands between a subject and its verb can be left out. */
function withoutInserted(answer: string): string {
  const match = INSERTED.exec(answer)
  const [whole = '', before = '', inserted = '', verb = ''] = match ?? []
  if (!match || !isSurelyFinite(verb) || [before, inserted].some(text => tagWords(text).some(isVerb))) return answer
  return `${before} ${answer.slice(whole.length)}`
}

const isVerb = ({ tag }: { tag: string }) => tag === 'verb'

/** '…e termina em outra rua | , em uma praça ou no cais': more places, times or things of one preposition. */
function closesList(before = '', dropped: string): boolean {
  const [, preposition = '', next = ''] = /^(\p{L}+)\s[^,]+\s(?:e|ou)\s(\p{L}+)\s/u.exec(dropped) ?? []
  const form = PREPOSITIONS.find(forms => forms.test(preposition))
  return form?.test(next) === true && before.split(' ').some(word => form.test(word))
}
const PREPOSITIONS = [/^(?:em|n[oa]s?)$/u, /^d(?:e|[oa]s?)$/u, /^(?:por|pel[oa]s?)$/u, /^com$/u, /^para$/u]

export function isSurelyFinite(word: string): boolean {
  const readings = analyse(word)
  return (
    readings.length > 0 &&
    readings.some(a => a.mood === 'indicative') &&
    readings.every(
      a =>
        a.category === 'verb' &&
        // 'acidifica' is an order as well, to somebody a school text does not speak to.
        ((a.mood === 'indicative' && a.person === 3) || (a.mood === 'imperative' && a.person === 2)),
    )
  )
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}
