import { agrees } from '@capivira/portuguese/agreement'
import { isParticiple } from '@capivira/portuguese/morphology'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { IMPERSONAL } from '../../analysis/grammar/statements.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { isSituational } from '../../analysis/references/situations.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, subjectOf, wordsIn } from '../wording/phrasing.ts'
import { DATE_KINDS, type DateKind } from './date-kinds.ts'

type Expressions = { lead: RegExp; alone: RegExp; inside: RegExp }

const EXPRESSIONS = new Map<DateKind, Expressions>(
  DATE_KINDS.map(kind => [
    kind,
    {
      lead: pattern('iu')`(?:^|,\s)${kind.time}(?=$|,\s(?:n[oa]s?|em)\s)`,
      alone: pattern('iu')`^${kind.time}$`,
      inside: pattern('iu')`(?:^|\s)${kind.time}(?![\d\p{L}])`,
    },
  ]),
)
const MENTIONS_TIME = /\d{3}|século|década/iu
const NEVER = /(?!)/
const NO_EXPRESSIONS: Expressions = { lead: NEVER, alone: NEVER, inside: NEVER }

function expressionsOf(kind: DateKind): Expressions {
  return EXPRESSIONS.get(kind) ?? NO_EXPRESSIONS
}

const ANY_TIME = /(?<![\d.,])(?:1[0-9]|20)\d{2}(?![\d.,]?\d)|\d\s?[ad]\.\s?C|século|década/giu

/** 'Cronistas atribuem a crise à seca, em 1877': the time is that of what they speak of. */
const THINKS = pattern('iu')`
    ^(?:se\s)?(?:atribu(?:i|em)|consider(?:a|am)|associ?(?:a|am)|relacion(?:a|am)|defend(?:e|em)
    |acredit(?:a|am)|apont(?:a|am))(?:-se)?$`

/** When something happened: 'Em 1822, D. Pedro I proclamou…', 'foi assinada em 1888', 'no século XVI'. */
export const date: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || !MENTIONS_TIME.test(clause.text) || THINKS.test(clause.verb)) return []
  for (const kind of DATE_KINDS) {
    const found = atLead(place, kind) ?? atFront(place, kind) ?? atRest(place, kind)
    if (found) return found
  }
  return []
}

/** 'Em 1989, o Ministério da Ciência lança um projeto pioneiro' */
function atLead(place: Place, kind: DateKind): FactDraft[] | null {
  const { clause } = place
  const match = expressionsOf(kind).lead.exec(clause.lead)
  // 'Quando a última estação foi inaugurada, em 1915, o telégrafo já…': the date is that of the opening.
  if (!match || /^(?:Quando|Enquanto|Depois que|Antes que|Logo que|Assim que|Ao)\s/u.test(clause.lead)) return null
  return happening(place, kind, match[1] ?? '', clause.rest)
}

/** 'Em 29 de outubro de 1969 ocorreu a transmissão…': no comma, the verb follows. */
function atFront(place: Place, kind: DateKind): FactDraft[] | null {
  const { clause } = place
  const match = expressionsOf(kind).alone.exec(clause.subject)
  if (!match || clause.lead !== '') return null
  const rest = clip(clause.rest)
  if (wordsIn(rest) < 2 || timesIn(rest) > 0 || !startsWithSubject(rest) || !mayStandFirst(clause.verb)) return null
  return [
    draftOf(kind, ask(kind.question, proclitic(clause.verb.toLowerCase()), rest), match[1] ?? '', focusKey(rest), 0.85),
  ]
}

const ADVERB_BEFORE_A_TIME = pattern('u')`(?:^|\s)${'adverb before a time'}$`

const PART_OF_A_YEAR_OR_CENTURY = pattern('u')`(?:^|\s)${'part of a year or century'}$`

const ENDING_OF_A_FINITE_VERB = pattern('u')`
  ^que\s|(?<![\p{L}])(?:quem|o que|qual|como)\s\p{L}+${'ending of a finite verb'}\s`

/** '… foi inaugurado em 1991, destinado à comunidade acadêmica' */
function atRest(place: Place, kind: DateKind): FactDraft[] | null {
  const { clause } = place
  const match = expressionsOf(kind).inside.exec(clause.rest)
  if (!match) return null
  if (isIdentity(clause.verb, clause.rest.slice(0, match.index))) return null
  // '…o desastre ocorrido em 1986': the date belongs to the noun before it, not to the verb.
  const before = clause.rest.slice(0, match.index).replace(ADVERB_BEFORE_A_TIME, '').trim()
  // 'se estendeu até a segunda metade | do século XVIII'
  if (PART_OF_A_YEAR_OR_CENTURY.test(before)) return null
  const last = before.split(' ').at(-1) ?? ''
  const named = /\sde\s\p{L}+$/u.test(before)
  if (
    isParticiple(last) &&
    !named &&
    !isParticiple(before.split(' ')[0] ?? '') &&
    !isOneOf('ser, present and past', clause.verb.toLowerCase())
  )
    return null
  if (/[,;(]/.test(before) && wordsIn(before) > 12) return null
  // 'saiu da vila e, | em 1904, voltou': of what comes after.
  if (/(?:^|[\s,])(?:e|mas|ou),?$/u.test(before)) return null
  // 'mostram que o vale secou | por volta de 1650', 'para saber quem reinará em 2100': of the clause inside.
  if (ENDING_OF_A_FINITE_VERB.test(before)) return null
  // 'é medida pelo relógio, inventado por Prado em 1643': that is when it was invented.
  if (isParticiple(/,\s(\p{Ll}+)(?:\s[^,]*)?$/u.exec(before)?.[1] ?? '')) return null
  // '… quando os portugueses chegaram, em 1500' dates the arrival; '…, que viveu no século VI' the life.
  if (/,\s(?:que|qu[ae]m|cuj[oa]s?|onde|[oa]\squal)\s[^,]*$/u.test(before)) return null
  if (/(?<![\p{L}])(?:quando|enquanto|porque|embora|se)\s|,\s\p{Ll}+[aei]ndo\s/u.test(before)) return null
  const after = clause.rest.slice(match.index + match[0].length)
  if (timesIn(before) + timesIn(after) > 0 || timesIn(clause.lead) > 0) return null
  return happening(place, kind, match[1] ?? '', before)
}

/** 'O sinal foi o incêndio do porto, | em 1910': the fire is dated, not that it was the sign. */
function isIdentity(verb: string, before: string): boolean {
  return isOneOf('copula form', verb.toLowerCase()) && /^[oa]s?\s\p{Ll}.*,\s?$/u.test(before)
}

function happening(place: Place, kind: DateKind, time: string, what: string): FactDraft[] | null {
  const { clause } = place
  const rest = clip(what)
  if (timesIn(rest) > 0 || timesIn(clause.subject) > 0) return null
  // 'executou ao violão, numa recepção oficial, | o maxixe': what was played has been cut.
  if (/(?:^|,\s)(?:ao|à|em|n[oa]|com)\s/u.test(rest) && /,\s(?:[oa]s?|uma?)\s/u.test(what.slice(rest.length)))
    return null
  // A place before the verb limits what is said: 'Na Bahia, a guerra terminou em 1823'.
  const where = timesIn(clause.lead) > 0 ? '' : limitingLead(clause)
  if (where === null) return null
  const opening = where === '' ? '' : `${where},`
  if (clause.subject === '') {
    // 'Em 1997, iniciou-se uma nova fase na internet brasileira': the subject must follow, or it is one the page names.
    if (wordsIn(rest) < 3 || !startsWithSubject(rest) || !mayStandFirst(clause.verb)) return null
    return [
      draftOf(kind, ask(opening, kind.question, proclitic(clause.verb.toLowerCase()), rest), time, focusKey(rest), 0.8),
    ]
  }
  const subject = subjectOf(place)
  if (!subject) return null
  const asked = isOneOf('copula form', clause.verb.toLowerCase())
    ? passive(subject, clause.verb, rest)
    : active(subject, clause.verb, rest)
  if (asked === null) return null
  const focus = `${focusKey(subject.phrase.core)} ${focusKey(rest)}`.trim()
  return [draftOf(kind, ask(opening, kind.question, asked), time, focus, 0.88)]
}

/** 'ocorreu a batalha', 'foi fundada a vila', 'iniciou-se uma fase'; 'representou o Brasil' leaves out who did. */
function mayStandFirst(verb: string): boolean {
  // 'Em 1990, tornou-se professora'
  if (/^(?:se\s)?torn(?:ou|aram|a|am)(?:-se)?$/iu.test(verb)) return false
  return IMPERSONAL.test(verb) || /-se$|^se\s/i.test(verb) || isOneOf('copula form', verb.toLowerCase())
}

/** True for 'a transmissão…', 'uma nova fase…', 'fundada a vila…'; false for 'para Portugal', 'aclamado imperador'. */
function startsWithSubject(rest: string): boolean {
  const words = tagWords(rest)
  const [first, second] = words
  // 'no Recife a Revolução Pernambucana': a place may come first.
  if (first?.tag === 'contraction' || first?.tag === 'preposition') {
    const article = words.findIndex(word => word.tag === 'article')
    return (
      article > 1 &&
      article <= 5 &&
      words.slice(1, article).every(word => word.tag === 'proper' || word.tag === 'noun' || word.tag === 'contraction')
    )
  }
  if (first?.tag === 'article' || first?.tag === 'number' || first?.tag === 'proper' || first?.tag === 'determiner')
    return true
  if (first?.tag === 'noun' && !isParticiple(first.text)) return true
  return first !== undefined && isParticiple(first.text) && (second?.tag === 'article' || second?.tag === 'proper')
}

const HAPPENS = pattern('i')`^${'happening in the past, form'}(?:-se)?$`

/** 'D. Pedro abdicou', 'ocorreu a Batalha do Jenipapo'; a bare verb that tells nothing ('reagiu') is not asked. */
function active(subject: Subject, verb: string, rest: string): string | null {
  if (wordsIn(rest) >= 1) return `${subject.display} ${proclitic(verb)} ${rest}`
  // 'Em que data terminou a guerra?': which one?
  const { phrase } = subject
  if (phrase.words.length === 1 && !phrase.proper && isSituational(phrase.head)) return null
  return HAPPENS.test(verb) ? `${proclitic(verb.toLowerCase())} ${subject.display}` : null
}

/** 'iniciou-se' → 'se iniciou', as after a word that asks. */
function proclitic(verb: string): string {
  return verb.replace(/^(\p{L}+)-se$/u, 'se $1')
}

const MADE_OR_HELD_SO_STEM_OF_ITS = pattern('u')`^${'made or held so, stem of its participle'}[oa]s?$`

/**
 * 'foi assinada a Lei Áurea'; with a long rest the plain order: 'Frei Caneca foi condenado à morte e fuzilado no
 * Recife'.
 */
function passive(subject: Subject, verb: string, rest: string): string | null {
  const [participle = '', ...others] = rest.split(' ')
  if (!isParticiple(participle))
    // 'foi o período que englobou os primeiros textos': the time is that of the texts.
    // 'A primeira peça encenada foi Aurora, em 1902': which it was is no happening.
    return /^(?:é|são)$/i.test(verb) || /^\p{Lu}/u.test(rest) || /^uma?s?\s|^[oa]s?\s.*\sque\s/u.test(rest)
      ? null
      : `${subject.display} ${verb} ${rest}`
  if (!agrees(participle, subject.phrase)) return null
  // 'A transmissão foi considerada interrompida': what it is considered stays with its verb.
  if (MADE_OR_HELD_SO_STEM_OF_ITS.test(participle) && others.length > 0) return `${subject.display} ${verb} ${rest}`
  // 'Em que ano foi proposta a lei por Kepler?': by whom stays beside what was done.
  if (others.length > 4 || /^(?:por|pel[oa]s?)$/u.test(others[0] ?? '')) return `${subject.display} ${verb} ${rest}`
  return `${verb.toLowerCase()} ${participle} ${subject.display} ${others.join(' ')}`
}

function draftOf(kind: DateKind, question: string, time: string, focus: string, strength: number): FactDraft {
  return {
    family: 'date',
    pattern: kind.pattern,
    focus: `${focus} quando`,
    question,
    // The point of 'a.C.' may have gone with that of the sentence.
    answer: kind.answer(time).replace(/([ad]\.\s?C)$/u, '$1.'),
    answerType: kind.type,
    strength,
    load: 0.1,
  }
}

const ADDS_TO_WHAT_HAPPENED_STEM = pattern('')`^${'adds to what happened, stem'}`

/** What happened, without what the sentence adds about it. */
function clip(rest: string): string {
  const parts = rest.split(/,\s|\s[–—]\s/)
  let clipped = parts[0] ?? ''
  // The first comma may stand inside an enumeration: 'a World Wide Web, a linguagem HTML e o protocolo HTTP'.
  for (const part of parts.slice(1)) {
    if (/\sque\s/.test(part)) break
    if (wordsIn(clipped) >= 3 && !/^(?:[oa]s?\s|um|e\s)?[\p{L}\s-]{2,40}\se\s/u.test(part)) break
    if (ADDS_TO_WHAT_HAPPENED_STEM.test(part)) break
    clipped = `${clipped}, ${part}`
  }
  return clipped
    .replace(/\s\([^)]*\)/g, '')
    .replace(/(?<=\p{Ll}):\s.*$/u, '')
    .replace(/\s(?:e|mas)\s(?:por|é|foi|se|que).*$/u, '')
    .replace(/(?<=\p{Lu}\p{L}+)\sque\s(?:é|foi|viria|seria|era|hoje|até)\s.*$/u, '')
    .trim()
}

function timesIn(text: string): number {
  return text.match(ANY_TIME)?.length ?? 0
}
