import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Fact } from '../fact.ts'
import { wordsIn } from '../wording/phrasing.ts'

/** Words after which something has to follow: 'ao longo | do século', 'existe no ambiente, resultante | da ação'. */
const WAITS =
  /(?:,\s(?!(?:e|ou)\s)\p{Ll}+(?:ante|ente|inte|ad[oa]s?|id[oa]s?|ári[oa]s?|or[ae]?s?)|(?<![\p{L}])(?:ao longo|ao final|a partir|no início|no fim|no final|em meados|por volta|cerca|desde|durante|dentro|através|por meio|em função|em relação|em torno|resultantes?|provenientes?|decorrentes?|oriund[oa]s?|relativ[oa]s?|referentes?|pertencentes?|capaz|capazes|devid[oa]|antes|depois))\?$/u

/** Asked with 'o que', and answered with a phrase that only hangs on a verb: 'assegura | ao consumidor direito de…'. */
const ASKS_A_THING = /(?:^|,\s)o que\s(?!é(?![\p{L}])|são|era|foi|foram|acontece|ocorre)/iu
const HANGS = /^(?:Ao|À|Aos|Às|Em|N[oa]s?|De|D[oa]s?|Com|Por|Pel[oa]s?|Para|Sobre|Entre)\s/u

/** 'Qual é a maior diferença entre …? → O fato': of what has been cut. */
const SHELL = /^[OA]s? (?:fato|ideia|caso|hipótese|possibilidade|crença|ato|sensação|impressão|certeza)$/u

/** 'Quem escreveu o século XVI?', of a book of that time; 'Como pode ser quanto ao tipo?'; 'O que evolução da roda permite?' */
const ODD =
  /^Quem \p{L}+ [oa]s? (?:século|séculos|década|décadas)\s|^Como (?:pode|podem|deve|devem) ser quanto\s|(?:^|,\s)o que \p{Ll}+(?:ção|ções|dade|dades|mento|mentos|agem|agens)\s/iu

/** 'O que a cidade obrigou?': whom and to what are two. */
const WANTS_TWO =
  /\s(?:obrig|troc|dedic|forç|atribu|autoriz|convenc|associ|relacion|compar|submet|conden|incentiv|convid)\p{L}*\?$/u

/** 'Em dois pontos', 'De três tipos': how many there are of them is not what was asked. */
const COUNTS_ONLY =
  /^(?:(?:Em|De|Por|Com|A)\s)?(?:\d+|dois|duas|três|quatro|cinco|seis|sete|oito|vári[oa]s|divers[oa]s|algu(?:ns|mas)|muit[oa]s)\s(?:\p{L}+\s)?(?:pontos|tipos|grupos|partes|fatores|aspectos|categorias|etapas|fases|formas|elementos|maneiras|princípios|pilares|níveis|classes|camadas|processos|características|condições|questões|motivos|razões|dimensões|estruturas|componentes|modos|áreas|setores|regiões|sentidos|planos)(?:\s(?:principais|básic[oa]s|distint[oa]s|diferentes))?$/iu

/** 'Qual é o objetivo da prefeitura?': of which, and in what? */
const WHOSE_AIM =
  /objetivo d[oa]s? (?:prefeitura|governo|empresa|escola|universidade|equipe|grupo|associação|pesquisa|projeto|campanha|texto|autora?|prefeito|estudo)\?$/u

/** 'No país', 'Na região': a place known from the page alone. */
const NOWHERE =
  /^(?:N[oa]s?|Em um|Em uma|Num|Numa)\s(?:país|região|local|lugar|mundo|cidade|estado|território|área|ambiente|texto|período|época|mesmo lugar|mesma região|diferentes (?:regiões|lugares|locais|países))$/iu

/** 'Quais eram os principais instrumentos?', 'Qual é a maior parte?': of what? */
const OF_WHAT =
  /^(?:Qual|Quais)\s(?:é|são|era|eram|foi|foram)\s[oa]s?\s(?:principa(?:l|is)|maior(?:es)?|menor(?:es)?|melhor(?:es)?|primeir[oa]s?|únic[oa]s?)\s\p{Ll}+\?$/u

/** 'Absorvem dióxido de carbono e influenciando padrões': the second verb hung on a clause that is gone. */
const MIXED = /^\p{Lu}\p{Ll}+(?:m|a|e|ou|iu|eu)\s.*\se\s\p{Ll}+[aei]ndo\s/u

/** 'O que a erosão prejudicam?': the verb of a longer subject. */
function isAtOdds(question: string): boolean {
  const match = /(?:^|,\s)o que\s([oa]s?)\s(\p{Ll}[^,?]*)\s(\p{Ll}+)\?$/iu.exec(question)
  if (!match || /\se\s|\sou\s/u.test(match[2] ?? '')) return false
  const number = (match[1] ?? '').endsWith('s') ? 'p' : 's'
  const finite = analyse(match[3] ?? '').filter(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)
  return finite.length > 0 && finite.every(a => a.number !== undefined && a.number !== number)
}

/** 'Por quem é chamada a harmonia do universo? → Pelos egípcios de Maat': the name is what is told. */
const BY_WHOM_CALLED =
  /^Por quem (?:é|são|era|eram|foi|foram) (?:chamad|denominad|conhecid|apelidad|batizad|intitulad)/u

/** 'O que Vargas assumiu? → O poder': one takes nothing else. */
const TAKES_OFFICE = /^O que .*\sassum\p{L}+\?$/u
const OFFICE =
  /^[OA] (?:poder|cargo|controle|comando|governo|liderança|trono|presidência|posto|posse|direção)(?![\p{L}])/u

/** 'Quando o rei apresentava reformas? → Durante seu governo' */
const IN_HIS_TIME =
  /^(?:Durante|Em|N[oa]s?|Após|Antes d[eoa]s?|Depois d[eoa]s?) (?:o |a |os |as )?(?:seus?|suas?)\s\p{L}+$/u

const RELATIVE_OF_PLACE = /(?<![\p{L}])(?:em que|n[oa]s? qua(?:l|is)|onde)\s(.+)$/u

/** 'um jogo em que as chances de os jogadores se machucarem': the verb of the clause was cut off. */
function endsWithoutItsVerb(text: string): boolean {
  const clause = RELATIVE_OF_PLACE.exec(text.replace(/[?.]$/u, ''))?.[1]
  return clause !== undefined && !tagWords(clause).some(word => word.tag === 'verb')
}

/** 'a erosão da erosão fluvial', 'os tipos de tipos' */
const SAID_TWICE = /(?<![\p{L}])(\p{L}{4,})\sd[aeo]s?\s\1(?![\p{L}])/iu

/** 'Conforme necessário': as nobody can say. */
const AS_NEEDED = /^Conforme (?:necessário|desejado|o caso|a necessidade|preciso)(?![\p{L}])/u

/** 'O que permite mais ligações e efetivamente combinando os níveis?': the verb the gerund hung on is gone. */
const GERUND_ADRIFT = /^(?!.*[aei]ndo\s.*\se\s).*\se\s(?:\p{L}+mente\s)?["“]?\p{Ll}{2,}[aei]ndo["”]?\s/u

/** 'Alguns postulados, bases': an apposition cut after its noun. */
const ENDS_IN_NOUN = /^(?:\p{L}+\s){1,4}\p{L}+,\s\p{Ll}+$/u

/** 'Uma crença de Sócrates', 'Um tema recorrente e fundamental': the word for it, without what it is. */
const WORD_FOR_IT =
  /^(?:(?:O|A|Um|Uma) (?:crença|ideia|tese|hipótese|concepção|noção) d[aeo]s? \p{Lu}\p{L}+|Uma? (?:tema|assunto|tópico|questão|ponto) \p{Ll}+(?: e \p{Ll}+)?)$/u

/** 'O que é a condenação? → A favor da pena': on whose side it is. */
const SIDES = /^(?:A favor|Contra|Em favor|Em defesa)(?![\p{L}])/u

/** 'Quando um astrônomo disse ao jornal?': what? */
const SAID_NOTHING =
  /\s(?:disse|disseram|afirmou|afirmaram|declarou|declararam)(?:\s(?:ao?|à|aos|às|para)\s[^?,]+)?\?$/u

function says({ question, answer }: Pick<Fact, 'question' | 'answer'>): boolean {
  if (GERUND_ADRIFT.test(question) || ENDS_IN_NOUN.test(answer) || WORD_FOR_IT.test(answer)) return false
  if (/^O que (?:é|são|foi|foram|era|eram)\s/u.test(question) && SIDES.test(answer)) return false
  return !(SAID_NOTHING.test(question) && !/^O que\s/u.test(question))
}

/** True when a question and its answer read as a teacher would write them: nothing cut off, nothing hanging, something said. */
export function readsWell({ question, answer, family }: Pick<Fact, 'question' | 'answer' | 'family'>): boolean {
  if (family === 'cloze') return true
  if (WAITS.test(question) || !says({ question, answer })) return false
  if (ASKS_A_THING.test(question) && HANGS.test(answer)) return false
  if (
    OF_WHAT.test(question) ||
    WHOSE_AIM.test(question) ||
    ODD.test(question) ||
    SHELL.test(answer) ||
    isAtOdds(question) ||
    (question.startsWith('O que faz') && MIXED.test(answer))
  )
    return false
  if (ASKS_A_THING.test(question) && WANTS_TWO.test(question)) return false
  if (BY_WHOM_CALLED.test(question) || (TAKES_OFFICE.test(question) && OFFICE.test(answer))) return false
  if (/^Quando\s/u.test(question) && IN_HIS_TIME.test(answer)) return false
  if (SAID_TWICE.test(question) || SAID_TWICE.test(answer) || AS_NEEDED.test(answer)) return false
  if (endsWithoutItsVerb(question) || endsWithoutItsVerb(answer)) return false
  // 'No mesmo estado, o que…': as which?
  if (/^N[oa]s? mesm[oa]s?\s/u.test(question)) return false
  if (/^Em vez d|^Ao invés d/u.test(question)) return false
  return !COUNTS_ONLY.test(answer) && !(NOWHERE.test(answer) && wordsIn(answer) <= 4)
}
