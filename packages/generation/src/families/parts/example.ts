import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Mention } from '../../analysis/terms/terms.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, enumerate, focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { enumeration } from './enumeration.ts'

const LIKE =
  /,?\s(?:tais como|como por exemplo|por exemplo,?|como|incluindo)\s((?:(?:o|a|os|as)\s)?[\p{L}][^.;:()]{4,120})$/u

/** The strength of a question for examples of a kind the text does not teach. */
const SAID_ONCE = 0.5
/** The same where the kind is so wide that its examples tell nothing of the lesson. */
const WIDELY = 0.25

/** Members a text names for a kind: '…, como a dengue e a zika', 'A, B e C são exemplos de K'. */
export const example: ClauseFamily = place => [...suchAs(place), ...areExamples(place)]

/** 'doenças transmitidas por mosquitos, como a dengue e a zika' → 'Quais são exemplos de doenças transmitidas por mosquitos?' */
function suchAs(place: Place): FactDraft[] {
  const { sentence, study, clause } = place
  const match = LIKE.exec(clause.text)
  if (!match) return []
  const at = sentence.core.indexOf(clause.text.slice(-30))
  const offset = at < 0 ? -1 : at + Math.min(30, clause.text.length) - clause.text.length
  const kind = offset < 0 ? undefined : kindBefore(study.mentions[sentence.index] ?? [], place, offset + match.index)
  // 'recursos como carvão e ferro, o crescimento da população e …': the outer list goes on.
  const inner = /^((?:[\p{L}-]+,\s)*[\p{L}-]+\se\s[\p{L}-]+),\s(?:o|a|os|as)\s/u.exec(match[1] ?? '')?.[1]
  const items = enumeration(inner ?? match[1] ?? '')
  if (ROLE.test(items?.[0] ?? '')) return []
  if (!kind || !items || items.length < 2 || describedAs(clause.text.slice(0, match.index), items[0] ?? '')) return []
  const { term, surface } = kind
  const headed = term.bold || term.heading
  const taught = headed || term.count >= 2 || wordsIn(surface) > 2
  const strength = WIDE.test(surface) && !headed ? WIDELY : taught ? null : SAID_ONCE
  // 'obras públicas', said once: anybody knows others.
  return drafts('list/such-as', surface, items, place).map(draft =>
    strength === null || draft.card === false ? draft : { ...draft, strength },
  )
}

/** 'usavam cantos antigos como instrumento de ensino': what they served as is no example of them. */
const ROLE =
  /^(?:instrumento|forma|meio|ferramenta|símbolo|sinal|fonte|base|prova|modo|maneira|pretexto|garantia|referência|moeda|matéria-prima|matéria)(?:\s(?:d[aeo]s?|para)\s|$)/u

/** 'descreveram as propostas como vagas e caras': what was said of them. */
function describedAs(before: string, item: string): boolean {
  return (
    /(?<![\p{L}])(?:descrev|consider|classific|apont|qualific|caracteri[zs]|reconhec|avali|trat|defin)\p{L}+\s/u.test(
      before,
    ) && /^(?:adjective|participle)$/.test(tagWords(item)[0]?.tag ?? '')
  )
}

/** The longest plural term that ends right before the comma. */
function kindBefore(mentions: readonly Mention[], { sentence, study }: Place, at: number): Mention | undefined {
  return mentions
    .filter(({ start, end, surface, term }) => {
      // 'escritores, músicos e artistas plásticos, como…': of which of them?
      if (/^(?:e|ou)$/.test(sentence.words[start - 1]?.lower ?? '')) return false
      if (sentence.words[end - 1]?.end !== at || term.proper) return false
      const agreement = agreementOf(surface, study.use)
      return agreement.number === 'p' && surface.split(' ').length >= 2
    })
    .sort((a, b) => a.start - b.start)[0]
}

/** 'O feijão, a soja e a ervilha são exemplos de leguminosas' */
function areExamples(place: Place): FactDraft[] {
  const { clause } = place
  const match = /^(?:bons\s|alguns\s)?exemplos\sd(?:e|[oa]s?)\s([^,;.]{4,60})$/u.exec(clause.rest)
  if (!match || !/^são$/i.test(clause.verb) || clause.lead !== '') return []
  const items = enumeration(clause.subject)
  return items ? drafts('list/examples', match[1] ?? '', items, place) : []
}

/** 'países vizinhos', 'várias doenças': kinds that depend on a place or an opinion. */
const NO_KIND =
  /(?<![\p{L}])(?:vizinh|próxim|importante|divers|vári|grande|pequen|principa|cert|comu[mn]|famos|conhecid|nov|antig|outr|diferente|muit|alguns|algumas|citad|rest[oa]|seguinte|acima|simples|bo[ans]|melhor|pior|maior|menor|interessant)\p{L}*/iu

/** 'atividades humanas', 'condições naturais': so wide that anybody knows others, whatever the lesson. */
const WIDE =
  /^(?:atividades|ações|condições|elementos|fatores|obras|tecnologias|recursos|aspectos|propriedades|questões|problemas|materiais)\s(?:human|ambienta|natura|públic|avançad|modern|socia|econômic|polític|cultura|extern|intern|medid|específic|comun|gera)\p{L}*$/u

function drafts(pattern: string, kind: string, items: readonly string[], { study }: Place): FactDraft[] {
  if (NO_KIND.test(kind)) return []
  const one = items[0] ?? ''
  const article = /^(?:o|a|os|as)(?=\s)/i.exec(one)?.[0]
  const agreement = agreementOf(one.replace(/^(?:o|a|os|as)\s/i, ''), {
    ...study.use,
    determinersOf: noun => [...study.use.determinersOf(noun), ...(article ? [article] : [])],
  })
  const shared = { focus: `${focusKey(kind)} lista`, strength: 0.8, load: 0.5 } as const
  const facts: FactDraft[] = [
    {
      ...shared,
      family: 'list',
      pattern,
      question: ask('quais são exemplos de', kind),
      answer: upperFirst(enumerate(items)),
      answerType: 'list',
      quiz: false,
    },
  ]
  if (wordsIn(one) <= 4 && agreement.sure) {
    facts.push({
      ...shared,
      family: 'list',
      pattern: 'list/one-example',
      question: ask('qual das alternativas é um exemplo de', kind),
      answer: upperFirst(one),
      answerType: 'term',
      agreement,
      card: false,
    })
  }
  return facts
}
