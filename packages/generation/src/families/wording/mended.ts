import { contract } from '@capivira/portuguese/agreement'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { withItsAccent } from '../../analysis/flaws.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { nameClass } from '../../analysis/people/names.ts'
import type { Fact } from '../fact.ts'
import { SECOND_SUBJECT, withoutNextVerb } from './clipping.ts'
import { upperFirst, wordsIn } from './phrasing.ts'

/** An answer that ends in things the sentence names after a colon: 'com as palavras-chave', 'em três princípios'. */
export const ENDS_IN_MANY =
  /(?<![\p{L}])(?:[oa]s|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|algu(?:ns|mas)|vári[oa]s|divers[oa]s)\s(?:\p{L}+s|\p{L}+s-\p{L}+)$/u

/** 'à' before a word of the plural or a masculine noun: there no article can be, and so no crasis. */
const CRASIS = /(?<![\p{L}])à\s(\p{L}+)/gu

/** Questions and answers of which the verb is a part: 'O que faz…?', 'Porque…'. */
const OF_VERBS = /^(?:o que (?:faz|acontece|ocorre)|por que|como|que ação)/iu
/** 'ricos em carbonato de cálcio | e usados na fabricação de cimento' */
const AND_USED =
  /(?<=^(?:Em|De|Com|N[oa]s?)\s.*)\se\s(?:usad|utilizad|empregad|encontrad)[oa]s?\s(?:em|n[oa]s?|para)\s.*$/u
const WHOLE: ReadonlySet<Fact['family']> = new Set<Fact['family']>(['cloze', 'list', 'exercise', 'table'])

/** 'Um parente das águas-vivas | e causa queimaduras': what else the subject does is no part of the answer. */
function endsWithItsVerb(fact: Fact): Fact {
  // 'Com a adição de sal a um alimento | , como queijos': examples of the subject, not of the manner.
  if (fact.pattern === 'cause/how' && /,\scomo\s/u.test(fact.answer))
    return { ...fact, answer: fact.answer.replace(/,\scomo\s.*$/u, '') }
  if (fact.family === 'cause' && /^(?:Com|Por|De|Em)\s[^:]+\s[^:]+:\s/u.test(fact.answer))
    return { ...fact, answer: fact.answer.replace(/:\s.*$/u, '') }
  if (WHOLE.has(fact.family) || !/\se\s/u.test(fact.answer) || OF_VERBS.test(fact.question)) return fact
  if (/^(?:Porque|Quando|Se|Que|Caso)\s/u.test(fact.answer)) return fact
  const first = tagWords(fact.answer)[0]
  if (first?.tag === 'verb' || first?.tag === 'infinitive') return fact
  const answer = withoutNextVerb(fact.answer.replace(AND_USED, ''))
  return wordsIn(answer) < 2 || answer === fact.answer ? fact : { ...fact, answer }
}

/** 'O que Pombal criou?': much, in a life. */
const BY_SOMEBODY = /^O que (\p{Lu}[\p{L}.]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.]*)*\s\p{Ll}+)\?$/u
const IN_A_YEAR = /^(Em (?:\p{Ll}+ de )?\d{4}),\s|,?\s(em (?:\p{Ll}+ de )?\d{4})[.;]?$/u

const TOLD_BESIDE =
  /,\s(?:\p{L}+mente\s)?(?:\p{L}+[aií]d[oa]s?|feit[oa]s?|escrit[oa]s?|abert[oa]s?|que|onde|cuj[oa]s?)(?:\s[^,]*)?$/u

/** Asked with the year the sentence gives, where it gives one. */
function atItsTime(fact: Fact): Fact {
  const asked = BY_SOMEBODY.exec(fact.question)?.[1]
  const time = asked === undefined ? null : IN_A_YEAR.exec(fact.sentence.core)
  const year = time?.[1] ?? time?.[2]
  if (asked === undefined || year === undefined || fact.answer.includes(year)) return fact
  // 'a ponte da capital, inaugurada em 1905': of what is told beside it.
  if (time?.[2] !== undefined && TOLD_BESIDE.test(fact.sentence.core.slice(0, time.index))) return fact
  // '…em 1755, e a de Pernambuco, em 1759': which of them is it?
  if ((fact.sentence.core.match(/(?<!\d)\d{4}(?!\d)/gu)?.length ?? 0) > 1) return fact
  return { ...fact, question: `${year.charAt(0).toUpperCase()}${year.slice(1)}, o que ${asked}?` }
}

/** 'as partículas maiores | , e o muco': after a comma that closes no list another subject begins. */
const AND_ANOTHER =
  /^((?!Porque|Quando|Se\s|Que\s|Entre\s)[^,:]{3,}),\se\s(?:[oa]s?|uma?)\s(?!que\s|d[aeo]s?\s)\p{Ll}[^,]*$/u

/** 'O que retém a poeira, e o muco prende os germes?' → 'O que retém a poeira?' */
function withoutAnother(question: string): string {
  const [, asked, more] = /^(O que [^,]{5,}|Quem [^,]{5,}), e ([oa]s? \p{Ll}.+)\?$/u.exec(question) ?? []
  return asked !== undefined && tagWords(more ?? '').some(word => word.tag === 'verb') ? `${asked}?` : question
}

function withoutSecondSubject(fact: Fact): Fact {
  if (WHOLE.has(fact.family) || fact.family === 'comparison') return fact
  if (fact.family === 'place' && ELSEWHERE.test(fact.answer))
    return { ...fact, answer: fact.answer.replace(ELSEWHERE, '') }
  const question = withoutAnother(fact.question.replace(SECOND_SUBJECT, '?'))
  const answer =
    fact.family === 'cause' ? fact.answer : fact.answer.replace(SECOND_SUBJECT, '').replace(AND_ANOTHER, '$1')
  if (question === fact.question && answer === fact.answer) return fact
  return wordsIn(answer) < 1 || wordsIn(question) < 4 ? fact : { ...fact, question, answer }
}

/** 'Na Amazônia ocidental | e as geadas no Sul do Brasil': something else, elsewhere. */
const ELSEWHERE =
  /(?<=^(?:Em|N[oa]s?)\s.*)\se\s[oa]s?\s\p{Ll}+\s(?:em|n[oa]s?)\s.*$|(?<=^Em\s\p{Lu}\p{L}+)\se\s[oa]s?\s\p{Lu}.*$/u

/** 'De que vieram os mármores? → Da Itália': from where. */
const FROM_A_PLACE =
  /^De que (?=(?:vem|vêm|vinham?|veio|vieram|chegou|chegaram|partiu|partiram|saiu|saíram|provém|provêm)\s)/u

/** 'De que vem a palavra teatro?': words and things come from where. */
const COMES = /^De que (?=(?:vem|vêm|vinham?|provém|provêm)\s(?!a ser))/u
/** What moves off or falls from somewhere: 'De onde escorre a resina? → Do tronco', not 'saiu da crise'. */
const MOVES_OFF: ReadonlySet<string> = new Set(
  'sair evaporar emergir brotar jorrar escorrer escoar fluir subir descer cair vazar'.split(' '),
)
const OF_A_STATE =
  /^D[ao]s?\s(?:crise|guerra|pobreza|miséria|situação|estado|regime|governo|poder|cargo|controle|anonimato|moda|uso|lista|\p{L}+(?:ção|ismo|dade|ncia))(?![\p{L}])/u
/** 'De que as correntes nascem perto? → Do equador': the adverb belongs to the place. */
const NEAR = /^De que (.+) (perto|longe|dentro|fora|diante|abaixo|acima|ao redor|em torno|ao lado)\?$/u
/** 'Por quem são formadas as proteínas?': of what. */
const MADE_OF = /^Por quem (?=(?:é|são|foi|foram) (?:formad|compost|constituíd)[oa]s? )/u

/** 'A que é feito o censo? → A cada dez anos' */
const HOW_OFTEN = /^([^?]*,\s)?a que(?=\s)/iu
/** 'Em que ano foi nascida…?': nobody says so. */
const BORN = /(foi|foram) nascid[oa]s?/u

/** 'Onde a asma costuma aparecer? → Na infância': when in life. */
const STAGE =
  /^N[oa]s?\s(?:primeir[oa]s?\s|segund[oa]\s)?(?:infância|adolescência|puberdade|juventude|velhice|mocidade|vida adulta|idade adulta|terceira idade|meia-idade)(?![\p{L}])/u
const ONLY_WHERE = /^([^?]*,\s)?onde(?=\s)/iu

/** 'De acordo com o que o preço varia?' */
const VARIES = /^De acordo com o que ([^?]+?) (varia|variam)\?$/u

/** 'Em 1917 | obras que escandalizaram a cidade': what the verb takes behind the year belongs to the question. */
const TIME_AND_OBJECT =
  /^(Em \d{4}) ((?!(?:e|ou|a|ao|em|por|com|para|sob|até|após|quando|durante|entre|d[aeo]s?|n[oa]s?|pel[oa]s?)\s)\p{Ll}{2,} .*)$/u

function withItsObject(fact: Fact): Fact {
  const [, time, object] = fact.pattern === 'clause/time' ? (TIME_AND_OBJECT.exec(fact.answer) ?? []) : []
  return time === undefined || object === undefined
    ? fact
    : { ...fact, answer: time, question: fact.question.replace(/\?$/u, ` ${object}?`) }
}

/** A question with the interrogative its verb asks for. */
function rightlyAsked(fact: Fact): Fact {
  const [, said = '', near] = NEAR.exec(fact.question) ?? []
  if (near !== undefined)
    return {
      ...fact,
      question: `Onde ${said}?`,
      answer: `${near.charAt(0).toUpperCase()}${near.slice(1)} ${fact.answer.charAt(0).toLowerCase()}${fact.answer.slice(1)}`,
    }
  if (/^A cada\s/u.test(fact.answer) && HOW_OFTEN.test(fact.question))
    return { ...fact, question: upperFirst(fact.question.replace(HOW_OFTEN, '$1com que frequência')) }
  const [, thing, varies] = VARIES.exec(fact.question) ?? []
  if (thing !== undefined && varies !== undefined && !/função/u.test(fact.answer))
    return {
      ...fact,
      question: `Em função de que ${varies} ${thing}?`,
      answer: fact.answer.replace(
        /^(?:De acordo com|Conforme)\s(.+)$/u,
        (_, what: string) => `Em função ${contract('de', what)}`,
      ),
    }
  if (BORN.test(fact.question))
    return {
      ...fact,
      question: fact.question.replace(BORN, (_, were: string) => (were === 'foi' ? 'nasceu' : 'nasceram')),
    }
  if (STAGE.test(fact.answer) && ONLY_WHERE.test(fact.question))
    return { ...fact, question: upperFirst(fact.question.replace(ONLY_WHERE, '$1em que fase da vida')), quiz: false }
  if (
    /^De que\s/u.test(fact.question) &&
    /^D[ao]s?\s/u.test(fact.answer) &&
    !OF_A_STATE.test(fact.answer) &&
    movesOff(fact)
  )
    return { ...fact, question: fact.question.replace(/^De que /u, 'De onde ') }
  if (COMES.test(fact.question)) return { ...fact, question: fact.question.replace(COMES, 'De onde ') }
  if (MADE_OF.test(fact.question))
    return {
      ...fact,
      question: fact.question.replace(MADE_OF, 'De que '),
      answer: fact.answer
        .replace(/^Por /u, 'De ')
        .replace(/^Pel([oa]s?) /u, 'D$1 ')
        .replace(/(?<=(?:,|\se) )pel([oa]s?) /gu, 'd$1 ')
        .replace(/(?<=(?:,|\se) )por /gu, 'de '),
    }
  return fact
}

function movesOff({ question }: Fact): boolean {
  const said = tagWords(question.replace('?', '')).slice(2)
  return said.some(({ tag, lower }) => tag === 'verb' && MOVES_OFF.has(lemma(lower)))
}

/** 'De unidades menores | , os aminoácidos,': the name that tells what they are belongs to the answer. */
function withItsName(fact: Fact): Fact {
  if (fact.family !== 'relation' || !/^(?:De|Em|Com|Por|Uma?)?\s?\p{Ll}+s?\s\p{Ll}+$/u.test(fact.answer)) return fact
  const { core } = fact.sentence
  const at = core.toLowerCase().indexOf(fact.answer.replace(/^(?:De|Em|Com|Por)\s/u, '').toLowerCase())
  const end = at + fact.answer.replace(/^(?:De|Em|Com|Por)\s/u, '').length
  const name = at < 0 ? undefined : /^,\s[oa]s?\s\p{Ll}{4,}(?=[,.;]\s?(?!\p{Ll}+\se\s))/u.exec(core.slice(end))?.[0]
  return name === undefined || /\se\s/u.test(core.slice(end, end + name.length + 3))
    ? fact
    : { ...fact, answer: fact.answer + name }
}

function fromWhere(fact: Fact): Fact {
  const place = /^D[aeo]s?\s(\p{Lu}.*)$/u.exec(fact.answer)?.[1]
  return place !== undefined && nameClass(place) === 'place'
    ? { ...fact, question: fact.question.replace(FROM_A_PLACE, 'De onde ') }
    : fact
}

/** A fact whose question and answer do not carry on a slip of the page that has one right reading: 'orientação à objetos' → 'a objetos'. */
export function mended(original: Fact): Fact {
  const fact = accented(
    withItsList(
      atItsTime(
        endsWithItsVerb(
          withoutSecondSubject(withItsName(rightlyAsked(fromWhere(withoutOwner(withItsObject(original)))))),
        ),
      ),
    ),
  )
  if (!/(?<![\p{L}])à\s/u.test(`${fact.question} ${fact.answer}`)) return fact
  return {
    ...fact,
    question: withoutSlips(fact.question),
    ...(fact.quizQuestion !== undefined && { quizQuestion: withoutSlips(fact.quizQuestion) }),
    answer: withoutSlips(fact.answer),
  }
}

/** What somebody leaves to others, who are not its own. */
const LEFT =
  /(?<![\p{L}])[oa]\s(?:(?:antig|grande|vast)\p{L}*\s)?(?:Império|reino|reinado|território|trono|poder|ducado|condado|terra|fortuna|herança|governo|país)(?![\p{L}])/iu
const KIN =
  /\sseus\s(?:(?:dois|três|quatro)\s)?(?:filhos|irmãos|herdeiros|netos|sobrinhos|generais|sucessores)\s(?=\p{Lu})/u

/** 'O reino foi dividido entre seus filhos Otto e Berta': the king's, whom the question does not name. */
function withoutOwner(fact: Fact): Fact {
  if (fact.family === 'cloze' || !LEFT.test(fact.question)) return fact
  return { ...fact, question: fact.question.replace(KIN, ' '), answer: fact.answer.replace(KIN, ' ') }
}

/** 'Com as palavras-chave' → 'Com as palavras-chave: a, b ou c', where the sentence ends in their short list. */
function withItsList(fact: Fact): Fact {
  const at = ENDS_IN_MANY.test(fact.answer) ? fact.quote.toLowerCase().indexOf(fact.answer.toLowerCase()) : -1
  if (at < 0) return fact
  const list = /^(:\s[^.;:()]{3,70})\.?$/u.exec(fact.quote.slice(at + fact.answer.length))?.[1]
  return list === undefined || wordsIn(fact.answer + list) > 20 ? fact : { ...fact, answer: fact.answer + list }
}

/** Not the second name of a species ('Senna obtusifolia') nor part of a file's or a command's name. */
const WORD = /(?<!\p{Lu}\p{Ll}*\.?\s)(?<![\p{L}\p{N}_.\\/-])\p{Ll}{5,}(?![\p{L}\p{N}_\\/-]|\.\p{Ll})/gu
const withAccents = (text: string) => text.replace(WORD, word => withItsAccent(word) ?? word)

/** 'arquivo de saida' → 'arquivo de saída': an accent the page left out, where there is but one it can be. */
function accented(fact: Fact): Fact {
  const [question, answer] = [withAccents(fact.question), withAccents(fact.answer)]
  if (question === fact.question && answer === fact.answer) return fact
  return {
    ...fact,
    question,
    answer,
    ...(fact.quizQuestion !== undefined && { quizQuestion: withAccents(fact.quizQuestion) }),
  }
}

function withoutSlips(text: string): string {
  return text.replace(CRASIS, (whole, word: string) => {
    const readings = analyse(word.toLowerCase()).filter(a => a.category === 'noun' || a.category === 'adjective')
    const plural = readings.length > 0 && readings.every(a => a.number === 'p')
    return plural ? `a ${word}` : whole
  })
}
