/** Explanations that speak of options by their letter or place: 'por isso a D está certa', 'a segunda alternativa'. */

const kinds = '(?:alternativas?|op(?:ção|ções)|letras?|respostas?|gabarito|itens|item|assertivas?|afirmativas?)'
const link = '(?:\\s+(?:corretas?|certas?|erradas?|incorretas?|é|são|está|a|as|de letra|letra))*\\s*[:=]?\\s*'

/**
 * 'alternativa C', 'resposta: b', 'letras A e D'. Small 'a' and 'e' are words but where a sign or a verb says
 * otherwise, and so is the 'A' that begins a sentence: 'Resposta: A água ferve'.
 */
const byKind = new RegExp(
  `(?<!\\p{L})${kinds}${link}["“'(]?(?:[B-DA](?!\\p{L})(?<![:=]\\s*["“'(]?A(?=\\s(?!(?:e|está|porque)\\s)\\p{Ll}))` +
    `|E(?=["”')]|\\s+(?:está|é)\\b|[.,;:!?]|$)` +
    `|[b-d](?!\\p{L})|[ae](?=["”')]|[.,;:!?]|$|\\s+(?:está|e|ou)\\s+(?:[b-e](?!\\p{L})|corret|cert|errad` +
    `|incorret|fals)))`,
  'u',
)
const byKindCapital = new RegExp(
  byKind.source.replace(
    kinds,
    kinds.replace(/(?<=[:|])\w/g, first => `[${first.toUpperCase()}${first}]`),
  ),
  'u',
)

const verb = '(?:está|estão|é|são|fala|falam|diz|dizem|erra|erram|não|traz|descreve|confunde|inverte|apresenta|afirma)'
/** 'a B é 2 × 3', 'só a D', 'nem a A nem a C'. */
const byArticle = new RegExp(
  `(?:^|[\\s(])(?:[aA]|[aA]s|[àÀ]|[dn]a|pela)\\s+["“'(]?[A-E]["”')]?(?=\\s+(?:e|ou|,)\\s` +
    `|\\s+${verb}(?!\\p{L})|[.,;:!?]|$)`,
  'u',
)
/** 'B e C são falsas', 'somente D está certa'. */
const bySubject = new RegExp(
  `(?:^|[.;:,–—]\\s*|(?<!\\p{L})(?:[Mm]as|[Aa]penas|[Ss]omente|[Ss]ó|[Pp]ois|[Pp]orque|[Pp]ortanto` +
    `|[Ll]ogo)\\s+)(?:[A-E]\\s*[,/]\\s*)*(?:[A-E]\\s+e\\s+[A-E]|[B-D])\\s+${verb}(?!\\p{L})|(?:^` +
    `|[.;]\\s*)[A-E]\\s+(?:está|é)\\s+(?:corret|cert|errad|incorret|fals|verdadeir)[ao]s?(?!\\p{L})`,
  'u',
)
/** 'a) não, porque…; b) sim', at the beginning of a sentence or of a line. */
const byMark = /(?:^|[\n.;:,]\s*)\(?[A-Ea-e]\)\s/u
const place = '(?:primeir|segund|terceir|quart|quint|últim|penúltim)[ao]s?'
const thing = '(?:alternativas?|op(?:ção|ções)|respostas?)'
const byPlace = new RegExp(
  `(?<!\\p{L})(?:${place}\\s+${thing}|${thing}\\s+(?:d[ea]\\s+)?(?:${place}|(?:de ` +
    `)?(?:cima|baixo)|do meio|acima|abaixo|anterior|seguinte))(?!\\p{L})`,
  'iu',
)

/** 'GABARITO: C', and in quizzes of English 'the answer is B', 'option C'. */
const byOtherKind = new RegExp(
  '(?<!\\p{L})(?:GABARITO|RESPOSTA|ALTERNATIVA|LETRA|[Aa]nswer|[Oo]ption|[Ll]etter)[sS]?' +
    '(?: (?:is|are))?:? ["“\'(]?(?:[B-E]|A' +
    '(?! (?!because|is (?:wrong|right|(?:in)?correct))\\p{Ll}))(?!\\p{L})',
  'u',
)
/** What is told apart by letters in the subject itself: 'a vitamina A e a C', 'as hepatites B e C'. */
const lettered = new RegExp(
  String.raw`(?<!\p{L})(?:vitaminas?|hepatites?|grupos?|tipos?|classes?|pontos?|conjuntos?|influenza|gripe` +
    '|turmas?|vértices?|retas?|figuras?|elementos?|séries?|matriz|matrizes|forças?|corpos?|cidades?' +
    String.raw`|substâncias?|recipientes?|planetas?|camadas?)\s+["“']?[A-E](?!\p{L})`,
  'iu',
)

/** A passage of the document, quoted: letters in it are its own. */
const passage = /“[^”]{20,}”/gu

/** Whether an explanation names options by their letters or by their place. */
export function namesOptions(explanation: string): boolean {
  const text = explanation.replace(passage, '“”')
  if (byOtherKind.test(text)) return true
  if (byKind.test(text) || byKindCapital.test(text) || byPlace.test(text) || byMark.test(text)) return true
  return !lettered.test(text) && (byArticle.test(text) || bySubject.test(text))
}
