import { type Agreement, agrees } from '@capivira/portuguese/agreement'
import { singular } from '@capivira/portuguese/inflection'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import type { Block, Section } from '../../document/model.ts'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { tagWords } from '../grammar/tagging.ts'
import { inSmallLetters } from '../references/heading-name.ts'
import { ATTRIBUTE } from '../references/known.ts'

/** 'Faringe: …', 'Célula polar – …': a label and what is said of it. */
const LABELLED = /^(\p{Lu}[^:.?!–—]{2,40}?)(?::|\s[–—-])\s(?=\S+\s\S)/u

/**
 * The label of a block that stands in a row of such: 'Faringe' over 'Esôfago: liga…'; '' where none is before or after
 * it.
 */
export function rowLabel(text: string, block: Block, { blocks }: Pick<Section, 'blocks'>): string {
  const label = LABELLED.exec(text)?.[1] ?? ''
  if (label === '') return ''
  const at = blocks.indexOf(block)
  const inRow = [blocks[at - 1], blocks[at + 1]].some(
    other => other?.kind === block.kind && other.depth === block.depth && LABELLED.test(other.text),
  )
  return inRow ? label : ''
}

/** 'Importância cultural: habitada por povos antigos': of what the heading names. */
const OF_ANOTHER = pattern('u')`
  ^(?:${'noun of the heading before an adjective'}(?:\s\p{Ll}+)?|${'label of what a heading owns'})$`

/** Verbs whose subject may follow them. */
const LACKING = wordsOf('verb with its subject behind')
const BEFORE_VERB = pattern('iu')`^(?:${'adverb before the verb'}\s)+`

/** What is said of a label: with the verb first, or 'é' before what has been done with it. */
type Said = { text: string; agrees: (phrase: Agreement) => boolean }

function saidOf(text: string): Said | null {
  const adverbs = BEFORE_VERB.exec(text)?.[0] ?? ''
  const [verb, second] = tagWords(text.slice(adverbs.length))
  if (!verb || !second) return null
  // 'Sua estrutura densa…': 'suar' has such a form.
  if (verb.tag === 'determiner') return null
  const low = verb.lower.replace(/-se$/u, '')
  const readings = analyse(low)
  // 'Máquina de fiar…', 'Processo pelo qual…': a noun, whatever verb has its letters. 'Liga a boca com o esôfago' is
  // none.
  const article = second.tag === 'article' && /^[oa]s?$/.test(second.lower)
  // 'é provocada pela chuva'
  const copula = isOneOf('copula form', low) && isParticiple(second.lower)
  const noun = readings.some(a => a.category === 'noun') && !article && !copula
  if (noun) return null
  const link = second.tag === 'preposition' || second.tag === 'contraction'
  const finite = readings.filter(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)
  if (finite.length === 0) {
    // 'causada pela chuva'
    // 'Desenvolvido por Taylor, o taylorismo busca…': a statement of its own follows.
    if (!isParticiple(low) || !link || adverbs !== '' || /,\s[oa]s?\s|\p{Ll}ndo\s/u.test(text)) return null
    const words = tagWords(text)
    const relative = words.findIndex(({ tag }) => tag === 'relative')
    if (words.slice(1, relative < 0 ? words.length : relative).some(({ tag }) => tag === 'verb')) return null
    return { text, agrees: phrase => agrees(low, phrase) }
  }
  // 'Existem diversos verbos…': there the subject follows.
  if (
    finite.some(a => LACKING.has(a.lemma)) &&
    !((link || second.lower === 'quando') && finite.some(a => /^(?:ocorrer|acontecer)$/.test(a.lemma)))
  )
    return null
  // 'Coagulação: adiciona-se sulfato': what is added follows.
  if (/-se$/u.test(verb.lower) && (second.tag === 'noun' || second.tag === 'article')) return null
  return { text, agrees: phrase => finite.some(a => (a.number ?? phrase.number) === phrase.number) }
}

/** 'Climas do mundo', 'Tipos de clima' → 'climas', 'clima': what the labels under a heading are kinds of. */
function headOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/^(?:(?:principais|diferentes)\s)?(?:(?:tipos|classificação|classes|espécies|formas)\sd[aeo]s?\s)?/u, '')
  return plain.split(' ')[0] ?? ''
}

/**
 * 'concretos' under 'Substantivos concretos' → 'substantivos concretos'; 'polar' under 'Climas do mundo' → 'clima
 * polar'; null for nothing.
 */
function named(plain: string, title: string): string | null {
  const [first = ''] = plain.split(' ')
  const kinds = analyse(first.toLowerCase())
  // 'Veja de perto: mostra o tear por dentro': a call to the reader is nothing that does or is.
  if (kinds.length > 0 && kinds.every(a => a.category === 'verb' && a.mood !== 'participle')) return null
  const head = headOf(title)
  const describing = kinds.some(a => a.category === 'adjective' || a.mood === 'participle')
  // 'Concretos' is also a noun; under 'Substantivos concretos' it describes one.
  const describes =
    describing &&
    (kinds.every(a => a.category !== 'noun') ||
      (head !== first && new RegExp(`(?<!\\sd[aeo]s?)\\s${first}(?!\\S)`, 'u').test(title.toLowerCase())))
  if (!describes) return plain
  if (analyse(head).length === 0 || head === first) return null
  const one = kinds.every(a => a.number !== 'p') ? (singular(head) ?? head) : head
  return `${one} ${plain}`
}

/**
 * 'Arrendatários: alugam a terra…' → 'Os arrendatários alugam a terra…'; 'Concretos: designam coisas…' under the
 * heading 'Substantivos concretos e abstratos' → 'Os substantivos concretos designam coisas…'; 'Erosão pluvial: causada
 * pela chuva' → 'A erosão pluvial é causada…'. Null where what stands after the label is not said of it.
 */
export function resolveLabel(text: string, label: string, title: string): string | null {
  const after = /^[^:–—]{2,50}?(?::|\s[–—-])\s(.+)$/su.exec(text)?.[1] ?? ''
  const said = saidOf(after)
  const name = label.replace(/\s*\([^)]*\)/gu, '').trim()
  if (!said || name === '' || name.split(' ').length > 4 || /[,;:/?!+\d]/.test(name)) return null
  const bare = inSmallLetters(name)
  // 'Principal vantagem: simplifica a leitura': of what the section is about.
  if (bare.split(' ').some(word => ATTRIBUTE.test(word)) || OF_ANOTHER.test(bare)) return null
  const plain = named(
    bare.replace(PART_OF_A_SCREEN, kind => kind.toLowerCase()),
    title,
  )
  const phrase = plain === null ? undefined : readSubject(plain, NO_USE)?.phrase
  const purpose = saysPurpose(said.text)
  if (!phrase || phrase.genderFrom === 'default' || !(purpose || said.agrees(phrase))) return null
  if (purpose && (isInstruction(said.text) || /^(?:uma?s?|[oa]s?)\s/iu.test(bare))) return null
  if (plain?.toLowerCase() !== bare.toLowerCase() && !agrees(bare.split(' ')[0] ?? '', phrase)) return null
  // 'Cada vagão: leva …' has its own.
  if (/^(?:cada|tod[oa]s?)\s/iu.test(bare)) return null
  const article = `${phrase.gender === 'f' ? 'A' : 'O'}${phrase.number === 'p' ? 's' : ''}`
  const plural = phrase.number === 'p'
  const is = isParticiple(said.text.split(' ')[0] ?? '') ? (plural ? 'são ' : 'é ') : ''
  const serves = purpose ? (plural ? 'servem ' : 'serve ') : ''
  const rest = `${said.text.charAt(0).toLowerCase()}${said.text.slice(1)}`
  return `${article} ${plain} ${is}${serves}${rest.replace(/[;,]?$/, end => (/[.!?]$/.test(rest) ? end : '.'))}`
}

/** 'Botão Limpar': its name is the second word. */
const PART_OF_A_SCREEN = pattern('u')`^${'part of a screen'}(?=\s\p{Lu})`

/** 'para apagar o desenho': what for, and no form of 'parar'. */
const saysPurpose = (text: string) => /^para\s(?:se\s|não\s)?\p{L}{2,}r(?:-\p{L}+)?\s/iu.test(text)

/** 'para medir a altura, some os lados': what to do. */
function isInstruction(text: string): boolean {
  const after = /,\s(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? ''
  return analyse(after).some(({ mood }) => mood === 'imperative' || mood === 'subjunctive')
}
