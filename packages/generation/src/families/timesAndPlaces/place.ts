import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily, FactDraft } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

/** Verbs of being somewhere. */
export const LIES =
  /^(?:localiza(?:m|va|vam)?-se|situa(?:m|va|vam)?-se|encontra(?:m)?-se|concentra(?:m)?-se|se (?:localiza|situa|encontra|concentra)m?|fica|ficam|ficava|vive|vivem|habita|habitam|nasceu|nasceram|começa|começam|ocorre|ocorrem|ocorreu|ocorreram|acontece|acontecem|aconteceu|aconteceram|realizou-se|realizaram-se|surgiu|surgiram|originou-se|originaram-se|nasce|deságua|desemboca)$/i
const LOCATED = /^((?:localizad|situad|encontrad|concentrad)[oa]s?)\s((?:em|n[oa]s?|entre|a|ao|à|próxim[oa]s?)\s.+)$/u
const WHERE =
  /^(?:em|n[oa]s?|entre|dentro d[aeo]s?|próxim[oa]s? (?:a|à|ao|às|aos)|ao (?:norte|sul|leste|oeste)|à (?:margem|beira)|sob|sobre)\s/u
/** 'no estado sólido': how it is, not where; 'no estado do Pará' is a place. */
export const IN_STATE = /^(?:em|no)\sestado\s(?!d[aeo]s?\s)\p{Ll}/u
/** What follows 'em' and is no place. */
export const NO_PLACE =
  /^em intervalos\s|^entre\s(?:(?:os|as|dois|duas)\s)*(?:\d|períod|ano|século|década|dia|semana|mês|meses|data|hora|fase|etapa)|^(?:em|n[oa]s?)\s(?:(?:um|uma|o|a|os|as)\s)?(?:\d|século|década|ano|dia|época|período|momento|forma|geral|caso|meio|função|torno|seguida|média|relação|processo|todo|conjunto|grupos?|duas|dois|três|etapas?|fases?|inícios?|começo|final|decorrer|fi[mn]s?|meados|princípios|contato|presença|ausência|condições|situações|cima|baixo|larga|primavera|verão|outono|inverno|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|grande|pequen|alta|baixa|parte|comum|direção|função|busca|virtude|razão|crise|paz|guerra|harmonia|equilíbrio|sociedade|seguir|Sistema Internacional|que)/iu

/** Where something is or happens. */
export const place: ClauseFamily = at => {
  const { clause } = at
  if (clause.negated) return []
  const located = /^(?:é|são|está|estão|ficou|foi)$/i.test(clause.verb) ? LOCATED.exec(clause.rest) : null
  const lies = LIES.test(clause.verb)
  if (!located && !lies) return []
  const where = located ? (located[2] ?? '') : clause.rest
  if (!WHERE.test(where) || NO_PLACE.test(where) || limitingLead(clause) === null) return []
  const subject = subjectOf(at)
  const answer = tidyAnswer(cut(where))
  if (!subject || !namesPlace(where) || wordsIn(answer) < 2) return []
  const inState = IN_STATE.test(where)
  const verb = /-se$/.test(clause.verb)
    ? `se ${clause.verb.replace(/-se$/, '').toLowerCase()}`
    : clause.verb.toLowerCase()
  return [
    draft(
      ask(inState ? 'em que estado' : 'onde', verb, located?.[1] ?? '', named(subject)),
      answer,
      focusKey(subject.phrase.core),
      /^(?:ocorr|acontec|começ)/i.test(verb) ? 0.75 : 0.85,
    ),
  ]
}

function cut(where: string): string {
  return where
    .replace(
      /,?\s(?:por volta d[aeo]|depois d[aeo]s?|antes d[aeo]s?|após|durante|no século|na década|há|(?:em\s(?:fins|meados|princípios)|n[oa]\s(?:início|fim|final|começo))\sd[oa]\s(?:século|década|ano|milênio))\s.*$/u,
      '',
    )
    .replace(/\s(?:em|n[oa]|no ano de)\s(?:(?:\d{1,2}\sde\s)?\p{Ll}+\sde\s)?\d{3,4}(?![\d\p{L}]).*$/u, '')
    .replace(/,\s(?:que|onde|e|com|sendo|em|não\s|(?:caracterizad|marcad|provocad|causad)[oa]s?\s).*$/u, '')
    .replace(/\se\s(?:é|são|foi|tem|possui|pode|depois|então|logo|em seguida)\s.*$/u, '')
    .replace(/,?\s(?:porque|pois|já que|quando|enquanto)\s.*$/u, '')
    .replace(/,\s(?:n[oa]|em)\s(?:\p{L}+\s){0,2}(?:metade|início|começo|final|fim|meados)\sd[oe].*$/u, '')
}

/** A place has a name, or its noun is a place in the dictionary or stands with the article of a thing one can be in. */
function namesPlace(where: string): boolean {
  const words = tagWords(where)
  const first = words.find(word => word.tag === 'proper' || word.tag === 'noun')
  if (!first) return false
  if (first.tag === 'proper') return true
  return !analyse(first.lower).some(a => a.meaning === 'month')
}

function draft(question: string, answer: string, focus: string, strength: number): FactDraft {
  return {
    family: 'place',
    pattern: 'place/where',
    focus: `${focus} onde`,
    question,
    answer,
    answerType: 'place',
    strength,
    load: 0.35,
  }
}
