import { analyse } from '@capivira/portuguese/morphology'
import { isCloze } from './checked.ts'
import { reject } from './finding.ts'
import type { Gate } from './gate.ts'
import { namesPlace } from './places.ts'
import { type Shape, shapeOf } from './shape.ts'

/** Why something is so, or what for. */
const REASON =
  /^(?:Porque|Pois|Já que|Devido a[os]{0,2}|Devido às?|Graças a[os]{0,2}|Graças às?|Por (?:causa|conta) d[aeo]s?|Em (?:razão|função|virtude|consequência|decorrência) d[aeo]s?|Uma vez que|Visto que|Para (?:se |não |que )?\p{L}+|Por (?:não |se )?(?!(?:mar|ar|lar|lugar)(?![\p{L}]))\p{L}+[aeiôí]r(?:em)?(?![\p{L}]))(?![\p{L}])/u
/** A time and nothing else: 'Em 1850', 'No início do século XX', 'Década de 1960', 'Em meses de chuva'. */
const ONLY_TIME =
  /^(?:(?:Em|N[oa]s?|Durante|Desde|Até|Por volta|A partir|Entre|Cerca)\s)?(?:(?:[oa]s?|d[eoa]s?|fim|fins|finais|final|início|começo|meados|(?:primeir|segund|últim)[oa]s?|metade)\s)*(?:séculos?|anos?\s\d+|\d{3,4}(?=$|[.\s]*$|\sa\.|\sd\.|\se\s)|décadas?|mês|meses|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?![\p{L}])(?!.*(?:,|\sem\s\p{Lu}|\sn[oa]s?\s))/iu
const WHEN_CLAUSE =
  /^(?:(?:Só|Somente|Apenas) )?(?:Quando|quando|Enquanto|Durante|Após|após|Depois|depois|Antes|Há|Desde|Assim que|Logo que|Sempre que)\s/u
/** What tells a time, somewhere in an answer. */
const TIME =
  /\d|(?<![\p{L}])(?:dias?|mês|meses|anos?|semanas?|semestres?|bimestres?|trimestres?|décadas?|séculos?|milênios?|épocas?|eras?|períodos?|idades?|horas?|minutos?|segundos?|manhãs?|tardes?|noites?|madrugada|amanhecer|anoitecer|entardecer|verão|inverno|primavera|outono|estação|estações|natal|páscoa|carnaval|férias|fim|final|início|começo|meados|momento|instante|fases?|etapas?|guerras?|revolução|revoluções|infância|adolescência|velhice|gestação|gravidez|nascimento|morte|hoje|ontem|amanhã|agora|atualmente|antigamente|antiguidade|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?:segunda|terça|quarta|quinta|sexta)-feira|sábado|domingo|reinado|governo|dinastia|vezes|vez|sempre|nunca|cedo|tarde|pré-história|renascimento|paleolítico|neolítico|crise|festa|dança|véspera|aniversário|proclamação|independência|após|depois|antes|quando|durante|enquanto)(?![\p{L}])/iu
/** What opens a circumstance, a time or a condition. */
const CIRCUMSTANCE =
  /^(?:quando|ao|aos|à|às|após|depois|antes|desde|até|durante|enquanto|sempre|se|caso|há|logo|assim|em|n[oa]s?|num|numa|por|pel[oa]s?|entre|a partir|a cada|a tod[oa]|a qualquer|com|sem|sob|sobre|já|ainda|mediante|tod[oa]s?|cada|de|d[oa]s?|dentro|daqui|mais|menos|cerca|uma vez|apenas|só|somente|quase|aproximadamente|conforme|nem|não|sim|\p{L}+[aei]ndo)(?![\p{L}])/iu

/** Where one can be, besides what `namesPlace` knows. */
const SOMEWHERE =
  /^(?:Em|N[oa]s?)\s(?:(?:sua|seu|um|uma|mesm[oa]|divers[oa]s|diferentes|cert[oa]s|algu(?:ns|mas)|outr[oa]s?)\s)*(?:áreas?|loca(?:l|is)|lugar(?:es)?|regiões|região|latitudes?|terras?|salas?|diretórios?|observatório|países|cidades?|ruas?|margens|ambientes?|águas?|corpo|casas?|mesas?|superfície|interior|parte)(?![\p{L}])/iu

const YEARS: ReadonlySet<Shape> = new Set<Shape>(['year', 'date', 'century'])
const FIGURES: ReadonlySet<Shape> = new Set<Shape>(['year', 'century', 'percentage', 'number'])

/** A count, in whatever words. */
const COUNT =
  /\d|(?<![\p{L}])(?:um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzent[oa]s|trezent[oa]s|\p{L}+cent[oa]s|quinhent[oa]s|mil|milhão|milhões|bilhão|bilhões|trilhão|trilhões|nenhuma?|muit[oa]s?|pouc[oa]s?|vári[oa]s|divers[oa]s|algu(?:ns|mas)|tod[oa]s?|inúmer[oa]s|infinit[oa]s?|metade|dobro|triplo|dúzias?|dezenas?|centenas?|milhares|par|pares|terço|quarto|apenas|mais|menos|nada|zero|únic[oa]|ambos|ambas|[IVXLC]+)(?![\p{L}])/iu

/** The question word at the head of a question, or after what it sets before it: 'Em 1850, quem…?' */
const ASKED_WITH =
  /^(?:[^?]*,\s)?(quando|onde|quem|quant[oa]s|por que|em que ano|em que século|em que década)\s(?!(?:é|foi|são) que\s)/iu
/** 'Quando a chuva vem, o que acontece?': another word asks. */
const LATER =
  /,\s(?:\p{L}{1,5}\s)?(?:o que|qual|quais|quem|quando|onde|como|que|por que|para que|quant[oa]s?)(?![\p{L}])/iu

/**
 * F6: the answer is of the kind the question word asks for: a time for 'quando', somebody for 'quem', a number for
 * 'quantos'.
 */
export const answersQuestionWord: Gate = item => {
  if (isCloze(item) || item.family === 'exercise') return null
  const later = LATER.exec(item.question)
  const asking = later ? item.question.slice(later.index + 2) : item.question
  const word = (ASKED_WITH.exec(asking)?.[1] ?? '').toLowerCase()
  const answer = item.answer.trim().replace(/^["“«]/u, '')
  const wanted = UNMET.find(({ words }) => words.test(word))
  return wanted?.missed(answer) ? reject('F6', wanted.advice) : null
}

type Wanted = { words: RegExp; missed: (answer: string) => boolean; advice: string }

const UNMET: readonly Wanted[] = [
  {
    words: /^quando$/,
    missed: isNoTime,
    advice: 'A pergunta é “quando”, mas a resposta não diz um tempo nem uma condição.',
  },
  { words: /^onde$/, missed: isNoPlace, advice: 'A pergunta é “onde”, mas a resposta não diz um lugar.' },
  { words: /^quem$/, missed: isNobody, advice: 'A pergunta é “quem”, mas a resposta não diz quem.' },
  {
    words: /^quant/,
    missed: answer => !COUNT.test(answer),
    advice: 'A pergunta é “quantos”, mas a resposta não traz um número.',
  },
  {
    words: /^por que$/,
    missed: answer => YEARS.has(shapeOf(answer)) || FIGURES.has(shapeOf(answer)),
    advice: 'A pergunta é “por que”, mas a resposta não diz uma razão.',
  },
  {
    words: /^em que/,
    missed: answer => !/\d|[IVX]{1,5}(?![\p{L}])/u.test(answer) && !COUNT.test(answer),
    advice: 'A pergunta quer um ano, um século ou uma década, e a resposta não traz nenhum.',
  },
]

function isNoTime(answer: string): boolean {
  if (REASON.test(answer)) return true
  if (/^(?:Em|N[oa]s?)\s/u.test(answer)) return !TIME.test(answer) && (namesPlace(answer) || SOMEWHERE.test(answer))
  if (TIME.test(answer) || CIRCUMSTANCE.test(answer)) return false
  const [first = ''] = answer.match(/[\p{L}-]+/gu) ?? []
  const thing = analyse(first.toLowerCase()).some(a => a.category === 'noun' || a.category === 'determiner')
  return thing || /^(?:[oa]s?|uma?)\s/iu.test(answer) || isInfinitive(first) || names(answer)
}

const isInfinitive = (word: string) => analyse(word.toLowerCase()).some(a => a.mood === 'infinitive')

/**
 * Whether an answer is the name of somebody, a place or a thing: 'Napoleão', 'DNA', but 'Neolítico' and 'Holoceno' are
 * times.
 */
function names(answer: string): boolean {
  const words = answer.match(/\p{Lu}[\p{L}']+/gu) ?? []
  const known = words.some(word => analyse(word).some(a => a.meaning === 'person' || a.meaning === 'place'))
  return known || (words.length > 0 && words.every(isForeign))
}

const isForeign = (word: string) =>
  analyse(word.toLowerCase()).length === 0 && !/(?:ceno|ano|ico|ismo|ento)$/u.test(word)

function isNoPlace(answer: string): boolean {
  return REASON.test(answer) || ONLY_TIME.test(answer) || WHEN_CLAUSE.test(answer) || FIGURES.has(shapeOf(answer))
}

function isNobody(answer: string): boolean {
  return isNoPlace(answer) || YEARS.has(shapeOf(answer)) || /^(?:Em|N[oa]s?|Num|Numa)\s/u.test(answer)
}
