/** Words that say an enumeration is whole: only its members are right. */
const CLOSED =
  /(?<![\p{L}])(?:divid\p{L}+|classific\p{L}+|duas|dois|três|quatro|cinco|seis|sete|oito|compost[oa]s?|formad[oa]s?|constituíd[oa]s?|entre|combina\p{L}*)(?![\p{L}])/iu
const EXAMPLE =
  /(?<![\p{L}])(?:como|tais como|por exemplo|a exemplo d[eoa]s?|entre outr[oa]s|incluindo|inclusive|especialmente|principalmente|sobretudo)(?![\p{L}])[^.;:]*_{2,}/iu
/** 'tão alto como', 'conhecido como', 'assim como': no example follows. */
const NO_EXAMPLE =
  /(?:conhecid[oa]s?|definid[oa]s?|vist[oa]s?|tid[oa]s?|usad[oa]s?|consider\p{L}+|funcion\p{L}+|assim|bem|serv\p{L}+|atu\p{L}+|têm|tem|tendo|trat\p{L}+|descrit[oa]s?|classificad[oa]s?|reconhecid[oa]s?|tanto) como(?![\p{L}])[^.;:,]*_{2,}/iu
const IN_ROW =
  /,\s(?:(?:[oa]s?|uma?|d[oae]s?|n[oa]s?|pel[oa]s?)\s)?_{2,}\s?(?:,|e\s|ou\s)|,\s[^,.;:]{2,40},?\s(?:e|ou)\s(?:(?:[oa]s?|uma?|d[oae]s?|n[oa]s?|pel[oa]s?)\s)?_{2,}|_{2,},\s[^,.;:]{2,30}(?:,\s[^,.;:]{2,30})*\s(?:e|ou)\s/u

const EXAMPLE_ASKED = /(?<![\p{L}])(?:é|são) (?:um exemplo|exemplos|um dos|uma das|um tipo)(?![\p{L}])[^?]*\?/iu

/** 'A Ecologia é a _____ que estuda…': the word that begins a definition could often be another. */
const GENUS =
  /(?<![\p{L}])(?:é|são|foi|foram) (?:os?|as?|uma?|uns|umas) _{2,} (?:que|de|d[oa]s?|em|capaz|para|com|pel[oa]s?|onde)(?![\p{L}])/iu

/** 'Os _____ têm uma limitação': so have others of their kind. */
const HAS_SOME =
  /^(?:Os?|As?)\s_{2,}\s(?:possu(?:i|em)|t[eê]m|sofrem?|apresentam?)\s(?:muito\s|uma?\s(?:cert[oa]\s)?(?:limitação|limite|desvantagem|vantagem|problema|dificuldade|custo|risco|importância|papel|função|grande|maior|menor|alt[oa]|baix[oa]|bo[am])(?![\p{L}]))/u

/** '_____, dentre eles os flavonoides': whatever takes these in would be right. */
const TAKES_IN = /_{2,},\s(?:d?entre|inclusive|incluindo)\s(?:el[ea]s|[oa]s quais|[oa]s?)(?![\p{L}])/u

/**
 * Whether a question asks for one of many ('Qual é um exemplo de…?'), or a gap stands among examples or in a row that need not be
 * whole ('criam formas, como as _____'): other things of the same kind would be right too, so there is no wrong option to offer.
 */
export function isOpenQuestion(question: string): boolean {
  if (!question.includes('__')) return EXAMPLE_ASKED.test(question)
  if (GENUS.test(question) || TAKES_IN.test(question) || HAS_SOME.test(question)) return true
  if (EXAMPLE.test(question) && !NO_EXAMPLE.test(question)) return true
  return IN_ROW.test(question) && !CLOSED.test(question)
}
