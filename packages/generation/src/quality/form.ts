import { analyse, canBeFiniteVerb, isParticiple } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import { isOneOf, pattern, wordsOf } from '../lexicon/words.ts'
import { brokenFormula } from './broken-formula.ts'
import { type Asked, countWords, isCloze } from './checked.ts'
import { withoutCommandSigns } from './command-names.ts'
import { type Finding, type GateId, reject, warn } from './finding.ts'
import type { Gate } from './gate.ts'
import { THRESHOLDS } from './thresholds.ts'
import { wholeWords } from './words.ts'

const INTERROGATIVE = wholeWords(
  'o? ?que|quem|qual|quais|quando|onde|aonde|donde|como|quant[oa]s?|por ?qu[eê]|porqu[eê]|cuj[oa]s?|quê',
)
const REPEATED = /(?<![\p{L}\p{N}])(\p{L}{2,})\s\1(?![\p{L}\p{N}])/iu
const REPEATED_LETTER = /(?<![\p{L}\p{N}.'-])([aeoà])\s\1\s(?=\p{L})/u
const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
]

/** F1: looks like a question, or like a sentence with one gap. */
export const hasShape: Gate = item => {
  const { question, answer } = item
  const text = question.trim()
  if (!text || !answer.trim()) return reject('F1', 'Pergunta e resposta não podem ficar vazias.')
  if (isCloze(item)) {
    if ((text.match(/_+/g) ?? []).length !== 1) return reject('F1', 'A frase deve ter exatamente uma lacuna.')
    if (!/_{5}/.test(text)) return reject('F1', 'A lacuna deve ter cinco traços: _____.')
  } else if (item.family !== 'exercise') {
    if (!text.endsWith('?')) return reject('F1', 'A pergunta deve terminar com ponto de interrogação.')
    if (!INTERROGATIVE.test(text)) {
      return reject('F1', 'Falta uma palavra interrogativa: o que, qual, quem, quando, onde, como, por que, quanto…')
    }
  }
  if (!/^["“«(¿]?[\p{Lu}\d_]/u.test(text)) return reject('F1', 'A pergunta deve começar com letra maiúscula.')
  // 'O framework te': the pronoun belongs to a verb that is not there.
  if (/\s(?:me|te|se|lhes?)$/u.test(answer.trim())) return reject('F1', 'A resposta está cortada no meio.')
  return typing(text, 'pergunta') ?? typing(answer.trim(), 'resposta')
}

/** F1: slips of typing and leftovers of the page in one text; `what` names it in the advice. */
export function typing(text: string, what: string): Finding | null {
  for (const [open, close] of PAIRS) {
    if (text.split(open).length !== text.split(close).length)
      return reject('F1', `Parênteses ou aspas sem par na ${what}.`)
  }
  if ((text.match(/"/g) ?? []).length % 2 === 1) return reject('F1', `Parênteses ou aspas sem par na ${what}.`)
  if (/\s{2,}|(?<!\.)\.\.(?!\.)|,,|\s[,;?!]/.test(text))
    return reject('F1', `Espaços ou pontuação repetidos na ${what}.`)
  if (/[,;:]$/.test(text)) return reject('F1', `Sobra pontuação no fim da ${what}.`)
  if (/^(?:\d{1,2}[.)]|[a-e]\)|[•·▪–-](?=\s\p{L}))\s/u.test(text))
    return reject('F1', `Sobra a marca de uma lista na ${what}.`)
  if (/\s[-–—]\??$/.test(text)) return reject('F1', `Sobra um traço no fim da ${what}.`)
  const formula = brokenFormula(text)
  if (formula) return reject('F1', `Fórmula ou medida que não se lê na ${what}: “${formula}”.`)
  const twice = REPEATED.exec(text) ?? REPEATED_LETTER.exec(text)
  if (twice) return reject('F1', `Palavra repetida na ${what}: “${twice[0]}”.`)
  // 'pré- e pós-guerra': that hyphen waits for the word both share.
  const broken = /\p{L}+-\s(?!(?:e|ou)\s)\p{Ll}+/u.exec(text)
  if (broken) return reject('F1', `Palavra cortada por hífen na ${what}: “${broken[0]}”.`)
  return null
}

const DANGLING = wordsOf('dangling at the end')

/**
 * 'O que define que, a variável é visível?': a comma alone after 'que', as the page has it, parts it from what it says.
 */
const LONE_COMMA = /(?:^|\s)que,\s[^,]*$/u

/** F2: has a verb, and does not stop in the middle. */
export const hasVerb: Gate = item => {
  if (LONE_COMMA.test(item.question) || LONE_COMMA.test(item.answer))
    return reject('F2', 'Há uma vírgula a mais depois de “que”.')
  const cut = cutAnswer(item.answer)
  if (cut) return cut
  if (/^O que (?:é|são|eram?|foi|foram) /u.test(item.question) && lacksHead(item))
    return reject('F2', 'A resposta parece cortada no começo: falta dizer o que é que.')
  if (isCloze(item)) return null
  const words = tokenize(item.question).filter(token => token.kind !== 'symbol')
  // 'Qual a função da raiz?' leaves its 'é' out, as people do.
  const elliptic = /^qua(?:l|is)\s(?:[oa]s?|uma?)\s/i.test(item.question)
  // 'Por que usar filtros?', 'Como plantar uma horta?'
  const infinitive = /^(?:por que|como|onde|quando|para que|o que)\s(?:não\s)?\p{L}+[aeiô]r\s/iu.test(item.question)
  if (!elliptic && !infinitive && !words.some(word => canBeFiniteVerb(word.text)))
    return reject('F2', 'Falta um verbo na pergunta.')
  const [, opener = '', clause] = TIME_TAIL.exec(item.question.replace('?', '')) ?? []
  const said = tokenize(clause ?? '')
  // 'quando observado de longe', 'enquanto aquecida'
  const isShort = said[0] !== undefined && isParticiple(said[0].text.toLowerCase())
  if (clause !== undefined && !isShort && !said.some(word => canBeFiniteVerb(word.text)))
    return reject('F2', `A pergunta parece cortada: falta um verbo depois de “${opener} ${clause}”.`)
  const last = words.at(-1)?.text ?? ''
  const apart = LONE_TAIL.exec(item.question)?.[1]
  const isStub = apart !== undefined && !canBeFiniteVerb(apart)
  // 'O que significa NA?', 'o comando \\num': names, whatever small word has their letters.
  const isName = /^\p{Lu}{2,}$/u.test(last) || item.question.endsWith(`\\${last}?`)
  // 'terminada em “a”?': the letter itself is what is spoken of.
  const isSpokenOf = isLetter(item.question.replace(/\s?\?$/, ''))
  return isStub || (!isName && !isSpokenOf && !isHair(words) && DANGLING.has(last.toLowerCase()))
    ? reject('F2', `A pergunta parece cortada: termina em “${last}”.`)
    : null
}

/** 'Quem propôs o heliocentrismo, teoria?': of what explained a word only its noun is left. */
const LONE_TAIL = /,\s(\p{Ll}{4,})\?$/u

/** 'Como se chama a mudança percebida quando a fonte?' */
const TIME_TAIL = /\s(quando|enquanto|embora|porque)\s([^,;:.]+)$/u

/** A clause up to the end of the text, but not 'mais do que isso'. */
const CLAUSE_TAIL = pattern('u')`
  (?<!(?:do|mais|menos|maior|menor|melhor|pior) )(?<![\p{L}])(que|quando|onde|enquanto|embora|porque)\s
  ((?:(?!\s(?:que|quando|onde)\s)[^,;:.])+)$`

/** F2: an answer or an option that stops in the middle, or runs on into another statement. */
export function cutAnswer(answer: string): Finding | null {
  const open = endsOpen(answer)
  if (open !== null) return reject('F2', `A resposta parece cortada: termina em “${open}”.`)
  const [, opener = '', clause] = CLAUSE_TAIL.exec(answer.trim()) ?? []
  const verb = clause === undefined || tokenize(clause).some(word => canBeFiniteVerb(word.text))
  if (!verb || isBareSubject(clause ?? '') || endsInSubject(answer))
    return reject('F2', `A resposta parece cortada: falta um verbo depois de “${opener} ${clause}”.`)
  return runsOn(answer)
    ? reject('F2', 'A resposta emenda duas afirmações: a segunda diz outra coisa da mesma pessoa ou coisa.')
    : null
}

const SAYS_IT_IS_SO = pattern('u')`^O que \p{L}+ ${'true or needed'}`

/** 'Que corre para o mar', of 'Água que corre…'; 'O que é preciso? → Que haja chuva' has its head in the question. */
function lacksHead({ question, answer }: Asked): boolean {
  const [, verb = ''] = /^Que (?:não |se |também )?(\p{Ll}+)/u.exec(answer) ?? []
  if (verb === '') return false
  if (SAYS_IT_IS_SO.test(question)) return false
  const [, article, asked = ''] = /^O que \p{L}+ ([oa]s? |uma? )?(\p{L}+)/u.exec(question) ?? []
  const readings = analyse(asked.toLowerCase())
  const thing = article !== undefined || (readings[0]?.category ?? 'noun') === 'noun'
  return thing || analyse(verb).some(a => a.mood === 'indicative' && a.person === 3)
}

/**
 * 'em que | o uso': no verb of a third person, though another person's may be spelled so; 'que o protege' has a
 * pronoun.
 */
function isBareSubject(clause: string): boolean {
  const noun = /^(?:[oa]s?|uma?)\s(\p{Ll}{3,})$/u.exec(clause)?.[1]
  return noun !== undefined && !analyse(noun).some(a => a.category === 'verb' && a.person === 3)
}

/** 'faz com que | a luz': no pronoun, but a subject, though 'luz' is also a verb. */
function endsInSubject(answer: string): boolean {
  const noun = /\s(?:com|para|em|modo|forma) que\s[oa]s?\s(\p{Ll}{3,})$/u.exec(answer)?.[1]
  return noun !== undefined && analyse(noun).some(a => a.category === 'noun')
}

const ENDS_IN_LETTER = /(?:terminad|acabad|escrit)[oa]s? (?:em|com) \p{L}$/u
const SPEAKS_OF_A_LETTER = pattern('iu')`
  (?:^|\s)(?:${ENDS_IN_LETTER}|${'letter spoken of'}\s[^.]*$)|["”']$|(?<![\p{L}])\p{L}\s(?:e|ou)\s\p{L}$`

/** 'A letra a', 'as vogais e, i e o', '“o”': the small word is what is spoken of. */
function isLetter(answer: string): boolean {
  return SPEAKS_OF_A_LETTER.test(answer)
}

/** 'em áreas mais', 'são mais', 'mas não': of what, the text says behind it. */
const WAITS = /(?:^|\s)(?:(\p{Ll}+)\s(?:mais|menos)|(?:mas|e|quem|porque|podem?)\snão)$/u

function waits(answer: string): boolean {
  const match = WAITS.exec(answer)
  if (!match) return false
  const before = match[1]
  if (before === undefined || /^(?:com|são|outr[oa]s|é)$/.test(before)) return true
  const readings = analyse(before)
  return readings.some(a => a.category === 'noun' && a.number === 'p') && !readings.some(a => a.person === 3)
}

/** 'metade mais um', 'apenas uma' */
const ENDS_WITH_AMOUNT = pattern('iu')`
  (?:^(?:apenas|somente|no máximo)|(?<!\p{L})(?:(?:metade|dobro|terços?|\p{N}) mais|uma? por|cada|qualquer)) uma?$`

/** The last word of a text after which something has to come, or null. */
export function endsOpen(text: string): string | null {
  const words = tokenize(text).filter(token => token.kind !== 'symbol')
  const last = words.at(-1)?.text ?? ''
  const amount = ENDS_WITH_AMOUNT.test(text)
  if (words.length < 2 || amount) return null
  return (OPEN.has(last) && !isHair(words)) || waits(text) || (/^[oa]$/.test(last) && !isLetter(text)) ? last : null
}

/** 'dá cor aos pelos', 'a queda dos pelos': a noun after its article. */
function isHair(words: readonly { text: string }[]): boolean {
  const [before, last] = words.slice(-2)
  return /^pelos?$/.test(last?.text ?? '') && /^(?:[dn]?os?|aos?)$/.test(before?.text ?? '')
}

const OPEN = wordsOf('open at the end')

/** 'Pelo fígado e armazenada na vesícula', 'Pela parede do intestino e completa a digestão': by whom, and what else. */
function runsOn(answer: string): boolean {
  const [, verb = '', next = ''] = /^(?:Por|Pel[oa]s?)\s[^,;]+?\se\s(\p{Ll}{4,})\s(\p{Ll}+)/u.exec(answer) ?? []
  if (/[ai]d[oa]s?$/.test(verb)) return isOneOf('preposition before a noun', next)
  return verb !== '' && /^(?:o|a|os|as|um|uma)$/.test(next) && canBeFiniteVerb(verb)
}

/**
 * 'Quem foi Hipácia?' asks something in three words, where the page has no more to call her by ('a princesa
 * Leopoldina').
 */
function asksWho({ question, source }: Parameters<Gate>[0]): boolean {
  const name = /^Quem (?:é|foi) (\p{Lu}[\p{L}-]{3,})\?$/u.exec(question)?.[1]
  return name !== undefined && !new RegExp(String.raw`\p{Ll}{3,}\s${name}`, 'u').test(source?.quote ?? '')
}

/** F4: short enough to be read on a card, long enough to ask something. */
export const hasFairLength: Gate = item => {
  const cloze = isCloze(item)
  const { question: q, answer: a } = THRESHOLDS
  const words = countWords(item.question)
  const exercise = item.family === 'exercise'
  const maxWords = exercise ? q.maxExerciseWords : cloze ? q.maxClozeWords : q.maxWords
  if (words < q.minWords && !cloze && !exercise && !asksWho(item))
    return reject('F4', `A pergunta é curta demais: ${words} palavras.`)
  if (words > maxWords) return reject('F4', `A pergunta é longa demais: ${words} palavras (no máximo ${maxWords}).`)
  if (item.question.length > (exercise ? q.maxExerciseChars : cloze ? q.maxClozeChars : q.maxChars))
    return reject('F4', 'A pergunta é longa demais.')
  const answerWords = countWords(item.answer)
  if (answerWords === 0 && !/\p{L}|\p{N}/u.test(item.answer)) return reject('F4', 'Falta a resposta.')
  if (
    answerWords > (exercise ? a.maxExerciseWords : a.maxWords) ||
    item.answer.length > (exercise ? a.maxExerciseChars : a.maxChars)
  ) {
    return reject('F4', `A resposta é longa demais: ${answerWords} palavras (no máximo ${a.maxWords}).`)
  }
  return answerWords > a.preferredWords ? warn('F4', `A resposta é longa: ${answerWords} palavras.`) : null
}

const PLAIN = /[\p{Script=Latin}\p{N}\s.,;:?!…'’‘"“”«»()[\]\-–—/%°ºª_&+$€·]/gu
const SYMBOLS = /[{}\\∈∉⊂∪∩∀∃=<>|≤≥≠∑∫√^~#*@]/u
/** '[model#]': what a file calls its parts. */
const BRACKETED_NAME = /\[\p{L}+#?\]/gu
const ADDRESS = /https?:|www\.|[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.\p{L}/u
const DEBRIS = /(?![\t\n])\p{Cc}|[\ufffd\ufb00-\ufb06]|\p{Co}|\p{Cn}/u

/** F5: letters, not the leftovers of a formula, an address or a font. */
export const hasPlainCharacters: Gate = (item, context) => {
  const symbolsAllowed = item.source !== undefined && context.allowsSymbols(item.source)
  return characters(`${item.question} ${item.answer}`, symbolsAllowed, 'F5')
}

function characters(text: string, symbolsAllowed: boolean, gate: GateId): Finding | null {
  if (ADDRESS.test(text)) return reject(gate, 'Contém um endereço da internet ou e-mail.')
  if (DEBRIS.test(text)) return reject(gate, 'Contém caracteres ilegíveis.')
  if (symbolsAllowed) return null
  const symbol = SYMBOLS.exec(withoutCommandSigns(text).replace(BRACKETED_NAME, ' '))
  if (symbol) return reject(gate, `Contém um símbolo de fórmula ou código: ${symbol[0]}`)
  const plain = (text.match(PLAIN) ?? []).join('').length
  return plain / text.length < THRESHOLDS.plainChars ? reject(gate, 'Contém símbolos demais.') : null
}
