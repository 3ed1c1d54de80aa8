import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'

type Asked = Pick<Fact, 'pattern' | 'question' | 'answer' | 'quote'>

/** Asked what or who does something. */
const DOER = /^(?:agent\/(?:doer|done-by-thing|cleft)|function\/what-does|clause\/agent|cause\/(?:reversed|long-doer))$/
/** 'Toda lavoura', 'Cada filtro', 'Sua escolha': each of a kind does, or somebody's the question does not name. */
const NO_ONE = /^(?:Cada|Tod[oa](?!\s[oa]\s)|Qualquer|Seus?|Suas?)\s/u

/** 'Para que várias associações colaboram?': which, and how many? */
const SEVERAL_SUBJECTS =
  /^(?:[^,?]*,\s)?(?:[Pp]ara que|[Cc]om que \p{L}+|[Cc]omo|[Oo]nde|[Aa] que|[Dd]e que|[Cc]om o que|[Cc]om quem|[Ee]m que|[Cc]ontra o que)\s(?:(?:é|são|foi|foram|era|eram|têm|tem|pode|podem)\s(?:sido\s|ser\s)?\p{Ll}+\s)?(?:vári[oa]s|divers[oa]s|inúmer[oa]s|numeros[oa]s|grandes esforços|muitos esforços)\s(?!.*\s\p{Lu})/u

/** Verbs of having and being there: by what means one has something belongs to what one has. */
const HAVING: ReadonlySet<string> = new Set('ter possuir haver existir conter dispor'.split(' '))
/** Verbs of going, spreading and shining: 'através de' says where they pass. */
const PASSING: ReadonlySet<string> = wordsOf('verb of passing')
const PASSAGE = /\s(?:passagem|deslocamento|movimento|fluxo|transporte|entrada|saída|propagação|difusão)\s/u

const lemmasOf = (question: string) =>
  tagWords(question)
    .filter(({ tag }) => tag === 'verb' || tag === 'infinitive')
    .flatMap(({ lower }) =>
      analyse(lower)
        .filter(a => a.category === 'verb')
        .map(a => a.lemma),
    )

/** 'Como a loja tem suporte? → Com base em catálogos', 'Como a luz entra? → Através da fresta': no means at all. */
function isNoMeans({ pattern, question, answer }: Asked): boolean {
  if (!/^(?:relation\/how|clause\/means)$/u.test(pattern)) return false
  const verbs = lemmasOf(question)
  const finite = verbs.slice(0, 2)
  return (
    finite.some(verb => HAVING.has(verb)) ||
    (/^Através\s/u.test(answer) && (verbs.some(verb => PASSING.has(verb)) || PASSAGE.test(question)))
  )
}

/** 'Onde ocorreu o processo inverso?': inverse to what the page told before, which the question does not. */
const THE_OTHER_WAY = /\so\s(?:processo|caminho|movimento|efeito|fenômeno)\s(?:inverso|contrário|oposto)(?=[?,])/u

/** 'Para que o museu possui uma sala? → Para expor quadros': what the room is for, and which room? */
const HAS_SOMETHING_FOR =
  /\s(?:possu(?:i|em|ía|íam)|t[eê]m|dispõe[m]?|contam?|oferecem?|fornecem?|apresentam?|inclu(?:i|em)|existem?|há)\s(?:de\s|com\s)?(?:uma?s?|vári[oa]s|divers[oa]s|algu(?:m|ma|ns|mas)|muit[oa]s)\s/u

/** 'Onde a vila se tornou a maior feira? → No vale': of all those there; 'abre caminho para a volta das chuvas': the rains there. */
const PLACE_OF_A_NOUN =
  /\s(?:(?:é|são|foi|era|se torn(?:a|ou)|torn(?:a|ou)-se)\s[oa]s?\s(?:únic|primeir|maior|menor|melhor|pior|principa|mais\s)\p{L}*|(?:para|com)\s[oa]s?\s\p{Ll}+\sd[aeo]s?\s\p{Ll}+\?)/u

/** 'Ao poder', 'Com a matéria': a bare noun that the text is not about. */
function saysTooLittle({ pattern, answer }: Asked, study: Pick<Study, 'isKeyTerm'>): boolean {
  const noun = /^(?:Ao|À|Aos|Às|Com [oa]s?|D[oa]s?|N[oa]s?|Pel[oa]s?) (\p{Ll}+)$/u.exec(answer)?.[1]
  return (
    noun !== undefined &&
    /^(?:clause\/(?:to|with|of|in|for|from|against|agent)|relation\/(?:to|with|from|in|against|how)|cause\/how)$/u.test(
      pattern,
    ) &&
    !study.isKeyTerm(noun)
  )
}

/** 'Como é definida a massa? → Como sendo a medida…': said as what it is ('O que é a massa?'). */
const DEFINED_AS = /^Como sendo\s/u

/** 'O que acontece quando a rede está ligada? → A rede está pronta': a state, beside another. */
const IS_A_STATE = /^(?:[^,]{2,60}\s)?(?:está|estão|estará|estarão)\s\p{Ll}+[aiu]d[oa]s?(?![\p{L}])/u

/** 'O que é um exemplo da primeira?' */
const IS_AN_EXAMPLE =
  /^O que (?:é|são|foi|foram) (?:(?:um|uma|o|a|outr[oa])\s)(?:\p{Ll}+\s)?(?:exemplo|caso|resultado|consequência)(?![\p{L}])/u

/** 'Mais reações e, por fim, “somando” os efeitos': the second half hung on another verb. */
const HALF_A_GERUND = /^(?!\p{L}*ndo\s)(?!.*[aei]ndo\s.*\se\s).*\se\s(?:\p{L}+mente\s)?["“]?\p{Ll}{2,}[aei]ndo["”]?\s/u

/** 'O que a equipe pintou?' of 'A equipe limpou a praça e pintou os bancos': one of the deeds of a story. */
function isOneDeed({ pattern, question, answer, quote }: Asked): boolean {
  if (!/^(?:relation\/object|clause\/object|agent\/made)$/u.test(pattern) || /\p{Lu}/u.test(answer.slice(1)))
    return false
  const verb = /^O que [^,?]+ (\p{Ll}+)\?$/u.exec(question)?.[1]
  if (verb === undefined || !analyse(verb).some(a => a.tense === 'preterite' && a.person === 3)) return false
  if (new RegExp(`\\se\\s${verb}(?![\\p{L}])`, 'u').test(quote)) return true
  // 'reivindicando' of somebody: on which occasion?
  return /^O que \p{Lu}/u.test(question) && !quote.includes(verb)
}

/** 'O que varia de região para região?', 'O que aumenta com a chuva?': much does. */
const COMES_AND_GOES =
  /^(?:[^,?]*,\s)?[Oo] que (?:varia|muda|aumenta|diminui|cresce|cai|sobe|depende|existe|ocorre|surge|desaparece)(?:m|ou|eu|iu)? (?:com|de|d[oa]s?|em|n[oa]s?|para|conforme|durante|entre|ao longo) /u
/** 'Quem vai ajudar os vizinhos?', 'O que poderá editar o texto?': what is still to come tells nobody apart. */
const TO_COME = /^(?:[^,?]*,\s)?(?:[Oo] que|[Qq]uem) (?:vai|irá|poderá) /u
/** 'O que forma um subconjunto das uvas?': others do. */
const IS_ONE_SORT = /^O que (?:forma|constitui|compõe) uma? (?:subconjunto|subgrupo|grupo|conjunto|parte) /u
/** 'Por que o plantio é facilitado?': by what? */
const EASED =
  /^Por que .+ (?:é|são|foi|foram) (?:simplificad|facilitad|agilizad|acelerad|dificultad|reduzid|ampliad|melhorad|aumentad|prejudicad|favorecid)[oa]s?\?$/u
/** 'O que o programa poderá editar?' */
const WILL_DO = /\s(?:vai|vão|irá|irão|poderá|poderão) \p{L}+r\?$/u
/** 'De que o editor dispõe? → De uma paleta'; a list of it is worth knowing. */
const HAS_AT_HAND = /^De que .+ disp(?:õe|õem|unha|unham)\?$|^De que disp(?:õe|õem) /u
/** 'O que o mantenedor pode escrever? → Um artigo' */
const ANY_ONE = /^Uma?s? \p{Ll}+$/u

function asksOfMany({ pattern, question, answer }: Asked): boolean {
  if (DOER.test(pattern))
    return [COMES_AND_GOES, TO_COME, IS_ONE_SORT].some(many => many.test(question)) || runsOn(question)
  if (pattern === 'function/allows') return /^(?:[^,?]*,\s)?[Oo] que uma? \p{Ll}+ \p{Ll}+ [^?]+\?$/u.test(question)
  if (pattern === 'cause/because') return EASED.test(question)
  return (
    (HAS_AT_HAND.test(question) && !/\se\s/u.test(answer)) ||
    (/\/object$/u.test(pattern) && (ANY_ONE.test(answer) || WILL_DO.test(question)))
  )
}

/** 'O que nascia e só três bairros aderiram?': the second verb has a subject of its own. */
function runsOn(question: string): boolean {
  const words = tagWords(question)
  const at = words.findIndex(({ lower }) => lower === 'e')
  const next = words[at + 1]
  const verb = words.findIndex(({ tag }, index) => index > at && tag === 'verb')
  return (
    at > 0 &&
    verb > at + 1 &&
    words.slice(0, at).some(({ tag }) => tag === 'verb') &&
    /^(?:apenas|só|somente|quase|tod[oa]s)$/.test(next?.lower ?? '') &&
    words.slice(at, verb).some(({ tag }) => tag === 'noun')
  )
}

/** 'Em um pátio | , uma sala e uma varanda': the rest of what it is divided into has been cut. */
const PARTS =
  /^(?:Em|De) que (?:é|são|foi|foram|pode ser|podem ser|se) (?:divid|form|compost|constituíd|separad|organizad|feit)\p{L}* /u

function isFirstOfSome({ question, answer, quote }: Asked): boolean {
  if (!PARTS.test(question) || / e /u.test(answer)) return false
  const after = quote.slice(quote.toLowerCase().indexOf(answer.toLowerCase()) + answer.length)
  return /^(?: \([^()]*\))?, (?:uma?|[oa]s?) \p{Ll}/u.test(after)
}

/** 'Para que servem barcos?' of 'poucos barcos, usados para pesca': only a few do. */
const FEW = /(?<![\p{L}])(?:pouc|algu|cert|rar)(?:os|as|ns|mas)\s(\p{Ll}{3,}s)(?![\p{L}])/gu

function losesFew({ question, quote }: Asked): boolean {
  return [...quote.matchAll(FEW)].some(([some, noun = '']) => {
    const times = quote.split(new RegExp(`(?<![\\p{L}])${noun}(?![\\p{L}])`, 'u')).length - 1
    return times === 1 && question.includes(` ${noun}`) && !question.toLowerCase().includes(some)
  })
}

/** 'Para que a vila adotou uma medida?': which one, the text says behind it. */
const FOR_SOME_DEED =
  /\suma?\s(?:medida|decisão|providência|iniciativa|estratégia|ação|atitude|campanha|plano|projeto|lei|acordo)\?$/u
/** 'Por que talvez você pergunte?' */
const PERHAPS = /(?<![\p{L}])talvez(?![\p{L}])/iu
/** 'O que a prefeita transformou em feriado? → A data': which? */
const THAT_DAY = /(?:^|\s)(?:a|à|na|da|pela)\sdata(?:$|\?|\s(?:em(?!\sque\s)|como|num|com)\s)/iu

/** 'Em que ano foi a partir da reforma?': what the time is set forth for comes only behind it. */
const SET_FORTH =
  /^(?:\p{L}+\s){1,3}?que (?:ano|mês|dia|século|década)(?: [^?]* que)? (?:foi|é|era) (?:a partir|em|n[oa]s?|com|por|pel[oa]s?|durante|graças|depois|antes|após|através) /u

/** 'De que a revisão analise?': no question ends in a wish; a noun without its accent has been read as a verb. */
function endsInWish(question: string): boolean {
  const last = /\s(\p{Ll}+)\?$/u.exec(question)?.[1] ?? ''
  const readings = analyse(last)
  return (
    readings.length > 0 &&
    readings.every(({ category, mood }) => category === 'verb' && /^(?:subjunctive|imperative)$/.test(mood ?? ''))
  )
}

/** 'Em que ela pintou? → Em praticamente todos os estilos' */
const IN_ALL = /^(?:Em|De|Com|Por)\s(?:praticamente\s|quase\s)tod[oa]s\s/u

/** 'na beira do rio, entre a ponte e a vila': what is only explained by it. */
function isSetOff({ pattern, answer, quote }: Asked): boolean {
  return /\/between$/u.test(pattern) && quote.includes(`, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`)
}

/** 'Por que o pilão é um bloco de madeira usado?': used for what has been cut off. */
const CUT_AT_USE =
  /^(?:[^,?]*,\s)?Por que .+ (?:é|são|foi|foram|era|eram) (?:uma?|[oa]s?) .*\s(?:d[aeo]s?\s)?\p{L}{3,} (?:utilizad|usad|empregad|destinad|voltad|basead|compost|formad)[oa]s?\?$/u
/** 'Com o que a lama não pode ser misturada? → Com areia': nor with much else. */
const NOT_WITH = /^(?:[^,?]*,\s)?[Cc]om o que .*(?<![\p{L}])não\s/u

/** Whether a question of one clause is not the one its answer is for, or no one answer is. */
export function isAskedAmiss(fact: Fact, study: Pick<Study, 'isKeyTerm'>): boolean {
  const { pattern, question, answer, family } = fact
  if (family === 'cloze') return false
  if (DOER.test(pattern) && NO_ONE.test(answer)) return true
  if (family !== 'cause' && SEVERAL_SUBJECTS.test(question)) return true
  if (/^(?:clause\/purpose|relation\/what-for)$/u.test(pattern) && HAS_SOMETHING_FOR.test(question)) return true
  if (pattern === 'relation/what-for' && FOR_SOME_DEED.test(question)) return true
  if (PERHAPS.test(question) || (family !== 'date' && (THAT_DAY.test(question) || THAT_DAY.test(answer)))) return true
  if (family === 'date' && SET_FORTH.test(question)) return true
  if (family === 'place' && pattern !== 'place/where' && PLACE_OF_A_NOUN.test(question)) return true
  if (pattern === 'cause/condition' && IS_A_STATE.test(answer)) return true
  if (family === 'function' && HALF_A_GERUND.test(answer)) return true
  if (pattern === 'function/used' && losesFew(fact)) return true
  if (isSetOff(fact) || (family === 'relation' && IN_ALL.test(answer))) return true
  if (endsInWish(question) || asksOfMany(fact) || isFirstOfSome(fact)) return true
  if (DEFINED_AS.test(answer) || CUT_AT_USE.test(question) || NOT_WITH.test(question)) return true
  return (
    IS_AN_EXAMPLE.test(question) ||
    THE_OTHER_WAY.test(question) ||
    isNoMeans(fact) ||
    saysTooLittle(fact, study) ||
    isOneDeed(fact)
  )
}
