import type { Fact } from '../fact.ts'

type Asked = Pick<Fact, 'pattern' | 'family' | 'question' | 'answer' | 'quote'>

/** 'Onde são chamadas as Rochedas?' of 'como são chamadas no Chile': who calls them so. */
const WHERE_CALLED = /^(?:[^,?]*,\s)?[Oo]nde (?:é|são|era|eram|foi|foram) (?:chamad|conhecid|denominad|apelidad)/u
/** 'Onde surgiu a vila? → Na primeira metade do século XIX' */
const WHEN =
  /^(?:Em|N[oa]s?)\s(?:(?:primeir|segund|últim)[oa]\s)?(?:metade|início|começo|final|fim|meados|século|década|ano)s?\s/u
/** 'Qual é o caso mais simples?': of what? */
const SUPERLATIVE_OF_NOTHING =
  /^Qua(?:l|is) (?:é|são|era|eram|foi|foram) [oa]s? (?:caso|forma|modo|maneira|tipo|exemplo|método|parte|ponto|versão|opção|solução|técnica|ferramenta|fator|aspecto|problema|efeito|uso|etapa|passo|característica|diferença)s? mais \p{L}+\?$/u
/** 'a importância de tais habilidades': which the page has named. */
const SUCH = /(?<![\p{L}])tais (?!como|que)\p{Ll}+|(?<![\p{L}])tal (?!como|que)\p{Ll}+/iu
/** 'Em outro período do ano, …': beside one that is not named. */
const IN_ANOTHER = /^(?:Em outr|Noutr)[oa]s? /u
/** 'Por qual nome é conhecida a realizada a visita?': a verb has been read as what it is done to. */
const DONE_TO = /(?:conhecid|chamad|denominad)[oa]s? [oa]s? \p{Ll}+[ai]d[oa]s? [oa]s? \p{Ll}/u
/** 'Após as cheias do rio e, onde surgiu a vila?': the second half of the lead has been cut. */
const HALF_A_LEAD = /\s(?:e|ou), (?:[ao] )?(?:onde|o? ?que|quem|quando|como|por que|quantos|quantas)\s/u
/** 'Quando o bairro possui uma origem modesta?': what one has is not asked by its time. */
const HAS_WHEN = /^(?:[^,?]*,\s)?[Qq]uando .*\s(?:possu|t[eê]m\s|tinham?\s|apresenta)/u

/** 'Em que ano foi publicada a Lei nº 1.234?': nobody knows laws by their numbers alone. */
const LAW = String.raw`(?:lei|decreto|portaria|resolução|emenda|medida provisória|norma|instrução)(?: \p{Ll}+)?\s(?:nº|n°|n\.º|n\.|número)?\s?\d[\d./-]*`
const LAW_BY_NUMBER = new RegExp(
  String.raw`(?:(?:^|, )(?:em que (?:ano|data|dia|mês|década)|quando|qual (?:é|foi) [oa] (?:ano|data)) [^?]*${LAW}\?$|_{2,}.*\s${LAW}\.$|\s${LAW}.*\sem _{2,}\.$)`,
  'iu',
)

/** 'Quem descreveu o fenômeno em 1842?': which the page has named. */
const POINTED =
  /(?<!\p{L})[oa] (?:fenômeno|processo|procedimento|acontecimento|fato|assunto|problema|método|conceito)(?=\?$| em \d{3,4}\?$)/u
/** 'Onde se espalha a luz? → Em todas as direções' */
const NO_WHERE = /^(?:Em|N[oa]s?)\s(?:tod[oa]s\s)?(?:[oa]s?\s)?(?:direç(?:ão|ões)|sentidos?|etapas?|fases?)(?![\p{L}])/u

/** 'O que raramente a vila recebe?', 'O que dentre as pontes liga?': what stood before the subject, after 'o que'. */
const BEFORE_SUBJECT = /^O que (?:d?entre|\p{Ll}+mente) (?:[oa]s?|uma?) /u

/** 'Quem iniciou suas atividades?': so did everybody. */
const OWN_DEED = /^(?:Quem|O que) \p{Ll}+ (?:seus?|suas?) \p{Ll}+\?$/u

/** 'O que o telégrafo abriu? → Caminho para o telefone': half of what is said with verb and noun together. */
const OPENS = /\s(?:abr(?:e|em|iu|iram|ia|iam)|d(?:á|ão|eu|eram|ava|avam)|ced(?:e|em|eu|eram))\?$/u
const WAY =
  /^(?:Caminho|Espaço|Lugar|Passagem|Margem|Vez|Origem|Início|Continuidade|Ouvidos)\s(?:para|a|ao|à|aos|às)\s/u

/** Whether a question is put in a way that its answer does not fit, or asks what only the page tells. */
export function isOddlyAsked(fact: Asked): boolean {
  const { question, answer, family } = fact
  if (IN_ANOTHER.test(question) || HALF_A_LEAD.test(question) || DONE_TO.test(question)) return true
  if (/^(?:date|clause|cloze)\/(?!term|quantity)/.test(fact.pattern) && LAW_BY_NUMBER.test(question)) return true
  if (family === 'cloze' || family === 'table' || family === 'exercise') return false
  if (WHERE_CALLED.test(question) || SUPERLATIVE_OF_NOTHING.test(question)) return true
  if (OWN_DEED.test(question) || SUCH.test(question) || SUCH.test(answer)) return true
  if (HAS_WHEN.test(question)) return true
  if (OPENS.test(question) && WAY.test(answer)) return true
  if (POINTED.test(question) || BEFORE_SUBJECT.test(question)) return true
  return (family === 'place' && (WHEN.test(answer) || NO_WHERE.test(answer))) || isFirstOfNames(fact)
}

/** 'Quem compôs a liga? → Bahia' of 'composta pela Bahia, Ceará e Acre': the first of some. */
function isFirstOfNames({ pattern, answer, quote }: Asked): boolean {
  if (!/^agent\/(?:done-by|made|maker)/u.test(pattern)) return false
  const at = quote.indexOf(answer)
  const name = String.raw`(?:(?:[oa]s?|pel[oa]s?|por)\s)?\p{Lu}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}-]+)*`
  return at > 0 && new RegExp(`^(?:, ${name})* e ${name}`, 'u').test(quote.slice(at + answer.length))
}
