import { genderOf, numberOf } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Fact } from '../fact.ts'
import { wordsIn } from './phrasing.ts'

/** Questions for a thing, a person or a place; those for a deed, a way or a reason take a whole clause. */
const FOR_A_THING =
  /^(?:[^?]*,\s)?(?:o que(?! faz| fazem| acontec| ocorr)|quem|qua(?:l|is)|onde|(?:a|de|em|com|por|para|sobre|contra)\s(?:quem|que|o que|onde)|para onde|de onde)(?![\p{L}])/iu
const WHOLE: ReadonlySet<Fact['family']> = new Set<Fact['family']>(['cloze', 'list', 'exercise', 'table', 'naming'])

/** What hangs on the verb beside the thing asked for, each with the questions of which it is no part. */
const BESIDE: readonly RegExp[] = [
  // 'o gasto de água | de várias formas'
  /\sde\s(?:várias|diversas|muitas|diferentes|outras|inúmeras)\s(?:formas|maneiras)$/u,
  // 'com os vizinhos | em vez de agir sozinho'
  /,?\s(?:em vez|ao invés)\sd[eao]s?\s.*$/u,
  // 'pelo aluno | na íntegra'
  /\s(?:na|em)\s(?:sua\s)?(?:íntegra|integralidade|totalidade)$/u,
  // 'alianças com os vizinhos | , geralmente'
  /,\s\p{L}+mente$/u,
  // 'contra os holandeses | na Guerra dos Palmares'
  /(?<=^(?:Contra|Com)\s.*)\s(?:n[oa]s?|durante [oa]s?)\s(?:\p{Lu}\p{Ll}+\s)?(?:Guerra|Revolução|Batalha|Revolta|Campanha)(?:\s.*)?$/u,
  // 'da órbita prevista | como resultado'
  /\s(?:como (?:resultado|consequência)|em (?:alguns|muitos|certos|determinados) casos|na maioria d[oa]s? (?:casos|vezes))$/u,
  // 'Ossos ocos | , mas não têm dentes'
  /,\smas\s(?:também\s)?não\s(?:(?:se|[oa]s?|lhes?)\s)?\p{Ll}+m\s.*$/u,
  // 'em metros | ou como se mede no mar'
  /,?\s(?:e|ou)\scomo\s(?:se\s|(?:\p{L}+mente\s)?(?:usad|utilizad|conhecid|chamad|escrit|feit|medid)[oa]s?(?![\p{L}])).*$/u,
]
/** 'No mural | nos prazos do calendário': when, not where. */
const WHEN = /\sn?[oa]?s?\s?(?:em\s)?prazos?\s.*$/u

/** 'Na ilha de Marajó | no fim de 1850' */
const AT_A_TIME =
  /(?<=\p{L}),?\s(?:em|n[oa]|durante [oa]|desde)\s(?:(?:(?:fim|final|início|começo|meados|meio)\sd[eoa]\s)(?:século\s[IVXL]+|ano\sde\s\d{4}|década\sde\s\d{2,4}|\d{4})|(?:século\s[IVXL]+|ano\sde\s\d{4}|década\sde\s\d{2,4}|\d{4}))$/u

/** 'repetir | as instruções ou saltá-las': another verb with its own object. */
const ANOTHER_VERB = /,?\s(?:e|ou)\s\p{Ll}+[áêíô]-l[oa]s?(?![\p{L}]).*$/u

/** '"Rede Local" (LAN) | é um sistema': the sentence goes on where a comma is missing. */
const GOES_ON = /(?<=["”’)])\s(?:é|são|foi|foram|era|eram)\s.*$/u

/** 'Porque não andam sozinhas | , mas partes de um carro': what they are instead is no reason. */
const INSTEAD = /,\smas\s(.*)$/u

/** 'Em lagarta | e a lagarta', with ', em crisálida' behind it: what another thing turns into, its verb left out. */
function withoutGap({ answer, sentence }: Fact): string {
  const [, first = '', preposition = '', rest = ''] =
    /^(((?:em|de|a|por|com|para)(?= ))?.*)( e [oa]s? \S+(?: \S+){0,3})$/iu.exec(answer) ?? []
  if (preposition === '' || rest === '') return answer
  const at = sentence.core.toLowerCase().indexOf(answer.toLowerCase())
  const after = at < 0 ? '' : sentence.core.slice(at + answer.length).toLowerCase()
  return after.startsWith(`, ${preposition.toLowerCase()} `) ? first : answer
}

/** A fact whose answer leaves out what belongs to another question: 'Com quem…? Com a comunidade | em vez de sozinho'. */
export function ownPart(fact: Fact): Fact {
  const answer = cut(fact)
  return answer === fact.answer || wordsIn(answer) < 1 ? fact : { ...fact, answer }
}

function cut(fact: Fact): string {
  const { answer, question, family, pattern } = fact
  if (family === 'cause' && /^Porque\s/u.test(answer) && /\snão\s/u.test(question)) return withoutInstead(answer)
  if (pattern === 'definition/means') return answer.replace(GOES_ON, '')
  if (WHOLE.has(family) || !FOR_A_THING.test(question)) return answer
  const kept = BESIDE.reduce((text, beside) => text.replace(beside, ''), withoutGap(fact))
  if (/(?:^|,\s)onde\s/iu.test(question)) return kept.replace(WHEN, '').replace(AT_A_TIME, '')
  const alone = kept.replace(ANOTHER_VERB, '')
  return isOfVerb(kept) || wordsIn(alone) < 2 ? kept : alone
}

/** 'Separar o lixo e levá-lo ao depósito' */
function isOfVerb(answer: string): boolean {
  return /^(?:(?:De|A|Em|Por|Para|Com)\s)?\p{L}*[aeiouô]r(?:-se)?\s/iu.test(answer)
}

/** 'Moedas ou guardá-las': two objects of two verbs, of which the first says too little alone. */
export function joinsVerbs({ answer, question, family }: Pick<Fact, 'answer' | 'question' | 'family'>): boolean {
  return !WHOLE.has(family) && FOR_A_THING.test(question) && !isOfVerb(answer) && ANOTHER_VERB.test(answer)
}

function withoutInstead(answer: string): string {
  const after = INSTEAD.exec(answer)?.[1]
  if (after === undefined) return answer
  const words = tagWords(after)
  const verb = words.findIndex(word => word.tag === 'verb')
  const relative = words.findIndex(word => word.tag === 'relative')
  const nominal = words[0]?.tag === 'noun' || words[0]?.tag === 'article'
  return nominal && (verb < 0 || (relative >= 0 && relative < verb)) ? answer.replace(INSTEAD, '') : answer
}

const CLITIC = /(?<=[áêíô]-)l([oa])(s?)(?![\p{L}])/gu

/** 'Por criar e acompanhá-los': whom the answer does not name before. */
export function pointsToUnnamed({ answer, question }: Pick<Fact, 'answer' | 'question'>): boolean {
  // 'Quando Ana foi a sua primeira diretora?': of what?
  if (/\s(?:foi|era|é)\s[oa]\s(?:seu|sua)\s/u.test(question)) return true
  // 'O que é a leveza? → Capacidade de serem levados': what are?
  if (/^O que é\s/u.test(question) && /^(?:\p{L}+\s){1,3}de\sserem\s/u.test(answer)) return true
  // 'O que é o alcance do rádio? → Uma característica própria dela': whose?
  if (
    /^Uma? (?:característica|propriedade|parte|qualidade|medida|função) (?:\p{Ll}+ )?del[ea]s?(?![\p{L}])/u.test(answer)
  )
    return true
  return [...answer.matchAll(CLITIC)].some(match => {
    const [, ending = '', plural = ''] = match
    const said = tagWords(`${question} ${answer.slice(0, match.index)}`)
    return !said.some(({ tag, lower }) => {
      if (tag === 'proper') return true
      if (tag !== 'noun') return false
      const number = numberOf(lower) ?? (lower.endsWith('s') ? 'p' : 's')
      const gender = genderOf(lower)
      return (number === 'p') === (plural === 's') && (gender === undefined || gender === (ending === 'a' ? 'f' : 'm'))
    })
  })
}

/** 'Onde a vila via sua chegada? → No cais como um perigo', and two reasons given as a difference: the page says something else of them. */
export function answersAnother({ answer, family }: Pick<Fact, 'answer' | 'family'>): boolean {
  if (family === 'place') return /\scomo\s(?:um|uma|o|a)\s/u.test(answer)
  if (family !== 'comparison') return false
  const reason = '(?:se deve|deve-se|é resultado|resulta|decorre)'
  return new RegExp(`${reason}\\s.*\\senquanto\\s.*${reason}\\s`, 'u').test(answer)
}
