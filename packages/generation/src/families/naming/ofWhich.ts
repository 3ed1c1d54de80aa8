import { tagWords } from '../../analysis/grammar/tagging.ts'
import { type KindOfName, kindOfName } from '../../analysis/terms/kindsOfNames.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, inSentence, limitingLead, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const ONLY = /^(?:Apenas|Somente|Só|Unicamente|Exclusivamente)\s/u
/** What one of a kind alone can have or be. */
const ONE_HAS =
  /(?<![\p{L}])(?:o|a|os|as|um|uma)\s(?:maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|primeir[oa]s?|únic[oa]s?|mais\s\p{L}+|\p{L}+\smais\s\p{L}+)(?![\p{L}])/u
const LEANS = /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|mesm[oa]s?)(?![\p{L}])/u

/**
 * 'Apenas as folhas de S. alata continham alcaloides' → 'As folhas de qual espécie continham alcaloides?'. Only of names that a table of the
 * document tells the kind of, and of what is said of one of them alone.
 */
export const ofWhich: ClauseFamily = place => [...ofSubject(place), ...inName(place)]

function ofSubject(place: Place): FactDraft[] {
  const { clause, study } = place
  const lead = limitingLead(clause)
  if (clause.negated || lead === null) return []
  const only = ONLY.test(clause.subject)
  const subject = clause.subject.replace(ONLY, '').replace(/,\s[^,]+,?$/u, '')
  const last = lastName(subject, study)
  if (!last || !(only || ONE_HAS.test(clause.rest))) return []
  const { before, name, kind } = last
  const asked = subjectAsked(upperFirst(before), kind)
  const what = clause.rest.replace(/,\s(?:a fim de|quando comparad\p{L}+|em comparação)\s.*$/u, '')
  const said = inSentence(tidyAnswer(what), what)
  if (asked === null || wordsIn(said) < 3 || wordsIn(said) > 16 || LEANS.test(said)) return []
  return [
    draft(
      ask(lead === '' ? '' : `${lead},`, asked, clause.verb.toLowerCase(), said),
      name,
      kind,
      `${focusKey(said)} nome`,
    ),
  ]
}

/** The name a subject ends in, and what stands before it: of 'raízes e flores de S. alata' the last two words. */
export function lastName(
  subject: string,
  study: Place['study'],
): { before: string; name: string; kind: KindOfName } | null {
  const words = subject.split(' ')
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const name = words.slice(-size).join(' ')
    const kind = /^\p{Lu}/u.test(name) ? kindOfName(name, study) : null
    if (kind) return { before: words.slice(0, -size).join(' '), name, kind }
  }
  return null
}

/** 'Os extratos de' → 'os extratos de qual espécie'; 'A espécie', '' → 'qual espécie'. */
function subjectAsked(before: string, { kind }: KindOfName): string | null {
  const text = before.trim()
  if (text === '' || new RegExp(`^(?:O|A)\\s${kind}(?:\\sd[aeo])?$`, 'iu').test(text)) return `qual ${kind}`
  const match = /^((?:O|A|Os|As)\s.{2,60}?)\s(?:de|d[oa])$/u.exec(text)
  if (!match || tagWords(match[1] ?? '').some(({ tag }) => tag === 'verb' || tag === 'relative')) return null
  const noun = match[1] ?? ''
  return `${noun.charAt(0).toLowerCase()}${noun.slice(1)} de qual ${kind}`
}

/** 'Os maiores teores foram encontrados na espécie S. alata' → 'Em qual espécie foram encontrados os maiores teores?' */
function inName({ clause, study }: Place): FactDraft[] {
  const match =
    /^(\p{L}+(?:ad|id|st|t)[oa]s?)\s(?:apenas\s|somente\s|exclusivamente\s)?(?:em|n[oa])\s(\p{Ll}+)\s(\p{Lu}.{2,40})$/u.exec(
      clause.rest,
    )
  const [, participle = '', noun = '', name = ''] = match ?? []
  const kind = name === '' ? null : kindOfName(name, study)
  const lead = limitingLead(clause)
  if (!kind || kind.kind !== noun || lead === null || clause.negated || !/^(?:é|são|foi|foram)$/i.test(clause.verb))
    return []
  if (
    !/^(?:O|A|Os|As)\s/u.test(clause.subject) ||
    !ONE_HAS.test(clause.subject.toLowerCase()) ||
    LEANS.test(clause.subject)
  )
    return []
  const subject = clause.subject.charAt(0).toLowerCase() + clause.subject.slice(1)
  return [
    draft(
      ask(lead === '' ? '' : `${lead},`, 'em qual', noun, clause.verb.toLowerCase(), participle, subject),
      name,
      kind,
      `${focusKey(subject)} onde`,
    ),
  ]
}

function draft(question: string, name: string, kind: KindOfName, focus: string): FactDraft {
  return {
    family: 'naming',
    pattern: 'naming/of-which',
    focus,
    question,
    answer: name,
    answerType: 'term',
    proper: true,
    rivals: kind.others,
    strength: 0.84,
    load: 0.5,
  }
}
