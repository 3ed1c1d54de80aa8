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
  /(?<![\p{L}])(?:é|são|foi|foram) (?:os?|as?|uma?|uns|umas) (?:(?:grande|pequen[oa]|nov[oa]|antig[oa]|verdadeir[oa]|simples)s? )?_{2,} (?:que|de|d[oa]s?|em|n[oa]s?|capaz|para|com|pel[oa]s?|onde)(?![\p{L}])/iu

/** 'Os _____ têm uma limitação': so have others of their kind. */
const HAS_SOME =
  /^(?:Os?|As?)\s_{2,}\s(?:possu(?:i|em)|t[eê]m|sofrem?|apresentam?)\s(?:muito\s|uma?\s(?:cert[oa]\s)?(?:limitação|limite|desvantagem|vantagem|problema|dificuldade|custo|risco|importância|papel|função|grande|maior|menor|alt[oa]|baix[oa]|bo[am])(?![\p{L}]))/u

/** '_____, dentre eles os flavonoides': whatever takes these in would be right. */
const TAKES_IN = /_{2,},\s(?:d?entre|inclusive|incluindo)\s(?:el[ea]s|[oa]s quais|[oa]s?)(?![\p{L}])/u

/** 'as seguintes aves: _____, o tuiuiú, a garça.': any other of the row. */
const IN_OPEN_ROW = /:\s_{2,},\s[^,.;:]{2,30}(?:,\s[^,.;:]{2,30})*\.$/u

/** 'não pode criar uma _____', 'Os _____ não indicam quantidade': what is denied of one thing is so of many. */
const DENIED =
  /(?<![\p{L}])(?:não|nem|nunca)\s(?:[oa]s?\s|se\s)?\p{L}+(?!\s(?:apenas|só|somente))\s[^,;]*_{2,}|^(?:(?:Os?|As?|Uma?)\s)?_{2,}\s(?:não|nunca)\s/u

/** 'um sistema similar ao _____' */
const LIKE_IT =
  /(?:simila(?:r|res)|semelhantes?|parecid[oa]s?|equivalentes?)\s(?:a|ao|à|aos|às|com)\s(?:[oa]s?\s)?_{2,}/iu

/** 'corpos menores que _____', 'massa superior à de um _____': than others as well. */
const COMPARED =
  /(?<![\p{L}])(?:maior(?:es)?|menor(?:es)?|superior(?:es)?|inferior(?:es)?|melhor(?:es)?|pior(?:es)?|(?:mais|menos)\s\p{L}+)\s(?:(?:do\s)?que|ao?s?|às?)\s(?:(?:[oa]s?|d[eoa]s?|uma?)\s){0,3}_{2,}/iu

/** 'Grande parte das _____ dispõe de…', 'Uma aplicação geralmente usa _____' */
const OF_SOME =
  /^(?:uma\s)?(?:boa|grande|maior)\sparte\sd[aoe]s?\s_{2,}|^(?:a\smaioria\sd[aoe]s?|alguns|algumas|muit[oa]s|cert[oa]s|divers[oa]s|vári[oa]s)\s_{2,}|(?<![\p{L}])(?:geralmente|normalmente|frequentemente|costumam?|tod[oa]s\s[oa]s\s\p{L}+)\s\p{L}+\s_{2,}/iu

/** 'A _____ é um valor fundamental', 'desempenha um papel crucial': so do others. */
const MATTERS =
  /(?:é|são)\s(?:uma?\s)?(?:\p{Ll}+\s)?(?:muito\s)?(?:fundamenta(?:l|is)|essencia(?:l|is)|crucia(?:l|is)|vita(?:l|is)|importantes?)\s(?:d[aoe]s?|n[ao]s?|em)(?![\p{L}])|(?:desempenham?|exercem?|t[eê]m)\s(?:uma?\s)?pape(?:l|is)\s(?:muito\s)?(?:fundamenta|essencia|crucia|vita|importante)/u
/** 'A _____ é redonda, e…', 'A _____ é mais fácil de ver': a plain property, which other things have too. */
const PROPERTY =
  /^(?:(?:Os?|As?|Uma?) )?_{2,} (?:é|são|era|eram|está|estão) (?:(?:muito|bem|bastante|mais|menos|tão|\p{Ll}+mente) )?(?!\p{Ll}+(?:ad|id)[oa]s?(?![\p{L}]))\p{Ll}{3,}(?:[oa]s?|e|es|il|eis|al|ais)(?:,| e | de \p{Ll}+[aei]r(?![\p{L}])|\.$)/u
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
