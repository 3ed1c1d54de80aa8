import { genderOf } from '@capivira/portuguese/morphology'
import { pattern } from '../lexicon/words.ts'
import { leavesSubjectOut } from './grammar/subject-left-out.ts'
import type { Word } from './grammar/tagging.ts'
import { isFirstPerson, isImperative, tagWords } from './grammar/tagging.ts'

/** Why a sentence cannot be understood, or should not be asked, away from its page. */
export type Dependence =
  | 'anaphor'
  | 'deictic'
  | 'pointer'
  | 'reader'
  | 'imperative'
  | 'question'
  | 'unbalanced'
  | 'debris'
  | 'shape'
  | 'no-verb'
  | 'hedge'
  | 'imagined'
  | 'denied'
  | 'told'

/** 'em 2020 3.Termina de ler', 'o cadastroEste é': lines of an example or a heading run into a sentence. */
const GLUED =
  /\s\d{1,2}\.\p{Lu}\p{Ll}|\d\s\d{1,2}\.$|\p{Ll}{3}(?:Est[ae]|Ess[ae]|Uma?|[OA]s|Para|Quando|N[oa])\s\p{Ll}/u
/** 'a função lerPara recebe': in code a capital may stand behind letters, as 'A' in 'pontoA' does anywhere. */
const OF_CODE = pattern('u')`
  (?<!\p{L})(?:métodos?|funç(?:ão|ões)|variáve(?:l|is)|classes?|objetos?|atributos?|parâmetros?|comandos?)\s
  \p{Ll}+\p{Lu}`

/** 'A segunda é…' */
const ORDINAL_ALONE = pattern('u')`
  (?:primeir|segund|terceir|últim)[oa]s? ${'verb right after an anaphor, beginning'}`
const RIGHT_AFTER = /Logo (?:após(?!\s[oa]s?\s)|depois(?!\sd[oa]s?\s)|em seguida)/u
const ANAPHORIC_START = pattern('u')`
  ^(?:${'anaphoric opening'}|[OA]s? (?:${ORDINAL_ALONE}|outr[oa]s?)|Algu(?:ns|mas?) del[ea]s|${RIGHT_AFTER})(?![\p{L}])`
/** 'No Brasil, calcula-se que ele termine…' */
const SAID_OF_IT = /^(?:[^,]{3,40},\s)?\p{L}+-se que el[ea]s?\s/u
const OF_ITS_NAME = /por|pel[oa]s?|porque|pois|devido|em (?:homenagem|razão|virtude)/u
const THIS_NEAR = pattern('u')`[dn]?ess[ea]s?(?!\s(?:nome|apelido|título)(?:\?|\s${OF_ITS_NAME}(?![\p{L}])))`
const THIS_HERE = pattern('u')`[dn]?est[ea]s?(?!\s(?:nome|apelido|título)\s${OF_ITS_NAME}(?![\p{L}]))`
/** 'são aqueles feitos de…': told which after the verb alone. */
const MADE_SO = /(?<=(?:é|são)\s[dn]?aquel[ea]s?\s)(?:\p{Ll}+[ai]d|feit|escrit|abert|postas?)[oa]s?/u
/** 'aquele', unless the next words tell which. */
const THAT_ONE = pattern('u')`
  [dn]?aquel[ea]s?(?!\s(?:que|cuj[oa]s?|em que|n[oa]s? qua(?:l|is)|com|\p{L}+[aeií]d[oa]s|${MADE_SO})\s)`
/** What points at the page or at what stands before; the name a thing bears is its own: 'recebeu esse nome porque…'. */
const DEICTIC = pattern('iu')`
  (?<![\p{L}])(?:${THIS_NEAR}|${THIS_HERE}|${THAT_ONE}|[dn]?isso|[dn]?isto(?! é,)|[dn]?aquilo|àquel[ea]s?)(?![\p{L}])`
const ABOVE_OR_BELOW = /(?:acima|abaixo)(?! (?:ou (?:acima|abaixo) )?d[aeo]s?(?![\p{L}])|-\p{L})/u
const FOLLOWING = pattern('u')`
  a seguir(?!\s(?:o|a|os|as|um|uma)\s\p{Ll})
  |(?<!(?<![\p{L}])cada\s[^,.;]{3,60}[oa]s?\s)seguintes?(?![^:;]{0,60}:\s\p{L})`
const BEFORE_THIS = /anteriormente|anterior(?:es)?(?!\s(?:a|ao|à|aos|às|e posterior(?:es)?)(?![\p{L}]))/u
const SAID_ABOVE = /supracitad\p{L}*|referid[oa]s?|mencionad[oa]s?|citad[oa]s?(?!\s(?:por|como)\s)/u
/** 'acima', 'a seguir', 'vimos': where on the page. */
const POINTING_WORD = pattern('u')`
  ${SAID_ABOVE}|${ABOVE_OR_BELOW}|(?:como|conforme) segue|${FOLLOWING}
  |(?<=,\s)(?:veja|confira|consulte)|${BEFORE_THIS}|ao lado|vimos|veremos`
/** Not 'sobre o trabalho': work, not the one at hand. */
const NOT_ANY = /(?<!(?:,|\s(?:e|ou|entre|sobre|sem|contra))\so\s)/u
const BOOK_OR_LESSON = pattern('u')`
  capítulo|livro|gráfico|exercício|artigo|(?<!d[oe]\s)${NOT_ANY}trabalho|${NOT_ANY}estudo|manual|curso|módulo
  |(?<!d[oe]\s)material`
const TELLS_OF_ITSELF = pattern('u')`(?=$|[.,;:)]|\s${'verb of a text about itself'})`
const TEXT_OR_AUTHOR = /texto(?!\s(?:d[aeo]s?|em|que)\s)|autor(?!\s(?:d[aeo]s?|que)\s)/u
const MASCULINE_PART = pattern('u')`
  ${'masculine determiner of the page'} (?:${TEXT_OR_AUTHOR}|slide|trecho|tutorial)
  |(?:este|nosso|deste|neste) ${'masculine part of a text'}`
const OUR_FEMININE_PART = pattern('u')`(?:esta|nossa|nesta|desta) ${'feminine part of a handout'}|nesta aula`
const FEMININE_PART = pattern('u')`
  (?:a|da|na) (?:apostila|aula|lição|${'feminine part of a text'}${TELLS_OF_ITSELF})|${OUR_FEMININE_PART}`
/** 'o capítulo mostra', 'esta apostila' */
const PART_POINTED_AT = pattern('u')`
  ${MASCULINE_PART}|(?:o|do|no|ao) ${BOOK_OR_LESSON}${TELLS_OF_ITSELF}|${FEMININE_PART}`
const NUMBERED_PART = pattern('u')`
  ${'numbered part of a page'}\s*\d[\d.]*|${'lettered part of a drawing'}\s[A-D](?![\p{L}])`
const POINTER = pattern('iu')`(?<![\p{L}])(?:${POINTING_WORD}|${PART_POINTED_AT}|${NUMBERED_PART})(?![\p{L}])`
/** 'a variável Resultado', 'a variável i': what it holds, the code around tells; PATH and 'independente' are known. */
const NAMED_VARIABLE =
  /(?<!\p{L})[Vv]ariáve(?:l|is)\s["“]?(?:\p{Lu}\p{Ll}+|[b-df-np-zA-Z]\d?|\p{L}+_\p{L}+)(?![\p{L}\d_])/u
const ORDINAL_PART = pattern('iu')`
  (?<![\p{L}\d])(?:\d+[ºª°]|(?:primeir|segund|terceir|quart|quint|últim)[oa])\s
  (?:${'numbered part of a page'}|coluna|parâmetro|argumento)(?!\p{L})`
/** What 'nós e …' goes on with where 'nós' are people: a verb in 'mos', an article. */
const GOES_ON_AS_WE = pattern('u')`
  \p{L}*mos(?![\p{L}])|[oa]s\s|nos\s|nas\s|tod|el[ea]s|voc|noss|pel[oa]s\s|d[oa]s\s`
/** 'nós', not the knots of a rope. */
const WE = pattern('u')`(?<!(?:[dnp]?el)?[oa]s\s)nós(?!\s(?:e|ou)\s(?!${GOES_ON_AS_WE})\p{Ll}{3,}s(?![\p{L}]))`
const SPOKEN_AS_READER = pattern('u')`
  (?:o|ao|do|caro|cara) leitor(?:a)?(?! d|\s(?:digital|ótic|magnétic|automátic))|aluno, `
const OUR = pattern('u')`noss[oa]s?(?!\s${'part of the body, of anybody'}(?![\p{L}]))`
const THEE = /(?<=que\s|se\s|não\s|\p{Ll}\s)te(?=\s\p{Ll}+[aeim]\s)/u
const READER = pattern('iu')`
  (?<![\p{L}])(?:${'word to the reader'}|${WE}|${OUR}|${THEE}|(?<!\p{L} )pessoal,|${SPOKEN_AS_READER})(?![\p{L}])`
/** 'expressões assim': like those the page has shown. */
const LIKE_THIS =
  /(?<=[oas])(?<!(?<![\p{L}])(?:cham|denomin|conhec|batiz|apelid)[ai]d?[oa]?s?)\sassim(?! como| que| por|,)(?![\p{L}])/u
/** The reader spoken to, rather than anybody: 'você já sabe'. A general 'você' stays. */
const SPOKEN_TO = pattern('iu')`(?<![\p{L}])você (?:já |também |não )?${'verb of the reader, beginning'}`
/** 'no mesmo ano' as what stands before; not 'que nasceram no mesmo ano'. */
const SAME_TIME = pattern('u')`
  (?<!\sque\s\p{L}+m\s[^,.;]{0,60})(?:[dn]o mesmo (?:período|ano|mês|dia|século)|na mesma (?:época|data))`
const RELATIVE_TIME = pattern('iu')`
  (?<![\p{L}])(?:${'time told from now'}|(?:[dn]|ao longo d|durante )a década(?! de| d[oa]s)|${SAME_TIME})(?![\p{L}])`
const HEDGE = pattern('iu')`(?<![\p{L}])${'hedge of the writer'}(?![\p{L}])`
const REFERENCE = /\bISBN\b|\bDOI\b|doi\.org|et al\b|Disponível em|Acesso em|©|https?:|www\./u
const DEBRIS = pattern('iu')`
  \.{4,}|${REFERENCE}|\w@\w|(?<!\s)\.${'ending of an address or a file'}\b|\w:\(|[{}\\|<>=∈_~^$#]|�|_{2,}|\p{Co}`
const THE_OPPOSITE = pattern('u')`
  ^(?:[^,;]{3,60},\s)?[oO] (?:processo|movimento|efeito|caminho|fenômeno) (?:inverso|contrário|oposto)
  (?!\s(?:a|ao|à|aos|às|d[aeo]s?)\s)`
const DOES_THE_SAME = pattern('u')`(?<![\p{L}])${'doing or happening, form'} o mesmo(?!\sque)(?![\p{L}])`
const THE_LAST_FEW = pattern('u')`
  (?<![\p{L}])(?:(?:d|n|pel)?[oa]s)\s(?:dois|duas|três|quatro|cinco)\s(?:últim|primeir)[oa]s
  (?=[,.;]|\s(?:que|foram|são|eram)\s)`
/** 'fizeram o mesmo', 'o governo dos três últimos, que…': as whom, the last what? */
const AS_BEFORE = pattern('u')`${THE_OPPOSITE}|${DOES_THE_SAME}|${THE_LAST_FEW}`
/** '[general]', '[model#]': what a file calls its parts. */
const BRACKETED_NAME = /\[\p{L}+#?\]/gu
/** An initial a sentence was cut at, but not 'vitamina C.' */
const LONE_CAPITAL = pattern('u')`(?<!${'noun before one capital'})\s\p{Lu}\.$`
/** Two sentences run into one ('como um Uma classe'), or letters set apart ('vel o z e'). */
const GARBLED = pattern('u')`
  (?<![\p{L}])${'small word'}\s${'opening of a sentence, short'}\s\p{Ll}|\s\p{Ll}\s[b-df-hj-np-tv-z]\s
  |\s[b-df-hj-np-tv-z]\s\p{Ll}\s`

/** A sentence of fewer words seldom says anything by itself. */
const LEAST_WORDS = 6

/**
 * Why a sentence cannot stand alone, or null when it can.
 * @param core the sentence without openers
 * @param quoted the sentence as it stands on the page
 */
export function dependenceOf(core: string, words: readonly Word[], least = LEAST_WORDS): Dependence | null {
  if (!/[.]["”’)]*$/.test(core)) return 'question'
  const count = words.filter(word => word.tag !== 'symbol').length
  if (count < least || count > 45 || !/^["“(]?(?:[\p{Lu}\d]|\p{Ll}{1,3}\p{Lu})/u.test(core)) return 'shape'
  if (!balanced(core)) return 'unbalanced'
  if (DEBRIS.test(core.replace(BRACKETED_NAME, ' ')) || GARBLED.test(core) || LONE_CAPITAL.test(core)) return 'debris'
  if (GLUED.test(core) && !OF_CODE.test(core)) return 'debris'
  if (/^Exemplos?(?!\p{L}|\sd[aeo]s?\s\p{L})/u.test(core)) return 'pointer'
  if (ANAPHORIC_START.test(core) || SAID_OF_IT.test(core)) return 'anaphor'
  if (DEICTIC.test(core) || AS_BEFORE.test(core)) return 'deictic'
  if (POINTER.test(core) || LIKE_THIS.test(core) || pointsIntoCode(core, words)) return 'pointer'
  if (talksToReader(core, words)) return 'reader'
  if (RELATIVE_TIME.test(core)) return 'deictic'
  if (HEDGE.test(core)) return 'hedge'
  if (!words.some(word => word.tag === 'verb')) return 'no-verb'
  if (ordersAfterLead(core)) return 'imperative'
  const first = words[0]
  if (first && isImperative(first.text) && !/-se$/.test(first.text)) return 'imperative'
  return pronounWithoutAntecedent(words) || leavesSubjectOut(words) ? 'anaphor' : null
}

/** 'aprendo', but not 'o frevo' nor 'por gotejo': nouns the dictionary does not have. */
function saysI({ tag, text }: Word, before: Word | undefined): boolean {
  if (tag === 'symbol' || !isFirstPerson(text)) return false
  return before?.tag !== 'preposition' && !(tag === 'noun' && before?.tag === 'article')
}

/**
 * Whether a sentence is talk between writer and reader ('vamos ver', 'eu cheguei a pensar'), whatever else is wrong
 * with it.
 */
export function talksToReader(core: string, words: readonly Word[]): boolean {
  return READER.test(core) || SPOKEN_TO.test(core) || words.some((word, at) => saysI(word, words[at - 1]))
}

/** 'o 3º parâmetro indica', 'a segunda linha', but not 'da matriz' nor 'férrea', which tell of what or which. */
function pointsIntoCode(text: string, words?: readonly Word[]): boolean {
  if (NAMED_VARIABLE.test(text)) return true
  const part = ORDINAL_PART.exec(text)
  if (!part) return false
  const next = (words ?? tagWords(text)).find(({ start }) => start >= part.index + part[0].length)
  return !next || next.tag === 'verb' || next.tag === 'symbol'
}

/** True when a finished question or answer still points at its page or talks to its reader. */
export function pointsElsewhere(text: string): boolean {
  return (
    DEICTIC.test(text) ||
    POINTER.test(text) ||
    LIKE_THIS.test(text) ||
    pointsIntoCode(text) ||
    READER.test(text) ||
    SPOKEN_TO.test(text) ||
    RELATIVE_TIME.test(text)
  )
}

/** 'Por que a Inglaterra foi a maior beneficiada?': of what? */
const OPEN_SUPERLATIVE = pattern('u')`
  (?<![\p{L}])(?:é|são|foi|foram|era|eram)\s[oa]s?\s
  (?:mais\s\p{Ll}+|${'superlative or ordinal'}\s\p{Ll}+)\?$`
const KNOWN_NOUN = pattern('u')`${'people or happening known from before, beginning'}|lugar(?!es)|local(?!i)`
/**
 * People and happenings known only from the sentences before, at the end of a question or before its time and place.
 */
const KNOWN_FROM_BEFORE = pattern('u')`
  (?<![\p{L}])(?:[dn]|pel|a)?[oa]s?\s${KNOWN_NOUN}\p{Ll}*(?=\?$|\s(?:em|n[oa]s?|durante|após|ainda|com)\s)`

/** True when a question means something the page has named before and the question has not. */
export function leavesOpen(question: string): boolean {
  return (
    // 'anunciou que ficaria': where?
    /\sque\s\p{L}+ria\?$/u.test(question) ||
    /(?<![\p{L}])[oa]s? próxim[oa]s? \p{Ll}/u.test(question) ||
    OPEN_SUPERLATIVE.test(question) ||
    KNOWN_FROM_BEFORE.test(question)
  )
}

export function balanced(text: string): boolean {
  const count = (character: string) => text.split(character).length - 1
  return (
    count('(') === count(')') &&
    count('[') === count(']') &&
    count('“') === count('”') &&
    count('"') % 2 === 0 &&
    count('«') === count('»')
  )
}

/** 'Para usar return em um operador ternário, utilize a sintaxe correta.' */
function ordersAfterLead(core: string): boolean {
  const after = /^(?:Para|Ao|Se|Quando|Caso|Em|N[oa]s?)\s[^,]{4,120},\s(?:então\s)?(\p{Ll}+)\s/u.exec(core)?.[1]
  return after !== undefined && isImperative(after)
}

/** 'ele', 'dela' and the like with no noun before them in the sentence that they could mean. */
function pronounWithoutAntecedent(words: readonly Word[]): boolean {
  const lead = placeLead(words)
  for (const [index, word] of words.entries()) {
    if (!/^(?:[dn]?el[ea]s?|lhes?)$/.test(word.lower)) continue
    // 'No Brasil, ele ocupa…': not Brazil.
    const before = words.slice(index === lead ? lead : 0, index)
    const feminine = /a/.test(word.lower)
    const plural = word.lower.endsWith('s')
    // 'uma biografia dela': the biography is not whose it is.
    const own = word.lower.startsWith('d') ? before.length - 1 : -1
    const found = before.some((candidate, at) => {
      if (at === own && candidate.tag === 'noun') return false
      if (candidate.tag === 'proper') return true
      if (candidate.tag !== 'noun') return false
      const article = before[at - 1]?.lower ?? ''
      if (/^(?:[dn]?[oa]s?|uma?s?|pel[oa]s?|ao|aos|à|às)$/.test(article)) {
        return (
          (/[aà]/.test(article.replace(/^ao/, 'o')) === feminine || /^l/.test(word.lower)) &&
          article.endsWith('s') === plural
        )
      }
      const gender = genderOf(candidate.lower)
      return gender !== undefined && (gender === 'f') === feminine && candidate.lower.endsWith('s') === plural
    })
    if (!found) return true
  }
  return false
}

/** Past the comma of 'No Brasil, …', or 0 where a sentence opens otherwise. */
function placeLead(words: readonly Word[]): number {
  if (!/^(?:em|n[oa]s?)$/.test(words[0]?.lower ?? '')) return 0
  return words.findIndex(word => word.text === ',') + 1
}
