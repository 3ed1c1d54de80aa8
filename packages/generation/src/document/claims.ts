import { pattern } from '../lexicon/words.ts'
import type { Block, Section } from './model.ts'
import { tellsOfMyths } from './told-myths.ts'

/**
 * Who says it, and whether the text believes it: myths, common mistakes, false statements, what people are said to
 * think. A lesson prints them to deny them, so they are nobody's knowledge.
 */

/** Tells whether a text has a main verb, as a statement has and the entry of a glossary has not. */
type StatementTest = (text: string) => boolean

/** How a heading may begin before it names what stands below it. */
const LEAD = /^(?:(?:[oa]s?|algu(?:ns|mas)|principais|outr[oa]s|\d+|dez|cinco|sete|três)\s)*/u
const ABOUT = /\s(?:sobre|acerca d|a respeito d|em torno d|relacionad|envolvendo|que)/u
const FALSE_NOUN = /(?:mitos?|fake news|boatos?|mentiras?|lendas urbanas|not[íi]cias falsas|crendices)/u
const OFTEN = /\s(?:mais\s)?(?:comu(?:m|ns)|frequentes?|populares)/u

/** What people did who held something to be so. */
const BELIEVED = /(?:pensava|achava|acreditava|imaginava|julgava|dizia)/u
const ONCE = /(?:(?:antes|antigamente|no passado),?\s)/u

/**
 * Headings whose lists the text denies: 'Mitos sobre a água', 'Erros comuns', 'O que é falso', 'O que muita gente
 * pensa'.
 */
const DENIED_TITLES: readonly RegExp[] = [
  pattern('iu')`${LEAD}${FALSE_NOUN}${OFTEN}?${ABOUT}`,
  pattern('iu')`${LEAD}(?:mitos?|erros?|equívocos?|enganos?|confusões)${OFTEN}(?![\p{L}])`,
  pattern('iu')`
    ${LEAD}${'statement, in a heading'}\s(?:fals|errad|equivocad|incorret|enganos)[oa]s?(?![\p{L}])`,
  pattern('iu')`${LEAD}(?:concepç(?:ão|ões)|ideias?)\s(?:alternativ|espontâne|ingênu)as?(?![\p{L}])`,
  /^(?:é\s)?(?:falso|mentira|mito|fake)\s*[:!]?$/iu,
  pattern('iu')`^o que (?:é|não é|são|seria)\s${'title of untruths'}(?![\p{L}])`,
  pattern('iu')`
    ^o que (?:as pessoas|muit[oa]s?(?:\s\p{L}+)?|tod[oa]s?(?:\s\p{L}+)?|o povo|os antigos)\s(?:ainda\s)?
    (?:pensa|acha|acredita|di[zs]|imagina)`,
  /^não é verdade(?![\p{L}])/iu,
]
/**
 * 'Antes se pensava', 'O que se pensava sobre a Terra': below may stand what was thought, and what is known now. A
 * title that goes on tells of it.
 */
const ONCE_TITLE = pattern('iu')`
  ^(?:o que se\s${BELIEVED}(?:\s(?:sobre|acerca d|a respeito d)[^,:;–—]+)?
  |${ONCE}(?:se\s${BELIEVED}|${BELIEVED}(?:m|-se))(?:\sque)?)\s*:?$`
const KNOWN_NOW = /(?<![\p{L}])(?:hoje|agora|atualmente|mas|porém|na verdade|sabe-se|se sabe)(?![\p{L}])/iu
const NOT_FALSE = /^o que não é\s(?:fals|mentir|errad|incorret|mito)/iu
const MYTH_OR_TRUTH = /\s(?:e|ou|x|vs\.?)\s(?:verdades?|fatos?|realidades?)|\sd[aeo]s?\s|\s*$/u
/**
 * Headings whose lists may be denied, or may tell of myths or of both: only a list without a word on either is denied.
 */
const OPEN_TITLE = pattern('iu')`
  ${LEAD}(?:(?:mitos?|lendas urbanas)${MYTH_OR_TRUTH}
  |(?:crendices?|superstiç(?:ão|ões))(?:\s(?:populares|d[aeo]s?\s)|\s*$))`
const EITHER = /^(?:é\s)?(?:mito|verdade|fato|fake|falso|verdadeiro)(?![\p{L}])/iu

/** Whether the text denies what stands under a heading. */
export function isDeniedSection(title: string, blocks: readonly Block[]): boolean {
  if (NOT_FALSE.test(title) || (!blocks.some(isLabelledEither) && tellsOfMyths(title, blocks))) return false
  if (DENIED_TITLES.some(pattern => pattern.test(title))) return true
  if (ONCE_TITLE.test(title)) {
    return blocks.length > 0 && blocks.every(({ kind, text }) => kind === 'list-item' && !KNOWN_NOW.test(text))
  }
  if (!OPEN_TITLE.test(title)) return false
  const items = blocks.filter(({ kind }) => kind === 'list-item' || kind === 'paragraph')
  if (items.some(({ text }) => EITHER.test(text) || MARKED_AFTER.test(text))) return false
  return items.length > 1 && items.every(({ kind, text }) => kind === 'list-item' && /[.!]$/.test(text))
}

/** 'Mito', 'Falsa 2', 'Errado nº 3' */
const UNTRUE = /(?:mito|fals[oa]|fake|boato|mentira|errad[oa]|incorret[oa])(?:\s(?:n[.º°]\s?)?\d+)?/u
/** 'Mito: o ser humano usa…', but not the entry of a glossary 'Mito: narrativa que explica…'. */
const LABELLED = pattern('iu')`
  ^(?:${'claim'}\s)?${UNTRUE}\s?[:–—-]\s
  (?=(?:${'statement after a label'}|\d+)(?![\p{L}]))`
/** 'Mito: a palavra vem do grego': what the word means. */
const OF_THE_WORD = /^mito\s?[:–—-]\s(?:(?:[oa]s?|uma?)\s)?(?:palavra|termo|vocábulo|narrativa|relato)(?!\p{L})/iu
/** 'Falso A vacina é…': a label set apart by nothing but its print, unless it is a name as in 'Mito O Minotauro…'. */
const LABEL_ALONE = pattern('u')`
  ^(?:Mito|MITO|Falso|FALSO|Fake|FAKE|Boato|BOATO|Errado|ERRADO|Incorreto|INCORRETO)\s
  (?=(?:[AO]s?|Uma?|Quem|Não|Tod[ao]s?|N[ao]s?|É|Só)\s)`
/** 'Verdade A vacina é…', 'FATO: …': the label that stands against it. */
const CONTRARY_LABEL = pattern('u')`
  (?:^|[.!?]\s)(?:Verdade|VERDADE|Fato|FATO|Verdadeir[oa]|VERDADEIR[OA]|Certo|CERTO|Corret[oa]|CORRET[OA])
  (?:\s?[:–—-]|\s(?=\p{Lu})|$)`
const FALSE_MARK = /[([]\s*(?:falsa?o?s?|errad[oa]|incorret[oa]|mito|mentira|fake)\s*[)\]]/u
const MARKED_BEFORE = pattern('iu')`^(?:[([]\s*F?\s*[)\]]|${FALSE_MARK})\s*\p{L}`
/** '… a urina. (F)', '… a urina (falso).': before the point a lone F is a symbol, as in 'a força (F).' */
const MARKED_AFTER = pattern('iu')`(?:[.!]\s*[([]\s*(?:F\s*)?[)\]]|${FALSE_MARK})\s*\.?$`
/** '…, mas isso é mentira.', '… – isso não é verdade.' */
const FALSE_WORD = /(?:um\s|uma\s|pur[oa]\s)?(?:mentira|mito|fals[oa]|boato|lenda|engano|crendice|superstição)/u
const DENIED_AFTER = pattern('iu')`
  [,;–—-]\s(?:mas\s|porém\s)?(?:isso|isto)\s(?:(?:é|não passa de)\s${FALSE_WORD}|não é verdade)[.!]?$`
const MARK_NEXT = pattern('iu')`^\s*(?:[([]\s*(?:F\s*)?[)\]]|${FALSE_MARK})`

/** 'É um erro comum pensar' */
const CALLS_UNTRUE = pattern('u')`
  ^(?:(?:mas|porém|também|ainda)\s)?(?:é|era|seria)\s(?:um\s|uma\s)?${'untruth'}\s
  (?:comum\s)?${'believing, after an untruth'}(?![\p{L}])`
/** 'É falso que…', 'Não é verdade que…', 'É um erro pensar que…' */
const DENIES = pattern('iu')`${CALLS_UNTRUE}|^não é (?:verdade|certo|correto)\s(?:que|dizer|pensar|afirmar)(?![\p{L}])`
const THINK = /(?:pens|ach|acredit|imagin|sup|julg|diz|afirm)\p{L}*/u
const SOME =
  /(?:\p{L}+,\s)?(?:muita gente|(?:muit|algu|cert)\p{L}+(?:\s(?:pessoas|colegas|alunos))?|há quem|as pessoas)/u
const WAS_THOUGHT =
  /(?:pensava|achava|acreditava|imaginava|julgava|dizia)(?:m|-se)|se\s(?:pens|ach|acredit|imagin|julg)ava|se\sdizia/u
/** 'Muita gente pensa que…', 'Algumas pessoas acreditam que…', 'Acreditava-se que…', 'Dizem que…' */
const SOME_THINK = pattern('iu')`${SOME}\s(?:ainda\s|já\s)?${THINK}`
const ONCE_THOUGHT = pattern('iu')`${ONCE}?${WAS_THOUGHT}(?:,?\s(?:antes|antigamente|no passado),?)?`
const SAID_BY_SOME = pattern('iu')`
  ^(?:${SOME_THINK}|${ONCE_THOUGHT}|dizem|diz-se)\s(?:[^.]{0,30},\s)?que(?![\p{L}])`
const WITHOUT_REASON = pattern('iu')`
  (?<![\p{L}])(?:sem razão|erroneamente|equivocadamente|erradamente|falsamente|por engano),?\s
  (?:[^.]{0,30}\s)?que(?![\p{L}])`

/**
 * Whether a sentence says what its text does not hold.
 * @param isStatement whether a text has a main verb
 * @param after what stands behind it in its block
 * @param amongTruths whether its section labels others as true
 */
export function isDenied(sentence: string, isStatement: StatementTest, after = '', amongTruths = false): boolean {
  return (
    isLabelled(sentence, isStatement) ||
    (amongTruths && LABEL_ALONE.test(sentence)) ||
    MARKED_BEFORE.test(sentence) ||
    MARKED_AFTER.test(sentence) ||
    DENIED_AFTER.test(sentence) ||
    MARK_NEXT.test(after) ||
    DENIES.test(sentence) ||
    SAID_BY_SOME.test(sentence) ||
    WITHOUT_REASON.test(sentence)
  )
}

/** Whether a block says of what stands in it that it is so, or that it is not. */
const isLabelledEither = ({ text }: Block): boolean =>
  CONTRARY_LABEL.test(text) || MARKED_AFTER.test(text) || (LABELLED.test(text) && !OF_THE_WORD.test(text))

/** Whether a whole statement stands behind a label: 'Falsa: a nota que não tem marca' says what the word means. */
function isLabelled(sentence: string, isStatement: StatementTest): boolean {
  if (OF_THE_WORD.test(sentence)) return false
  const label = LABELLED.exec(sentence)?.[0]
  return label !== undefined && isStatement(sentence.slice(label.length))
}

/** Signs that a list puts before what is wrong, and before what is right. */
const CROSS = /^[✕✖✗✘❌👎🚫⛔❎]/u
const TICK = /^[✓✔☑✅👍]/u
/** Words over a list that say what its signs mean. */
const OF_TRUTH = pattern('iu')`
  (?<![\p{L}])(?:cert[oa]s?|errad[oa]s?|verdad(?:e|es|eir[oa]s?)|fals[oa]s?|mitos?|(?:in)?corret[oa]s?|fatos?)
  (?![\p{L}])`
/** 'O plano inclui', 'O que pode': a cross says 'no' to something else than truth. */
const TAKEN_IN = /(?:inclu|permi[ts]|proib|contém|contêm|oferec|disponíve|planos?(?!\p{L})|programa)/u
const HAD_OR_ALLOWED =
  /(?:t[eê]m|pode|podem|fora|entram?|cai|caem|dentro|precisa|levar|trazer|regras?|sinais)(?!\p{L})/u
const OF_OTHER = pattern('iu')`(?<![\p{L}])(?:${TAKEN_IN}|${HAD_OR_ALLOWED})`

/**
 * Whether an item is marked as wrong: by a cross, in a list that ticks what is right or that is said to be of truths,
 * and not where the signs tell what is included or allowed.
 */
export function isCrossed(item: Block, blocks: readonly Block[], title: string): boolean {
  if (!CROSS.test(item.marker)) return false
  const at = blocks.indexOf(item)
  const isOther = ({ kind }: Block) => kind !== 'list-item'
  const first = blocks.slice(0, Math.max(at, 0)).findLastIndex(isOther) + 1
  const end = blocks.findIndex((block, place) => place > at && isOther(block))
  const list = blocks.slice(first, end < 0 ? undefined : end)
  const line = blocks[first - 1]?.text.split(/(?<=[.!?])\s/u).at(-1) ?? ''
  const ofTruth = OF_TRUTH.test(line) || (OF_TRUTH.test(title) && !OF_OTHER.test(line))
  if (ofTruth) return !PLAIN_CROSS.test(item.marker) || list.some(({ marker }) => TICK.test(marker))
  return list.some(({ marker }) => TICK.test(marker)) && !OF_OTHER.test(line) && !OF_OTHER.test(title)
}
/** Lists have these for bullets, too. */
const PLAIN_CROSS = /^[✕✖✗✘❎]/u

/** The name of a column of what is not so: 'Mito', 'Errado', 'Antes se pensava'. */
const FALSE_COLUMN = pattern('iu')`
  ^(?:mitos?|fals[oa]s?|fake(?:\snews)?|errad[oa]s?|incorret[oa]s?|boatos?|mentiras?
  |(?:o que\s|${ONCE})se\s${BELIEVED})$`
/** The name of the column beside it: 'Verdade', 'Certo', 'Hoje se sabe'. */
const TRUE_COLUMN = pattern('iu')`
  ^(?:verdades?|verdadeir[oa]s?|fatos?|realidades?|cert[oa]s?|corret[oa]s?|(?:(?:o que|hoje,?)\s)+se\ssabe)$`

/**
 * The blocks of a table that names a column of untruths beside one of truths and whose cells, as they run over several
 * lines, were read as paragraphs: which of them stand in that column is not known any more, so none is believed. Text
 * that runs across the columns ends it, and so does a page.
 */
export function amongUntruths(blocks: readonly Block[]): ReadonlySet<Block> {
  const untrue = new Set<Block>()
  for (const [at, block] of blocks.entries()) {
    if (!namesUntruths(block) || blocks[at - 1]?.kind === 'table-row' || blocks[at + 1]?.kind === 'table-row') continue
    for (const below of blocks.slice(at + 1)) {
      if (!CELL_KINDS.has(below.kind) || below.across || pageOf(below) !== pageOf(block)) break
      untrue.add(below)
    }
  }
  return untrue
}

/** What the cells of a table may have been read as. */
const CELL_KINDS: ReadonlySet<Block['kind']> = new Set<Block['kind']>([
  'paragraph',
  'list-item',
  'table-row',
  'caption',
])
const pageOf = ({ pieces }: Block) => pieces[0]?.page

const namesUntruths = ({ kind, cells }: Block) =>
  kind === 'table-row' &&
  cells.some(cell => FALSE_COLUMN.test(cell)) &&
  cells.some(cell => TRUE_COLUMN.test(cell)) &&
  cells.every(cell => FALSE_COLUMN.test(cell) || TRUE_COLUMN.test(cell))

/**
 * What tells of each sentence under a heading whether its text denies it; `after` is what stands behind it in its
 * block.
 */
export function denialsIn(
  { title, blocks }: Pick<Section, 'title' | 'blocks'>,
  isStatement: StatementTest,
): (block: Block, sentence: string, after: string) => boolean {
  const untrue = amongUntruths(blocks)
  const amongTruths = blocks.some(({ text }) => CONTRARY_LABEL.test(text))
  return (block, sentence, after) =>
    untrue.has(block) || isCrossed(block, blocks, title) || isDenied(sentence, isStatement, after, amongTruths)
}
