import { pattern } from '../lexicon/words.ts'
import type { Block } from './model.ts'

/**
 * Who says it, and whether the text believes it: myths, common mistakes, false statements, what people are said to
 * think. A lesson prints them to deny them, so they are nobody's knowledge.
 */

/** How a heading may begin before it names what stands below it. */
const LEAD = String.raw`^(?:(?:[oa]s?|algu(?:ns|mas)|principais|outr[oa]s|\d+|dez|cinco|sete|três)\s)*`
const ABOUT = String.raw`\s(?:sobre|acerca d|a respeito d|em torno d|relacionad|envolvendo|que)`
const FALSE_NOUN = '(?:mitos?|fake news|boatos?|mentiras?|lendas urbanas|not[íi]cias falsas|crendices)'
const OFTEN = String.raw`\s(?:mais\s)?(?:comu(?:m|ns)|frequentes?|populares)`

/**
 * Headings whose lists the text denies: 'Mitos sobre a água', 'Erros comuns', 'O que é falso', 'O que muita gente
 * pensa'.
 */
const DENIED_TITLES: readonly RegExp[] = [
  new RegExp(`${LEAD}${FALSE_NOUN}(?:${OFTEN})?${ABOUT}`, 'iu'),
  new RegExp(`${LEAD}(?:mitos?|erros?|equívocos?|enganos?|confusões)${OFTEN}(?![\\p{L}])`, 'iu'),
  new RegExp(
    `${LEAD}(?:afirmaç(?:ão|ões)|ideias?|frases?|concepç(?:ão|ões)|crenças?|informaç(?:ão|ões)|respostas?)\\s(?:fals|errad|equivocad|incorret|enganos)[oa]s?(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(`${LEAD}(?:concepç(?:ão|ões)|ideias?)\\s(?:alternativ|espontâne|ingênu)as?(?![\\p{L}])`, 'iu'),
  /^(?:é\s)?(?:falso|mentira|mito|fake)\s*[:!]?$/iu,
  pattern('iu')`^o que (?:é|não é|são|seria)\s${'title of untruths'}(?![\p{L}])`,
  pattern('iu')`
    ^o que (?:as pessoas|muit[oa]s?(?:\s\p{L}+)?|tod[oa]s?(?:\s\p{L}+)?|o povo|os antigos)\s(?:ainda\s)?
    (?:pensa|acha|acredita|di[zs]|imagina)`,
  /^o que se (?:pensava|achava|acreditava|imaginava|dizia)/iu,
  /^não é verdade(?![\p{L}])/iu,
]
const NOT_FALSE = /^o que não é\s(?:fals|mentir|errad|incorret|mito)/iu
/**
 * Headings whose lists may be denied, or may tell of myths or of both: only a list without a word on either is denied.
 */
const OPEN_TITLE = new RegExp(
  `${LEAD}(?:(?:mitos?|lendas urbanas)(?:\\s(?:e|ou|x|vs\\.?)\\s(?:verdades?|fatos?|realidades?)` +
    '|\\sd[aeo]s?\\s|\\s*$)' +
    '|(?:crendices?|superstiç(?:ão|ões))(?:\\s(?:populares|d[aeo]s?\\s)|\\s*$))',
  'iu',
)
const EITHER = /^(?:é\s)?(?:mito|verdade|fato|fake|falso|verdadeiro)(?![\p{L}])/iu

/** Whether the text denies what stands under a heading. */
export function isDeniedSection(title: string, blocks: readonly Block[]): boolean {
  if (NOT_FALSE.test(title)) return false
  if (DENIED_TITLES.some(pattern => pattern.test(title))) return true
  if (!OPEN_TITLE.test(title)) return false
  const items = blocks.filter(({ kind }) => kind === 'list-item' || kind === 'paragraph')
  if (items.some(({ text }) => EITHER.test(text) || MARKED_AFTER.test(text))) return false
  return items.length > 1 && items.every(({ kind, text }) => kind === 'list-item' && /[.!]$/.test(text))
}

/** 'Mito: o ser humano usa…', but not the entry of a glossary 'Mito: narrativa que explica…'. */
const LABELLED = pattern('iu')`
  ^(?:mito|falso|fake|boato|mentira|errado|incorreto)(?:\s(?:n[.º°]\s?)?\d+)?\s?[:–—-]\s
  (?=(?:${'statement after a label'}|\d+)(?![\p{L}]))`
const FALSE_MARK = String.raw`[([]\s*(?:falsa?o?s?|errad[oa]|incorret[oa]|mito|mentira|fake)\s*[)\]]`
const MARKED_BEFORE = new RegExp(String.raw`^(?:[([]\s*F?\s*[)\]]|${FALSE_MARK})\s*\p{L}`, 'iu')
/** '… a urina. (F)', '… a urina (falso).': before the point a lone F is a symbol, as in 'a força (F).' */
const MARKED_AFTER = new RegExp(String.raw`(?:[.!]\s*[([]\s*(?:F\s*)?[)\]]|${FALSE_MARK})\s*\.?$`, 'iu')
/** '…, mas isso é mentira.', '… – isso não é verdade.' */
const FALSE_WORD = '(?:mentira|mito|fals[oa]|boato|lenda|engano|crendice|superstição)'
const DENIED_AFTER = new RegExp(
  String.raw`[,;–—-]\s(?:mas\s|porém\s)?(?:isso|isto)\s(?:(?:é|não passa de)\s(?:um\s|uma\s|pur[oa]\s)?` +
    `${FALSE_WORD}|não é verdade)[.!]?$`,
  'iu',
)
const MARK_NEXT = new RegExp(String.raw`^\s*(?:[([]\s*(?:F\s*)?[)\]]|${FALSE_MARK})`, 'iu')

/** 'É um erro comum pensar' */
const CALLS_UNTRUE = pattern('u')`
  ^(?:(?:mas|porém|também|ainda)\s)?(?:é|era|seria)\s(?:um\s|uma\s)?${'untruth'}\s
  (?:comum\s)?${'believing, after an untruth'}(?![\p{L}])`
/** 'É falso que…', 'Não é verdade que…', 'É um erro pensar que…' */
const DENIES = pattern('iu')`${CALLS_UNTRUE}|^não é (?:verdade|certo|correto)\s(?:que|dizer|pensar|afirmar)(?![\p{L}])`
const THINK = String.raw`(?:pens|ach|acredit|imagin|sup|julg|diz|afirm)\p{L}*`
/** 'Muita gente pensa que…', 'Algumas pessoas acreditam que…', 'Acreditava-se que…', 'Dizem que…' */
const SAID_BY_SOME = new RegExp(
  String.raw`^(?:(?:\p{L}+,\s)?(?:muita gente|(?:muit|algu|cert)\p{L}+(?:\s(?:pessoas|colegas|alunos))?|há quem|as pessoas)\s(?:ainda\s|já\s)?${THINK}|(?:antigamente,?\s|no passado,?\s)?(?:pensava|achava|acreditava|imaginava|julgava|dizia)(?:m|-se)|(?:antigamente,?\s|no passado,?\s)?se\s(?:pensava|achava|acreditava|imaginava|dizia)|dizem|diz-se)\s(?:[^.]{0,30},\s)?que(?![\p{L}])`,
  'iu',
)
const WITHOUT_REASON = pattern('iu')`
  (?<![\p{L}])(?:sem razão|erroneamente|equivocadamente|erradamente|falsamente|por engano),?\s
  (?:[^.]{0,30}\s)?que(?![\p{L}])`

/**
 * Whether a sentence says what its text does not hold.
 * @param after what stands behind it in its block
 */
export function isDenied(sentence: string, after = ''): boolean {
  return (
    LABELLED.test(sentence) ||
    MARKED_BEFORE.test(sentence) ||
    MARKED_AFTER.test(sentence) ||
    DENIED_AFTER.test(sentence) ||
    MARK_NEXT.test(after) ||
    DENIES.test(sentence) ||
    SAID_BY_SOME.test(sentence) ||
    WITHOUT_REASON.test(sentence)
  )
}
