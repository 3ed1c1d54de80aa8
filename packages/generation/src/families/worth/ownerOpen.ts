import { listed } from '../../items/kinds/lists.ts'

/** 'Que pesquisador publicou uma biografia dela?' */
const ENDS_IN_PRONOUN = /\s(?:d[ea]l[ea]s?|com el[ea]s?|por el[ea]s?|para el[ea]s?|n[ea]l[ea]s?)\?$/u
/** 'descobriu que ela se tornava resistente': what did? */
const SAID_OF_IT = /(?<!do\s|em\s|de\s|o)\sque\s(?:el[ea]s?|iss[oa]|est[ea]s?)\s/u

/** 'A quem apresentou Rondon?': what? */
const GIVES_WHAT =
  /^A (?:quem|que) (?:\S+\s)?(?:apresent|entreg|oferec|mostr|deu|dá|envi|conced|prop[ôo]|pedi|ensin|mand|devolv|confi)\p{L}*(?:\s\S+)?\?$/u
/** 'O que faliu uma depois da outra?' */
const ONE_BY_ONE = /(?<![\p{L}])uma? (?:depois|atrás|após) d[oa] outr[oa](?![\p{L}])/u

/** 'O que aparece na poesia e nas canções?': much does. */
const APPEARS = /^O que (?:aparece|existe|fica|está|surge|ocorre|acontece)m? (?:em|n[oa]s?|entre) /u
/** 'O que acontece na condensação?': of something that goes on it is a fair question. */
const GOES_ON =
  /^O que (?:acontece|ocorre|há) n(?:[oa] (?:fase|etapa|estágio) \p{L}[\p{L}\s]*|[oa]s? \p{Ll}+(?:ismo|ção|ções|são|ência|ância|ança|agem|mento|ose|ise|oria|ura)s?(?:\s\p{Ll}+){0,3})\?$/u
/** Whom somebody fought or met is asked for with 'quem'. */
const ASKS_A_THING = /(?:^O|,\so) que\s/u

/** 'O que os gregos enfrentaram? → Os persas' */
function asksPeopleAsThing(question: string, answer: string): boolean {
  const noun = /^(?:O|A|Os|As)\s(\p{Ll}+)/u.exec(answer)?.[1]
  return (
    noun !== undefined &&
    ASKS_A_THING.test(question) &&
    !/^O que (?:é|são|foi|foram|era|eram) /u.test(question) &&
    listed(noun)?.sorts.has('people') === true
  )
}

/** 'De que vem a cor vermelha?', 'Do que é feita a parede?': the cor and the wall of what? */
const OF_SOMETHING =
  /\s[oa]s?\s(?:cor|forma|formato|tamanho|sabor|cheiro|aspecto|parede|superfície|interior|espessura)(?:\s\p{Ll}+)?\?$/u

/** 'Onde átomos de hidrogênio formam hélio? → Em seu núcleo': of what? */
const WITHIN_ITS = /^(?:Em|No|Na|Nos|Nas)\s(?:seus?|suas?)\s\p{Ll}+(?:\snata(?:l|is))?$/u

/** 'O que valores mais altos indicam?', 'Quais são as características da diferença entre ambas?': of what, of which two? */
const OF_WHAT =
  /\s(?:valores|números|índices|níveis|taxas|resultados) (?:mais|menos|muito|bem) \p{Ll}+(?=\?$| (?!(?:de|do|da|dos|das|que)\s)\p{Ll}+\?$)/u
const OF_BOTH = /\sentre (?:amb[oa]s|el[ea]s|ess[ea]s)(?:\s|\?$)/u
/** 'A descobrir com qual se deve desenhar': with which of what? */
const WITH_WHICH = /\s(?:com|em|por|para|sobre|de) (?:qual|quais) (?:se|dev|pod|el[ea]s?|é|são)(?:\p{L}*)(?!\p{L})/u

/** True when a question does not say whose or of what the thing is that it asks about, or asks for people as for a thing. */
export function leavesOwnerOpen(question: string, answer: string): boolean {
  return (
    ENDS_IN_PRONOUN.test(question) ||
    WITHIN_ITS.test(answer) ||
    /\sd[ea]l[ea]s?$/u.test(answer) ||
    SAID_OF_IT.test(question) ||
    GIVES_WHAT.test(question) ||
    ONE_BY_ONE.test(question) ||
    /^Que el[ea]s?\s/u.test(answer) ||
    (APPEARS.test(question) && !GOES_ON.test(question)) ||
    OF_SOMETHING.test(question) ||
    OF_WHAT.test(question) ||
    OF_BOTH.test(question) ||
    WITH_WHICH.test(answer) ||
    asksPeopleAsThing(question, answer)
  )
}
