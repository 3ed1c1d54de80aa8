import { isFunctionWord } from '@capivira/portuguese/function-words'
import { isKnown } from '@capivira/portuguese/morphology'
import { pattern, wordsOf } from '../lexicon/words.ts'
import { wordCount } from './rows.ts'

/** Judgements about a whole stretch of cleaned text, whatever it looks like on the page. */

const EXERCISE_LABEL = pattern('i')`^${'label of an exercise'}\b[\s\dº.:–-]*`
const IMPERATIVE = pattern('i')`^${'task of an exercise, imperative'}\b`

export function isExercise(text: string, marker: string): boolean {
  if (EXERCISE_LABEL.test(text) && wordCount(text) < 40) return true
  if (/^(?:(?:resposta|gabarito)\s*[.:]|r\s*:)\s*\S/i.test(text)) return true
  if (marker !== '' && (IMPERATIVE.test(text) || /\?\s*$/.test(text))) return true
  return IMPERATIVE.test(text) && /[:?]$|abaixo|a seguir|acima/.test(text)
}

const LONE_LABEL = pattern('i')`^${'label of an exercise, alone'}\s+(?:n[.º°]\s*)?\d+(?:\.\d+)*\s*[.:–-]?$`

/** 'Exercício 13.1', 'Questão 4': the label of one exercise, not the title of a section. */
export function isExerciseLabel(text: string): boolean {
  return LONE_LABEL.test(text)
}

const REFERENCE_SIGNS = [
  /^[\p{Lu}][\p{Lu}'’-]{2,}(?:\s(?:JR|FILHO|NETO))?,\s\p{Lu}/u,
  /^(?:\[\d+\]|\d{1,3}\.)?\s*[\p{Lu}][\p{L}'’-]+,\s(?:\p{Lu}\.\s?-?){1,4}/u,
  /\b(?:1[89]|20)\d{2}[a-z]?\b/,
  pattern('i')`\b${'abbreviation of a reference'}\.\s?\d|\b\d+\s?\(\d+\)|\d+:\s?\d+[–-]\d+|\bp\.\s\d`,
  pattern('i')`\b(?:${'publisher or journal'}|in:)\b`,
  /\bdoi\b|https?:\/\/|Disponível em|Acesso em|dx\.doi/i,
] as const

export function isReference(text: string): boolean {
  return wordCount(text) >= 5 && REFERENCE_SIGNS.filter(sign => sign.test(text)).length >= 3
}

const IMPRINT_LINE = /^(?:palavras-chave|keywords|key words|como citar|copyright|licença(?![\p{L}]))/u
const IMPRINT = pattern('iu')`
  \b(?:ISBN|ISSN|CDD|CDU)\b|©|\(c\)\s?\d{4}|${'imprint'}|licença (?:cc|mit|gpl|livre)(?![\p{L}])|${IMPRINT_LINE}`

export function isImprint(text: string): boolean {
  return IMPRINT.test(text) && wordCount(text) < 80
}

/** 'Por Ana Souza e Rui Lima', 'Texto de Rui Lima': who wrote it is no title of what follows. */
const BYLINE = pattern('u')`
  ^(?:Por|POR|Texto de|Texto:|Autor(?:a|es)?:|Escrito por)\s(?!Qu[eê]|Onde|Dentro|Trás)\p{Lu}[\p{L}’'.-]+
  (?:,?\s(?:\p{Lu}[\p{L}’'.-]*|d[aeo]s?|e))+$`

export function isByline(text: string): boolean {
  return BYLINE.test(text)
}

const POINTER = pattern('iu')`
  ^(?:${'invitation to more'}|(?:dicas?|sugest(?:ão|ões)) de (?:leitura|filmes?|livros?|vídeos?|sites?))
  (?:\s*[:.!?–—-]|$)`

/** A box that only points at other things to read or watch. */
export function isPointer(text: string): boolean {
  return POINTER.test(text)
}

const PORTUGUESE = wordsOf('common in Portuguese')
const ENGLISH = wordsOf('common in English')
const SPANISH = wordsOf('common in Spanish')

/** True for a stretch of another language; names and short labels are left alone. */
export function isForeign(text: string): boolean {
  let portuguese = 0
  let english = 0
  let spanish = 0
  let words = 0
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    words++
    if (PORTUGUESE.has(word)) portuguese++
    if (ENGLISH.has(word)) english++
    if (SPANISH.has(word)) spanish++
  }
  if (words < 8) return false
  if (portuguese < words * 0.04 && words >= 15 && isUnknown(text)) return true
  return (english > portuguese && english >= words * 0.12) || (spanish > portuguese * 1.5 && spanish >= words * 0.2)
}

/** Of another language that has no list here, such as the Latin of a sample text: few of its plain words are known. */
function isUnknown(text: string): boolean {
  const plain = text.match(/(?<![\p{L}\d\\_])\p{Ll}{4,}(?![\p{L}\d_])/gu) ?? []
  return plain.length >= 10 && plain.filter(word => isKnown(word)).length < plain.length * 0.4
}

/**
 * Running text has an article, preposition or pronoun in every third or fourth word; rows of a table have hardly any.
 */
export function looksLikeProse(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length < 6) return false
  return words.filter(word => isFunctionWord(word)).length >= words.length * 0.18
}

const REFERENCES_TITLE = pattern('i')`^(?:[\dIVX.\s–-]*)${'heading of references'}\b`
const TOC_TITLE =
  /^(?:sumário|conteúdo|índice|lista de (?:figuras|tabelas|quadros|siglas|abreviaturas)|table of contents|contents)\b/i
const NUMBERING = /^(?:(?:cap[íi]tulo|unidade|módulo|aula|lição)\s)?[\dIVX.\s–-]*/u
/** 'Resolução dos exercícios', but not 'Resolução de 1988' */
const SOLUTIONS = pattern('u')`
  (?:respostas?|soluç(?:ão|ões)|resoluç(?:ão|ões))
  (?= (?:d[aeo]s?|às?|para) (?:[ao]s )?(?:exerc|quest|ativ|desafio|problema)| comentad)`
const ANSWERS = pattern('u')`(?:gabaritos?(?![\p{L}])|${SOLUTIONS}|respostas?$|chave de (?:respostas|correção))`
const NO_EXERCISE = /físic|espiritua|respirat|aeróbic|milita|d[oa]s? (?:poder|profiss|cidadania|direito|fun)/u
/** 'de fixação', 'propostos', 'para casa': what questions are for, and which. */
const WHICH_QUESTIONS = pattern('u')`
  \d+|[IVX]+|${'kind of exercises'}|d[oa] (?:capítulo|unidade|aula)
  |para (?:casa|praticar|resolver|pensar|revisão|discussão|debate|reflexão)`
const QUESTIONS = pattern('u')`(?:atividades?|questões|questão|desafios?)(?:\s${WHICH_QUESTIONS})*\s*$`
const PRACTISE = pattern('u')`
  questionário|(?:vamos|hora de) praticar|pratique|teste (?:seus?|os?|suas?)|avalie|autoavaliação
  |verifique (?:seus?|sua)|revisando`
/** 'Exercícios de fixação', but not 'Exercícios físicos'; 'Questões para revisão', but not 'Questões ambientais'. */
const EXERCISES_TITLE = pattern('iu')`
  ${NUMBERING}(?:${ANSWERS}|(?:lista|caderno|banco) de (?:exerc|quest|ativ)
  |exerc[ií]cios?(?!\s${NO_EXERCISE})(?![\p{L}])|${QUESTIONS}|${PRACTISE})`
const ANSWERS_TITLE = pattern('iu')`${NUMBERING}${ANSWERS}`
const FRONT_TITLE = pattern('i')`
  ^(?:${'heading of front matter'}|acknowledg\w+|sobre (?:o|a|os|as) autor\w*|notas? d[oa]s? autor\w*
  |autor(?:es|a|as)?$)\b`

/** 'Gabarito', 'Respostas dos exercícios': the heading of an answer key. */
export function isAnswersTitle(title: string): boolean {
  return ANSWERS_TITLE.test(title)
}

export function sectionKindOf(title: string): 'content' | 'exercises' | 'toc' | 'references' | 'front-matter' {
  if (REFERENCES_TITLE.test(title)) return 'references'
  if (TOC_TITLE.test(title)) return 'toc'
  if (EXERCISES_TITLE.test(title) || /\sexerc[ií]cios?$/i.test(title)) return 'exercises'
  if (FRONT_TITLE.test(title)) return 'front-matter'
  return 'content'
}

/** True for a line of code that ends a sentence: 'do pacote com o comando \usepackage{graphicx}.' */
export const goesOnAsCode = (text: string): boolean => /^\p{Ll}{2,}\s\p{Ll}+\s\p{Ll}/u.test(text)
