import { contract } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import type { Subject } from '../analysis/grammar/nouns.ts'
import { isWayOfChoosing } from '../families/doers/byVote.ts'
import type { FactDraft } from '../families/fact.ts'
import { ask, focusKey, inSentence, named, tidyAnswer, upperFirst, wordsIn } from '../families/wording/phrasing.ts'
import { activeOf } from './active.ts'
import { actsLikePerson, isAdverbial, isTime, whOf } from './asking.ts'
import type { Group } from './group.ts'
import type { Part } from './parts.ts'
import { fits, type Said } from './said.ts'

/** How much or how often, right before what is asked for: left out. */
const DEGREE =
  /(?:^|\s)(?:no mínimo|no máximo|pelo menos|ao menos|muito|bastante|também|ainda|já|apenas|só|somente|principalmente|sobretudo|geralmente|normalmente|frequentemente|unicamente|exclusivamente|oficialmente|diretamente|basicamente|especialmente|essencialmente)$/u
/** Nouns of what somebody does. */
const DEED = /(?:ção|ções|ssão|ssões|mento|mentos|agem|agens|tura|turas)$/u
const UNFINISHED = /(?<![\p{L}])(?:não|mais|menos|tanto|antes|depois|tão|nem|ora|quer|seja)$/u
/** What is done by these is not their doing. */
const METHOD =
  /^(?:método|técnica|teste|ensaio|procedimento|protocolo|metodologia|fórmula|equação|expressão|cálculo|critério|índice)s?$/u
/** Roles of which other things of the text can stand beside the right one. */
const QUIZZED: ReadonlySet<string> = new Set(['agent', 'time'])
/** 'em 1828', 'de quatro a 10 dias': when is said already. */
const SAYS_WHEN = /(?<![\p{L}\d])\d{3,4}(?!\d)|século|(?:dias|horas|minutos|meses|anos|semanas)$/u

/** What hangs on the verb by a preposition, each asked for in its role: where, when, by whom, what for. */
export function complements(said: Said): FactDraft[] {
  const { subject, lead, group, parts } = said
  const drafts: FactDraft[] = []
  for (const [at, part] of parts.entries()) {
    if (!hangsOnVerb(parts, at, group)) continue
    const end = endOfAnswer(parts, at, group)
    const before = beforeOf(said, at)
    if (before === null) continue
    const agent =
      part.prep === 'por' &&
      group.voice === 'passive' &&
      !actsLikePerson(part) &&
      !isWayOfChoosing(group.text.split(' ').at(-1) ?? '', part.text)
        ? byWhat(said, part, end, before)
        : null
    const wh = agent ? null : whOf(part, group)
    if (!wh && !agent) continue
    // 'são divididos em ácidos, básicos e neutros': the first of several.
    if (wh?.role === 'in' && /^,\s\p{Ll}+(?:,\s\p{Ll}+)*\s(?:e|ou)\s\p{Ll}/u.test(group.rest.slice(end))) continue
    // 'cresce desde que a obra começou, em maio': when that was.
    if (wh?.role === 'time' && part.apart && parts[at - 1]?.kind === 'clause') continue
    if (wh?.role === 'time' && (SAYS_WHEN.test(before) || SAYS_WHEN.test(lead) || parts.slice(0, at).some(isTime)))
      continue
    const answer = (agent?.answer ?? tidyAnswer(group.rest.slice(part.start, end))).replace(
      /(?<=\s)respectiv[oa]s?\s/u,
      '',
    )
    const question =
      agent?.question ?? (wh ? ask(lead === '' ? '' : `${lead},`, wh.wh, body(group, subject, before)) : '')
    if (!fits(question, answer, before) || (part.kind === 'clause' && wordsIn(answer) < 5)) continue
    drafts.push({
      family: wh?.family ?? 'agent',
      pattern: `clause/${wh?.role ?? 'agent'}`,
      focus: `${focusKey(subject.phrase.core)} ${focusKey(group.text)} ${wh?.role ?? 'agent'}`,
      question,
      answer,
      answerType: wh?.type ?? 'definition',
      strength: wh?.strength ?? 0.7,
      load: 0.45,
      quiz: QUIZZED.has(wh?.role ?? ''),
    })
  }
  return drafts
}

/** 'é regido pela Lei nº 11.788' → 'O que rege o estágio de estudantes?'; 'é composta por três fases' → 'De que é composta…?' */
function byWhat(
  { subject, lead, group }: Said,
  part: Part,
  end: number,
  before: string,
): { question: string; answer: string } | null {
  if (
    /^(?:está|estão|estava|estavam)$/.test(group.finite) ||
    bareOf(part) === '' ||
    /^por\s(?:volta|causa|meio|vezes|exemplo|cento|até|\d)/u.test(part.text)
  )
    return null
  if (
    /^(?:dia|hora|minuto|segundo|mês|meses|ano|semestre|semana|década|século|período)s?$/.test(part.head?.lower ?? '')
  )
    return null
  const answer = tidyAnswer(`${bareOf(part)}${group.rest.slice(part.end, end)}`)
  const opening = lead === '' ? '' : `${lead},`
  if (
    /^(?:conhecer|chamar|denominar|identificar|representar)$/.test(group.lemma) ||
    /^(?:nome|sigla|termo|meio|modo|fato|vez)$/.test(part.head?.lower ?? '') ||
    METHOD.test(part.head?.lower ?? '')
  )
    return null
  if (/^(?:compor|formar|constituir)$/.test(group.lemma))
    return {
      question: ask(opening, 'de que', body(group, subject, before)),
      // 'pela Câmara e pelo Senado' → 'Da Câmara e do Senado'
      answer: upperFirst(
        contract('de', inSentence(answer, bareOf(part))).replace(
          /(?<=(?:,|\se)\s)(?:por|pel([oa]s?))(?=\s)/gu,
          (_, article?: string) => `d${article ?? 'e'}`,
        ),
      ),
    }
  const active = activeOf(group)
  const object = `${named(subject)} ${before}`.trim()
  if (active === null || wordsIn(object) < 3 || subject.phrase.proper) return null
  return { question: ask(opening, 'o que', active, object), answer: answer.replace(/(?<=(?:,|\se)\s)por\s/gu, '') }
}

/** 'pela pressão, pela temperatura e pelo tempo' → 'a pressão, a temperatura e o tempo' */
function bareOf({ bare, joined, text }: Part): string {
  return bare === '' && joined ? text.replace(/^por\s/u, '').replace(/(?<![\p{L}])pel([oa]s?)\s/gu, '$1 ') : bare
}

/** What stays of what stands beside the constituent asked for; null where that stops in the middle. */
function beforeOf({ group, parts }: Said, at: number): string | null {
  const asked = parts[at]
  if (!asked) return null
  const first = parts[0]
  const gap = group.rest
    .slice(0, first?.start ?? 0)
    .replace(/^[\s,]+|[\s,]+$/gu, '')
    .replace(DEGREE, '')
    .trim()
  const kept = parts
    .slice(0, at)
    .filter(
      (part, index) =>
        !isAdverbial(part) &&
        !(part.prep === 'por' && group.voice === 'passive') &&
        (index === 0 || !hangsOnVerb(parts, index, group)),
    )
  const after = parts.slice(at + 1).find(part => part.prep === '' && part.kind === 'noun')
  // 'resultou na queda do prefeito, João Lima': who he was belongs to the answer.
  const apposed = after !== undefined && /,\s*$/u.test(group.rest.slice(0, after.start))
  const object = group.voice === 'active' && !apposed && !kept.some(part => part.prep === '') ? after : undefined
  if (object?.runsOn === true || kept.some(part => part.runsOn)) return null
  // 'não apenas | para', 'mais | de': the words between them belong to what is asked for.
  const last = parts[at - 1]
  const link = group.rest
    .slice(last?.end ?? 0, asked.start)
    .replace(/^[\s,]+|[\s,]+$/gu, '')
    .replace(DEGREE, '')
  if (UNFINISHED.test(link)) return null
  return [gap, ...kept.map(part => part.text), object?.text ?? '', at > 0 && !/,/.test(link) ? link : '']
    .filter(text => text !== '')
    .join(' ')
    .trim()
}

/** Whether a constituent is surely the verb's, not part of what stands before it. */
export function hangsOnVerb(parts: readonly Part[], at: number, group: Group): boolean {
  const part = parts[at]
  if (!part || (part.prep === '' && part.kind !== 'gerund')) return false
  const before = parts[at - 1]
  if (/^(?:porque|caso|quando)$/.test(part.prep)) return true
  // 'conhecida como a universidade de Nalanda, em Bihar': of the name.
  if (parts.slice(0, at).some(({ prep }) => prep === 'como')) return false
  // 'após a abertura da estrada por colonos': who opened it, not who did what was done after.
  if (part.prep === 'por' && parts.slice(0, at).some(({ prep, head }) => prep !== '' && DEED.test(head?.lower ?? '')))
    return false
  // 'pela produção conforme a procura': how it is produced.
  if (
    /^(?:conforme|segundo|de acordo com)$/.test(part.prep) &&
    !part.apart &&
    before !== undefined &&
    !/^(?:|em)$/.test(before.prep) &&
    DEED.test(before.head?.lower ?? '')
  )
    return false
  // 'causada por gases lançados por fábricas': the second did what the first is told by.
  if (part.prep === 'por' && group.voice === 'passive' && parts.slice(0, at).some(({ prep }) => prep === 'por'))
    return false
  if (part.apart) return group.voice !== 'copula'
  if (!before) return group.voice !== 'copula'
  if (group.voice === 'copula') return at === 1 && before.kind === 'adjective' && isPredicate(before)
  if (before.runsOn) return false
  if (isAdverbial(part)) return true
  if (group.voice === 'passive') return part.prep === 'por' || (part.prep === 'a' && actsLikePerson(part))
  return part.prep === 'a' && actsLikePerson(part) && before.prep === '' && before.kind === 'noun'
}

/** 'responsável', 'favoráveis', 'resultado': not 'periféricos usados', which is a noun and what is told of it. */
function isPredicate({ text }: Part): boolean {
  return !/\s/.test(text) && !(text.endsWith('s') && analyse(text).every(a => a.category === 'noun'))
}

/** Where the answer ends: before the next constituent that is the verb's own. */
export function endOfAnswer(parts: readonly Part[], at: number, group: Group): number {
  let last = parts[at]
  for (let next = at + 1; next < parts.length; next++) {
    const part = parts[next]
    if (
      !part ||
      isAdverbial(part) ||
      hangsOnVerb(parts, next, group) ||
      part.prep === '' ||
      part.prep === parts[at]?.prep
    )
      break
    last = part
  }
  return last?.end ?? 0
}

/** 'são executados os programas', 'o computador guarda os dados'. */
function body(group: Group, subject: Subject, before: string): string {
  const display = named(subject)
  if (before !== '') return `${display} ${group.text} ${before}`
  // 'De que consistem sistemas binários?': after 'que' a bare noun would be taken for what is asked.
  const bare = subject.phrase.determiner === '' && !subject.phrase.proper
  return wordsIn(display) > 1 && (group.voice !== 'active' || bare)
    ? `${group.text} ${display}`
    : `${display} ${group.text}`
}
