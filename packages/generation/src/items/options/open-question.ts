import { pattern } from '../../lexicon/words.ts'

/** Words that say an enumeration is whole: only its members are right. */
const CLOSED = pattern('iu')`(?<![\p{L}])${'closes an enumeration, beginning'}(?![\p{L}])`
const EXAMPLE = pattern('iu')`(?<![\p{L}])${'opens an example'}(?![\p{L}])[^.;:]*_{2,}`
/** 'tão alto como', 'conhecido como', 'assim como': no example follows. */
const NO_EXAMPLE = pattern('iu')`${'no example follows, beginning'} como(?![\p{L}])[^.;:,]*_{2,}`
const GAP_IN_ROW = /(?:(?:[oa]s?|uma?|d[oae]s?|n[oa]s?|pel[oa]s?)\s)?_{2,}/u
const IN_ROW = pattern('u')`
  ,\s${GAP_IN_ROW}\s?(?:,|e\s|ou\s)|,\s[^,.;:]{2,40},?\s(?:e|ou)\s${GAP_IN_ROW}
  |_{2,},\s[^,.;:]{2,30}(?:,\s[^,.;:]{2,30})*\s(?:e|ou)\s`

const EXAMPLE_ASKED = /(?<![\p{L}])(?:é|são) (?:um exemplo|exemplos|um dos|uma das|um tipo)(?![\p{L}])[^?]*\?/iu

const SAYS_NO_GENUS = /grande|pequen[oa]|nov[oa]|antig[oa]|verdadeir[oa]|simples/u
/** 'A Ecologia é a _____ que estuda…': the word that begins a definition could often be another. */
const GENUS = pattern('iu')`
  (?<![\p{L}])${'ser, present and past'} ${'article'} (?:${SAYS_NO_GENUS}s? )?_{2,} ${'hook behind a gap'}(?![\p{L}])`

/** 'Os _____ têm uma limitação': so have others of their kind. */
const HAS_SOME = pattern('u')`
  ^(?:Os?|As?)\s_{2,}\s(?:possu(?:i|em)|t[eê]m|sofrem?|apresentam?)\s
  (?:muito\s|uma?\s(?:cert[oa]\s)?${'had by others of its kind'}(?![\p{L}]))`

/** '_____, dentre eles os flavonoides': whatever takes these in would be right. */
const TAKES_IN = /_{2,},\s(?:d?entre|inclusive|incluindo)\s(?:el[ea]s|[oa]s quais|[oa]s?)(?![\p{L}])/u

/** 'as seguintes aves: _____, o tuiuiú, a garça.': any other of the row. */
const IN_OPEN_ROW = /:\s_{2,},\s[^,.;:]{2,30}(?:,\s[^,.;:]{2,30})*\.$/u

/** 'não pode criar uma _____', 'Os _____ não indicam quantidade': what is denied of one thing is so of many. */
const DENIED = pattern('u')`
    (?<![\p{L}])(?:não|nem|nunca)\s(?:[oa]s?\s|se\s)?\p{L}+(?!\s(?:apenas|só|somente))\s[^,;]*_{2,}
    |^(?:(?:Os?|As?|Uma?)\s)?_{2,}\s(?:não|nunca)\s`

/** 'um sistema similar ao _____' */
const LIKE_IT =
  /(?:simila(?:r|res)|semelhantes?|parecid[oa]s?|equivalentes?)\s(?:a|ao|à|aos|às|com)\s(?:[oa]s?\s)?_{2,}/iu

/** 'corpos menores que _____', 'massa superior à de um _____': than others as well. */
const COMPARED = pattern('iu')`
  (?<![\p{L}])${'compared with others'}\s(?:(?:do\s)?que|ao?s?|às?)\s
  (?:(?:[oa]s?|d[eoa]s?|uma?)\s){0,3}_{2,}`

/** 'Grande parte das _____ dispõe de…', 'Uma aplicação geralmente usa _____' */
const OF_SOME = pattern('iu')`
  ^(?:uma\s)?(?:boa|grande|maior)\sparte\sd[aoe]s?\s_{2,}|^${'some of many'}\s_{2,}
  |(?<![\p{L}])${'usually or all'}\s\p{L}+\s_{2,}`

const HAS_A_PART = /(?:desempenham?|exercem?|t[eê]m)\s(?:uma?\s)?pape(?:l|is)/u
/** 'A _____ é um valor fundamental', 'desempenha um papel crucial': so do others. */
const MATTERS = pattern('u')`
  (?:é|são)\s(?:uma?\s)?(?:\p{Ll}+\s)?(?:muito\s)?${'mattering'}\s(?:d[aoe]s?|n[ao]s?|em)(?![\p{L}])
  |${HAS_A_PART}\s(?:muito\s)?${'mattering'}`
const PLAIN_ADJECTIVE = /(?!\p{Ll}+(?:ad|id)[oa]s?(?![\p{L}]))\p{Ll}{3,}(?:[oa]s?|e|es|il|eis|al|ais)/u
const DEGREE = pattern('u')`${'degree of a property'}|\p{Ll}+mente`
/** 'A _____ é redonda, e…', 'A _____ é mais fácil de ver': a plain property, which other things have too. */
const PROPERTY = pattern('u')`
  ^(?:(?:Os?|As?|Uma?) )?_{2,} ${'ser or estar, present and imperfect'} (?:${DEGREE} )?
  ${PLAIN_ADJECTIVE}(?:,| e | de \p{Ll}+[aei]r(?![\p{L}])|\.$)`
/** 'e mesmo a _____ não vivia bem': of several this is said. */
const EVEN = /(?<![\p{L}])(?:(?:e|até)\smesmo|inclusive)\s(?:[oa]s?\s)?_{2,}/iu
/** 'O que depende da estação?': more than one thing may. */
const DEPENDS = /^O que depende(?![\p{L}])/u

/**
 * Whether a question asks for one of many ('Qual é um exemplo de…?'), or a gap stands among examples or in a row that
 * need not be whole ('criam formas, como as _____'): other things of the same kind would be right too, so there is no
 * wrong option to offer.
 */
export function isOpenQuestion(question: string): boolean {
  if (!question.includes('__'))
    return (
      EXAMPLE_ASKED.test(question) || DEPENDS.test(question) || (/^O que /u.test(question) && MATTERS.test(question))
    )
  if ([DENIED, LIKE_IT, COMPARED, OF_SOME, MATTERS, PROPERTY, EVEN].some(pattern => pattern.test(question))) return true
  if ([GENUS, TAKES_IN, HAS_SOME, IN_OPEN_ROW].some(pattern => pattern.test(question))) return true
  if (EXAMPLE.test(question) && !NO_EXAMPLE.test(question)) return true
  return IN_ROW.test(question) && !CLOSED.test(question)
}
