import { analyse, lemma } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'
import { isImperative } from '../../analysis/grammar/tagging.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'

/** 'os seguintes passos': they stand behind the sentence. */
const FOLLOWING = /(?<!\p{L})seguintes?(?!\p{L})/iu
/** 'Duas soluções conjuntas': how many, and not which. */
const COUNTED_ONLY =
  /^(?:D(?:ois|uas|ivers[oa]s)|Três|Quatro|Cinco|Seis|Algu(?:ns|mas)|(?:Vári|Muit|Inúmer)[oa]s)(?:\s\p{Ll}+){1,2}$/u
const ASKS_HOW_MANY = /(?<!\p{L})quant[oa]s?(?!\p{L})/iu
/** 'o responsável de XYZ', 'digamos em 30 de junho': somebody made up to show how it goes. */
const MADE_UP = /(?<!\p{L})(?:XYZ|digamos|[Ff]ulan[oa]|[Bb]eltran[oa]|[Ss]icran[oa])(?!\p{L})/u
/** 'Local C', 'Grupo 2', 'as linhas 12 a 14': what a paper or a listing calls its own. */
const OWN_LABEL = new RegExp(
  `(?<!\\p{L})(?:${[...wordsOf('what a paper numbers')].join('|')})\\s(?:[A-Z]|\\d{1,2})(?![\\p{L}\\d])`,
  'u',
)
const LINES = /(?<!\p{L})[Ll]inhas?\s(?:de\s)?\d/u
/** 'tem 20 anos de estrada', 'com 20 anos de vida': so many when it was written. */
const PASSING_AGE =
  /(?:\d|_{2}|quant[oa]s)\s(?:anos|décadas)\sde\s(?:vida|estrada|existência|mercado|carreira|uso|história)(?!\p{L})/iu
/** 'Focks & Chadee (_____) concluíram', '(Poole et al., _____)': the year of a paper. */
const GAP_IN_BRACKETS = /\((?:[^()]*,\s)?_{2,}\)/u
/** 'uma imagem de _____x1080': half of what is written as one. */
const GAP_IN_WORD = /[\p{L}\d]_{2,}|_{2,}[\p{L}\d]/u
/** 'uma _____ (interface de janelas)': the bracket says what is left out. */
const GAP_EXPLAINED = /_{2,}\s\(/u
/** 'a Marinha, o Correio, _____.': one more of a row, which any other would fill. */
const GAP_ENDS_ROW = /,[^,]{1,60},\s(?:[oa]s?\s)?_{2,}\.?$/u
/** 'Aí é só colar o _____': how somebody talks while he shows it. */
const TALKED = /^(?:Aí|Daí|Pronto|Agora)[,\s]/u
/** 'Art. 76 A _____ terá…': the mark of an article of a law. */
const ARTICLE_MARK = /^Art\.\s?\d/u
/** 'Exemplo a cada 30 minutos', 'https://…': no thing. */
const NO_ANSWER = /^(?:exemplos?\s(?!d[aeo]s?\s)|https?:)/iu
const ASKS_WHAT = /^O que (?:é|são) (?:[oa]s? |uma? )?([^?]+)\?$/u
/** 'O que tem poucas praias?', 'O que faz cada aluno?': so much else has and does so. */
const ASKS_OF_MANY =
  /^O que (?:(?:tem|têm|possuem?|apresentam?)\s(?:pouc|muit|vári|divers|algu)\p{Ll}*\s|faz(?:em)?\scada\s\p{Ll}+\?$)/u
const WHEN_OR_HOW_MANY = /(?:Em que (?:ano|data)|Quando|(?:Em )?[Qq]uant[oa]s)/u
/** 'Em que ano um jogo muito simples foi lançado?': which one? */
const TOLD_OF_SOME = pattern('u')`
  ^${WHEN_OR_HOW_MANY}\s(?:[^?]*\s)?
  (?:(?:foi|foram)\s\p{L}+\suma?\s|(?:era|foi)\suma?\s|uma?\s[^?]*\s(?:foi|foram)\s)`
/** 'foi de 71.196.945 MWh', 'a 60 ºC durante 2 h', '6/3 da distância': figures that nobody learns. */
const FIGURE = /\d{5}|\d\.\d{3}\.\d|\d\/\d|\d\s?º\s?C(?!\p{L})/u
/** 'Em que ano a safra foi de 1,5 milhões de sacas?': the year of a figure. */
const MEASURED = /\d,\d|\d\s?%|\d\s(?:mil|milhão|milhões|bilhão|bilhões)(?!\p{L})/u
/** 'O que é D?': a letter of a formula. */
const ASKS_A_LETTER = /^O que (?:é|são) (?:[oa] )?\p{L}\?$/u
/** 'A primeira abordagem', 'A outra parte': of which the page has told. */
const ONE_OF_THOSE = pattern('u')`^[OA]s?\s${'one of those told of, stem'}[oa]s?\s\p{Ll}+$`
/** 'Como se chama o ponto de partida que deu força ao comércio?': much could be called so. */
const FITS_ANYTHING = pattern('u')`
  (?:^|,\s)[Cc]omo se chamam?\s(?:[oa]s?\s)?(?:\p{Ll}+\s)?${'what anything may be'}(?![\p{L}-])`
const ENDS_THERE = /(?=[,.?]|\s(?!(?:de|d[aeo]s?|para|que|em|n[oa]s?)\s))/u
const ARTICLE = /(?:[OoAa]|[DdNn][oa]|[Aa]o|[Àà]|[Pp]el[oa])/u
/** 'A segunda categoria se concentra em quê?', 'Na primeira jarra, …': by its place in a list that the page has. */
const BY_PLACE_IN_LIST = pattern('u')`
  (?<!\p{L})${ARTICLE}\s${'place in a row, stem'}[oa]\s
  (?:${'what a page counts'}${ENDS_THERE}|(?<=N[oa]\s\p{L}+\s)\p{Ll}+,)`
/** 'O que os romanos constroem?': so much that it tells nothing apart. */
const ASKS_OF_PEOPLE = /^O que (?:os|as) (\p{Ll}{3,}s) (?:\p{Ll}+-)?\p{Ll}+\?$/u
const ASKS_WHAT_IT_IS = /(?:^|,\s)[Oo] que (?:é|são|foi|foram|era|eram)\s/u
/** 'Troyes, na França', 'Troyes (França)' */
const PLACE = pattern('u')`
  ^\p{Lu}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}-]+)*,\s(?:n[oa]s?|em)\s\p{Lu}[\p{L}\s-]*$
  |^\p{Lu}\p{Ll}+\s\(\p{Lu}\p{Ll}+\)$`
/** 'Por exemplo, o ferro': one of them, not what they are. */
const EXAMPLE = pattern('u')`^${'example, before it'}(?!\p{L})`
/** 'Seitas religiosas': of what kind, and not which of it. */
const KIND_ALONE = /^(\p{Lu}\p{Ll}+s)(?:\s(\p{Ll}+s))?$/u
/** A short sentence says too little to find what is left out. */
const FEWEST_AROUND_GAP = 9
/** What gives a gap its name makes up for shortness. */
const NAMED_SO = /(?:chamad|conhecid|denominad)[oa]s?\s/u

/**
 * Whether a fact says enough to be asked away from its page: names what it tells of, and nothing that only its own
 * page, its own day or an example has.
 */
export function saysEnough(fact: Fact): boolean {
  const { question, answer } = fact
  const both = `${question} ${answer}`
  if (
    FOLLOWING.test(both) ||
    MADE_UP.test(both) ||
    OWN_LABEL.test(both) ||
    LINES.test(both) ||
    PASSING_AGE.test(question)
  )
    return false
  if (ASKS_OF_MANY.test(question) || TOLD_OF_SOME.test(question) || ASKS_A_LETTER.test(question)) return false
  if ((fact.family === 'date' || fact.family === 'cloze') && FIGURE.test(question)) return false
  if (fact.family === 'date' && MEASURED.test(question)) return false
  if (BY_PLACE_IN_LIST.test(question)) return false
  if (FITS_ANYTHING.test(question) || (ASKS_WHAT_IT_IS.test(question) && isNoMeaning(answer))) return false
  if (meansPerson(ASKS_OF_PEOPLE.exec(question)?.[1] ?? '')) return false
  if (NO_ANSWER.test(answer) || isCircular(question, answer)) return false
  if (saysWe(both) || (ONE_OF_THOSE.test(answer) && fact.family !== 'cloze')) return false
  if (COUNTED_ONLY.test(answer) && !ASKS_HOW_MANY.test(question)) return false
  return fact.family === 'cloze' ? gapTells(question) : !isBareKind(answer)
}

/** A place, an example or a kind without what tells its members apart. */
function isNoMeaning(answer: string): boolean {
  if (PLACE.test(answer) || EXAMPLE.test(answer)) return true
  const [, noun = '', word = ''] = KIND_ALONE.exec(answer) ?? []
  const isOf = (said: string, category: string) => analyse(said.toLowerCase()).some(a => a.category === category)
  return noun !== '' && isOf(noun, 'noun') && (word === '' || isOf(word, 'adjective'))
}

/** 'de que precisamos', 'como veremos'; not 'quando precisarmos': what writer and reader do together on the page. */
const saysWe = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}{2,}(?<!r)mos(?!\p{L})/gu) ?? []).some(word => {
    const readings = analyse(word)
    return readings.length > 0 && readings.every(({ category, person }) => category === 'verb' && person === 1)
  })

/** 'O que é o voo livre? → Um voo livre começa no alto de um morro': it says something of it, not what it is. */
function isCircular(question: string, answer: string): boolean {
  const term = contentWords(ASKS_WHAT.exec(question)?.[1] ?? '').map(lemma)
  const said = new Set(contentWords(answer).map(lemma))
  return term.length > 1 && term.every(word => said.has(word))
}

function gapTells(question: string): boolean {
  if (GAP_ENDS_ROW.test(question) || GAP_EXPLAINED.test(question)) return false
  if (GAP_IN_WORD.test(question) || TALKED.test(question)) return false
  if (GAP_IN_BRACKETS.test(question) || ARTICLE_MARK.test(question) || ordersInside(question)) return false
  return NAMED_SO.test(question) || question.split(' ').length >= FEWEST_AROUND_GAP
}

/** 'A partir do nome, conecte-se à _____', 'Clique em _____': a step, no knowledge. */
function ordersInside(question: string): boolean {
  const openings = [...question.matchAll(/(?:^|,\s(?:e\s)?)(\p{L}+)(?:-se)?\s/gu)].map(([, word = '']) => word)
  return openings.some(word => isStep(word.toLowerCase()))
}

/** An order that is nothing else: 'clique', 'conecte'; not 'use' of 'o use', nor 'entre', 'para'. */
function isStep(word: string): boolean {
  const readings = analyse(word)
  if (readings.length === 0) return false
  return isImperative(word) && readings.every(({ category }) => category === 'verb')
}

/** 'A camada', 'O aplicativo': which of its kind, a name or the sentence before has said. */
function isBareKind(answer: string): boolean {
  const noun = /^[OA]s?\s(\p{Ll}{3,})$/u.exec(answer)?.[1]
  return noun !== undefined && NAMED_BY_KIND.has(lemma(noun))
}

const NAMED_BY_KIND = wordsOf('kind before a name')
