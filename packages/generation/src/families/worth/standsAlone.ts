import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { Fact } from '../fact.ts'
import { leavesOwnerOpen } from './ownerOpen.ts'

/** 'Em que ano o açude foi construído pelo governo e inaugurado?', 'é formado … e inaugurado': two happenings asked as one. */
const TWO_HAPPENINGS =
  /^(?:Em que (?:ano|data|século|década|mês)|Quando|Onde)\s.*(?<![\p{L}])(?:foi|foram|é|são)\s.*\se\s(\p{L}+[aiu]d[oa]s?)(?:\?|\s(?:por|pel[oa]s?|em|n[oa]s?|[oa]s?)\s)/u
/** 'Como servem os líquens? → Como indicadores' */
const AS_WHAT = /(?:^|,\s)como\s(?:.*\s)?(?:serv|atu|funcion|trabalh|agi|apontad|tid[oa])\p{L}*/iu
/** 'O Senado concede o diploma a pessoas?': to which people has been cut. */
const CUT_AT_WHOM = /\s(?:a|com|para|de|por)\spessoas\?$/u
/** 'De que forma é definida? → De uma forma que…', 'Em que varia? → Em diferentes sistemas', 'No 0' */
const SAYS_NOTHING =
  /\s(?:de|d[oa]s?|por|com|em|a) outr[oa]s$|^Uma? (?:depois|atrás|após|a|ao lado|por|contra) (?:d[oa]\s)?outr[oa]$|^[OA]s?\s(?:últim|próxim|mesm)[oa]s?\s\p{L}+$|^(?:De|Em)\s(?:uma?\s)?(?:forma|maneira|modo)\s(?:apropriad|adequad|corret|simples|parecid|semelhant|diferent|normal|especia|ger|própri|cert)\p{L}+$|^(?:Poder|Dever)(?:á|ão|ia)\s|^(?:De|Em|Com|Por|A)\s(?:(?:uma?\s)?(?:forma|maneira|modo|jeito)\sque|(?:diferentes|divers[oa]s|vári[oa]s|algu(?:ns|mas)|muit[oa]s)(?!.*,\s(?:incluindo|como|tais como|entre el[ea]s)\s))\s|^N[oa]s?\s\d+$|^(?:Outr[oa]s?|Um outro|Uma outra|Mais uma?)\s\p{L}+$|^N[oa]s? mesm[oa]s?\s|^Uma?\s(?:elemento|item|recurso|parte|etapa|componente)\s(?:opcional|obrigatóri[oa]|essencial|importante|comum)(?:\s(?:para|d[aeo]|em|n[oa])\s\p{L}+)?$|^Durante\s[oa]s?\s(?:análises?|processo|execução|uso|período|estudo|pesquisa)$/u
/** 'Em diferentes praias do litoral da Bahia': which, the name tells. */
const OF_NAMED_PLACE =
  /^Em (?:diferentes|divers[oa]s|vári[oa]s)\s\p{Ll}+\s(?:d[aeo]s?|n[oa]s?|em)\s(?:\p{Ll}+\s){0,4}\p{Lu}/u
/** 'Qual é a diferença com o outro?', 'O que é preciso fazer para evitar problemas?': of what, which? */
const HALF =
  /^Qual (?:é|foi|era) [oa] (?:\p{Ll}+ ){1,3}mais (?:recomendad|usad|utilizad|indicad|apropriad|adequad|procurad)[oa]\?$|^Qual (?:é|era|foi) a diferença (?:com|para|em relação a)(?![\p{L}])|\spara (?:evitar|resolver|ter|corrigir) (?:problemas|erros|confusões|dúvidas)\?$/u
/** 'Onde estava Tarsila do Amaral?': when? */
const WHERE_ONCE = /^Onde (?:estava|estavam|esteve|estiveram)\s[^,]+\?$/u
/** 'caíram os últimos quatro defensores: um velho, dois homens…' */
const COUNTS_UP = /\p{Ll}:\s(?:uma?|[oa]s?|dois|duas|três)\s.*\?$/u
/** 'Para que é crucial a preservação?', 'De que são formadas a rochas?' */
const PRAISES_OR_SLIPS =
  /^(?:Para que|Com que finalidade) (?:é|são|era|eram) (?:crucia|essencia|fundamenta|important|vita|indispensáve)\p{L}+ [oa]s? \p{L}+(?:[çs]ão|[çs]ões|dade|ência|mento)(?![\p{L}])|(?:ad|id)[oa]s? [oa] \p{Ll}{3,}[aeo]s(?:\s\p{Ll}+s)?\?$/u
/** 'Como se chama o período em que situam sua obra?', 'Qual é o nome da unidade?', 'De que se estende o bioma?' */
const OF_WHOM =
  /^(?:Como se chama|Como é chamad|Por qual nome).*(?<!\se)\s(?:seus?|suas?) (?:obras?|vida|carreira|livros?|produção|morte|pensamento|governo|reinado)(?![\p{L}])|^Qual (?:é|era|foi) o nome d[oa] \p{Ll}+\?$|^De que (?:se estende|.*\sservem?\?$)/u
/** 'Por que a mata continua exuberante?': which, the page has told before. */
const GOES_ON = /^Por que [oa]s? \p{Ll}+ (?:continua|permanece|segue)m? /u
/** 'Em que ano foi promulgada Constituição?' */
const WITHOUT_ARTICLE = /(?<![\p{L}])(?:foi|foram|é|são)\s(\p{L}+)\s(\p{Lu}\p{Ll}+)\?$/u

/** 'Como são chamadas camadas paralelas?': those of what? */
const NOT_THE_LIKE = /^Como (?:é|são) (?:chamad|denominad)[oa]s? (?![oa]s?\s|uma?\s|cada\s)\p{Ll}+ \p{Ll}+\?$/u

/** 'Em que década um cliente encontrou uma cadela?', 'Em que ano o físico alemão visitou o país?': who, the page has told. */
function namesNobody(question: string): boolean {
  const some = /(?:^|\s)uma? (\p{Ll}+) \p{Ll}+(?:ou|eu|iu)(?:\s|\?)/u.exec(question)?.[1]
  const described =
    /\s[oa] (\p{Ll}+) \p{Ll}+(?:ês|esa|mão|mã|ano|ana|eiro|eira|ino|ina|ense) \p{Ll}+(?:ou|eu|iu)(?:\s|\?)/u.exec(
      question,
    )?.[1]
  return (
    meansPerson(some ?? '') ||
    some === 'cliente' ||
    (/^(?:Em que|Quando|Onde)/u.test(question) && meansPerson(described ?? ''))
  )
}

/** 'O que Voltaire escreveu?': more than one thing. */
const WROTE =
  /^O que (?:[oa] )?\p{Lu}[\p{L}. -]* (?:escreveu|publicou|compôs|pintou|criou|produziu|vendeu|comprou|obteve|conseguiu|organizou|construiu|mandou|pediu|queria|dirigiu|lançou|gravou|fez|defendeu|fundou|conquistou|ganhou|venceu|recebeu|perdeu|alcançou)\?$/u

/** 'De que o animal morre?': which animal, of which kind? */
const WHICH_ONE =
  /(?<![\p{L}])(?:[dn]?[oa]|pel[oa])\s(?:animal|órgão|fenômeno|episódio|projeto|personagem)(?:\?|,|\s(?:que\s(?:o|a)\s)?(?:é|foi|era|\p{Ll}{3,}(?:ou|eu|iu|[ae]))(?:\?|\s))/u

/** 'O que as fêmeas adultas evitam?', 'Os filhotes': of what animal? 'os atacantes': who? */
const OF_WHAT_KIND =
  /(?<![\p{L}])(?:[oa]s|[dn][oa]s|pel[oa]s|aos|às)\s(?:filhotes|fêmeas|machos|crias|ninhadas|atacantes|agressores|sobreviventes|fugitivos|autores|visitantes|organizadores|torcedores|jogador[ea]s|dirigentes)(?:\s(?:adult|jovens|mais velh|recém-nascid)\p{L}*)?(?=\?|$|\s(?!d[aeo]s?\s|que\s))/iu
/** 'Quem escreveu ao presidente? → Um leitor' */
const SOMEBODY = /^(?:Em [^,]+, )?[Qq]uem\s.*\?\sUma?\s\p{Ll}+$/u

/** 'a diretora de um grupo escolar pediu um jogo': whose name matters less than nobody's. */
function ownsNothing(question: string): boolean {
  const [, person = ''] =
    /\s[oa] (\p{Ll}+) de uma? \p{Ll}+(?:\s\p{Ll}+)?\s\p{Ll}+(?:ou|eu|iu)(?:\s|\?)/u.exec(question) ?? []
  return meansPerson(person)
}

/** 'Quando diário de uma viagem saiu?': half of a title. */
function nounWithoutArticle(question: string): boolean {
  const [, noun = ''] = /^(?:Quando|Em que (?:ano|data|século)) (\p{Ll}{4,}) d[aeo]s? /u.exec(question) ?? []
  const readings = analyse(noun)
  return readings.some(a => a.category === 'noun' && a.number === 's') && !readings.some(a => a.category === 'verb')
}

/** 'Como é chamado o bordado?', 'Qual era o objetivo das perguntas?': of what, by whom? */
const OF_UNNAMED =
  /^Como (?:é|são|era|eram) (?:chamad|denominad)[oa]s? [oa]s? \p{Ll}+\?$|^Qual (?:é|era|foi) o (?:objetivo|propósito|resultado|motivo|tema) d[oa]s? \p{Ll}+\?$/u
/** 'A que foi feita a cabeça do boi? → Às pressas' */
const IN_A_WAY = /^(?:Às (?:pressas|escondidas|claras|cegas|ordens)|À (?:força|mão|vontade|toa|risca)|A pé)(?![\p{L}])/u

/** 'Quem foi João? → Gaúcho de Santa Maria': where from, not who. */
const COMES_FROM =
  /^(?:Um |Uma )?(?:gaúch|mineir|baian|paulist|carioc|fluminens|cearens|pernambucan|paraens|maranhens|goian|capixab|catarinens|paranaens|paraiban|potiguar|alagoan|sergipan|piauiens|amazonens)\p{L}{1,2} (?:d[aeo] [\p{L} ]*)?$/iu

/** 'O que a canção Almirante homenageia? → O marinheiro': of whom the page has told. */
function isSomeone(question: string, answer: string): boolean {
  const [, noun = ''] = /^[OA] (\p{Ll}+)$/u.exec(answer) ?? []
  return meansPerson(noun) && /\s\p{Lu}/u.test(question)
}

/** 'a pena de dez deles', 'o rei convidou-o': whom? */
const MEANT_BEFORE = /(?<![\p{L}])del[ea]s(?![\p{L}])|\p{Ll}(?:ou|eu|iu)-(?:[oa]s?|lhes?)(?![\p{L}-])/u

/** 'todas as plantas estudadas', 'os extratos testados': those of the study on the page. */
const OF_THE_STUDY =
  /(?<![\p{L}])(?:[oa]s|[dn][oa]s|pel[oa]s|tod[oa]s [oa]s|entre [oa]s)\s\p{Ll}+s(?:\s\p{Ll}+s)?\s(?:estudad|analisad|avaliad|testad|pesquisad|investigad|examinad|coletad|entrevistad)[oa]s(?:\?|\.|,|$)/u
/** 'O que a triagem preliminar revelou?': of what, the page has said. */
const WHICH_STUDY =
  /^(?:O que|Que \p{Ll}+) (?:[oa]s?) (?:triagem|análise|pesquisa|estudo|teste|ensaio|experimento|avaliação|levantamento|exame|observação|resultado)s?(?: (?!d[aeo]s?\s|sobre\s|em\s|n[oa]s?\s|com\s)\p{Ll}+){0,2} (?:revel|mostr|indic|demonstr|apont|sugeri|evidenci|detect|confirm)\p{L}+\?$/u
/** 'Em que ano começou uma nova fase na rede?': which? */
const NEW_PHASE =
  /(?<![\p{L}])(?:uma nova (?:fase|etapa|era|página|época|realidade)(?:\?|\.|,|\s(?:n[oa]s?|em|para)\s)|uma? (?:nov[oa] )?(?:período|fase|etapa|era|capítulo|página) n[oa] (?:história|vida|mundo)(?:\s\p{Ll}+){0,2}(?:\?|$))/u

/** 'O que o órgão que a administra limita?': whom or what 'a' means, the page has said. */
function pointsByPronoun(question: string): boolean {
  return [...question.matchAll(/\sque\s(?:não\s)?(?:os?|as?|lhes?)\s(\p{Ll}{3,})(?=\s)/gu)].some(([, verb = '']) => {
    const readings = analyse(verb)
    return readings.length > 0 && readings.every(a => a.category === 'verb' && a.mood !== 'participle')
  })
}

/** 'a diferença entre as duas', 'às duas cientistas', 'Na segunda, por que…', 'de dentro dela': which, the page has said. */
const KNOWN_BEFORE =
  /(?<![\p{L}])(?:[oa]s|[dn][oa]s|aos|às)\s(?:dois|duas|três)(?:\s\p{Ll}+)?\?$|^N[oa] (?:primeir|segund|terceir|quart|últim)[oa],|^(?:Em que|Quando|Onde)\s.*\s(?:dentro|fora|perto|cima|baixo|redor) d(?:ela|ele)s?(?![\p{L}])/u

/** True when a question asks one thing, whole, of something it names as one names it. */
export function standsAlone({ question, answer, family }: Pick<Fact, 'question' | 'answer' | 'family'>): boolean {
  if (OF_THE_STUDY.test(question) || NEW_PHASE.test(question) || NEW_PHASE.test(answer.toLowerCase())) return false
  if (family === 'cloze') return true
  if (WHICH_STUDY.test(question)) return false
  if (isParticiple(TWO_HAPPENINGS.exec(question)?.[1] ?? '')) return false
  if (HALF.test(question) || PRAISES_OR_SLIPS.test(question)) return false
  if (SAYS_NOTHING.test(answer) && !(/^Onde /u.test(question) && OF_NAMED_PLACE.test(answer))) return false
  if (OF_WHOM.test(question) || GOES_ON.test(question) || asksWhatOfSomebody(question) || namesQuality(question))
    return false
  if (
    namesNobody(question) ||
    NOT_THE_LIKE.test(question) ||
    /^\p{L}+ d[oa] (?:grupo|equipe|turma|comissão)$/u.test(answer)
  )
    return false
  // 'Qual foi o único a votar contra?': what?
  if (/^Qual (?:é|foi|era) [oa] únic[oa] a \p{L}+ \p{L}+\?$/u.test(question)) return false
  // 'Qual é o sal mais abundante?': where, of what?
  if (
    /^Qual (?:é|era|foi) [oa] \p{L}+ mais (?:abundante|comum|importante|conhecid[oa]|usad[oa]|frequente|antig[oa]|produzid[oa])\?$/u.test(
      question,
    )
  )
    return false
  if (KNOWN_BEFORE.test(question) || /^[OA]s? \p{Ll}+ que \p{Ll}+(?:ou|eu|iu|aram|eram|iram)$/u.test(answer))
    return false
  if (leavesOwnerOpen(question, answer)) return false
  if (OF_WHAT_KIND.test(question) || OF_WHAT_KIND.test(answer) || SOMEBODY.test(`${question} ${answer}`)) return false
  if (
    OF_UNNAMED.test(question) ||
    IN_A_WAY.test(answer) ||
    (/^Quem (?:é|foi|era) /u.test(question) && COMES_FROM.test(`${answer} `)) ||
    isSomeone(question, answer)
  )
    return false
  if (ownsNothing(question) || nounWithoutArticle(question)) return false
  if (WROTE.test(question) || WHICH_ONE.test(question) || pointsByPronoun(question)) return false
  if (MEANT_BEFORE.test(question)) return false
  if (/^Como\s/u.test(answer) && AS_WHAT.test(question)) return false
  return (
    !CUT_AT_WHOM.test(question) && !COUNTS_UP.test(question) && !WHERE_ONCE.test(question) && !lacksArticle(question)
  )
}

function lacksArticle(question: string): boolean {
  const [, participle = '', name = ''] = WITHOUT_ARTICLE.exec(question) ?? []
  if (!isParticiple(participle) || nameClass(name) === 'place') return false
  const readings = analyse(name.toLowerCase())
  return readings.some(a => a.category === 'noun') && !readings.some(a => a.category === 'properNoun')
}

/** 'O que é o major Quaresma?' */
function asksWhatOfSomebody(question: string): boolean {
  return meansPerson(/^O que (?:é|foi|era) [oa] (\p{Ll}+) \p{Lu}/u.exec(question)?.[1] ?? '')
}

/** 'Como se chama o tropical úmido, com chuvas…?': no thing is said to be called so. */
function namesQuality(question: string): boolean {
  const first = /^Como se chamam? [oa]s? (\p{Ll}+)/u.exec(question)?.[1] ?? ''
  const readings = analyse(first)
  return readings.length > 0 && readings.every(a => a.category === 'adjective')
}
