import { contract, definiteArticle } from '@capivira/portuguese/agreement'
import { singular } from '@capivira/portuguese/inflection'
import { analyse, numberOf } from '@capivira/portuguese/morphology'
import { splitSentences } from '@capivira/portuguese/sentences'
import { agreementOf, readSubject } from '../../analysis/grammar/nouns.ts'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Block } from '../../document/model.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import { opensLikeADefinition, saysWhatItDoes } from '../definitions/meaning.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { contentBlocks, type Placed, sourceAt } from './structure.ts'

const ENTRY = /^([\p{L}\p{N}_.]{2,24}(?:\s[\p{L}\p{N}_.-]+){0,2}?)(?:\s?:|\s[–—-])\s+(.{8,})$/u
/** Words that head a remark and name nothing. */
const REMARK = pattern('iu')`^(?:${'heads a remark on a slide'}|fonte(?![\p{L}]))`

/** A definition of more words has its second sentence left out. */
const MOST_WORDS = 22

type Entry = { term: string; meaning: string; sentences: number; placed: Placed; parent: Block | null }

/**
 * Items 'filter: seleciona linhas', 'path: caminho até o arquivo' under 'Principais verbos:' or 'Parâmetros:'. The line
 * above says what the terms are, so that a question can name them: 'O que faz o verbo filter?'.
 */
export function slideEntries(study: Study): Fact[] {
  const blocks = contentBlocks(study)
  const entries = blocks.flatMap((placed, index) => entryOf(placed, parentOf(blocks, index)) ?? [])
  return entries.flatMap((entry, order) => {
    const kin = entries.filter(other => other !== entry && other.parent === entry.parent)
    return kin.length === 0 ? [] : factOf(entry, kin, order, study)
  })
}

/** The line an item stands under: the item one level up, or the line that ends in a colon before the list. */
function parentOf(blocks: readonly Placed[], index: number): Block | null {
  const item = blocks[index]
  if (!item) return null
  for (let at = index - 1; at >= Math.max(0, index - 12); at--) {
    const above = blocks[at]
    if (!above || above.section !== item.section) return null
    const { block } = above
    if (block.kind === 'code' || block.kind === 'formula' || block.kind === 'footnote') continue
    if (block.kind === 'list-item') {
      if (block.depth < item.block.depth) return block
      continue
    }
    return block.kind === 'paragraph' && /[:;]$/.test(block.text) ? block : null
  }
  return null
}

function entryOf(placed: Placed, parent: Block | null): Entry | null {
  const { block } = placed
  if (block.kind !== 'list-item' || parent === null) return null
  const match = ENTRY.exec(block.text)
  const term = (match?.[1] ?? '').trim()
  const { meaning, sentences } = withItsUse((match?.[2] ?? '').split(/(?<=\p{L}{2}[.;])\s/u))
  // Terms set in bold or in capitals are those of the glossary family.
  if (
    match === null ||
    isSetInBold(block, term) ||
    REMARK.test(term) ||
    /\.\p{L}+\.|\.\p{Ll}{2,4}$/u.test(term) ||
    !/^[\p{Ll}.]/u.test(term) ||
    /[?!:]$/.test(meaning)
  )
    return null
  return { term, meaning, sentences, placed, parent }
}

const SAYING_WHAT_AN_ARGUMENT_DOES_FORM = pattern('iu')`^${'saying what an argument does, form'}(?![\p{L}])`

/**
 * 'Argumento lógico. Indica se há título.' → 'Argumento lógico que indica se há título': what it is without what it is
 * for says half.
 */
function withItsUse([meaning = '', use = '']: readonly string[]): { meaning: string; sentences: number } {
  const joined = `${meaning.replace(/[.;]$/u, '')} que ${use.charAt(0).toLowerCase()}${use.slice(1)}`
  const tells = SAYING_WHAT_AN_ARGUMENT_DOES_FORM.test(use)
  return tells && opensLikeADefinition(meaning) && wordsIn(joined) <= MOST_WORDS
    ? { meaning: joined, sentences: 2 }
    : { meaning, sentences: 1 }
}

function isSetInBold(block: Block, term: string): boolean {
  return block.bold.some(run => run.startsWith(term))
}

function factOf(
  { term, meaning, sentences, placed, parent }: Entry,
  kin: readonly Entry[],
  order: number,
  study: Study,
): Fact[] {
  const does = saysWhatItDoes(meaning)
  if (!does && sentences === 1 && !opensLikeADefinition(meaning)) return []
  const line = parent?.text ?? ''
  const named = ENTRY.test(line) && !/^\p{Lu}/u.test(line) ? null : kindIn(line, study)
  const kind = named && !term.toLowerCase().includes(named.noun) ? named : null
  const answer = tidyAnswer(meaning)
  // 'nome: nome para o pedaço de código' says little.
  if (answer.toLowerCase().startsWith(term.toLowerCase())) return []
  if (wordsIn(answer) < 2 || (wordsIn(answer) < 4 && kind === null)) return []
  const subject = kind ? `${kind.article} ${kind.noun} ${term}` : null
  // Said in two ways, so that neighbours of a list do not read the same.
  const doing = order % 2 === 0 ? ask('o que faz', subject ?? '') : ask('que ação', subject ?? '', 'executa')
  const question = subject ? (does ? doing : ask('o que é', subject)) : inContext(term, does, placed, kin, study)
  if (question === null) return []
  const { text } = placed.block
  const quote = text.slice(0, splitSentences(text)[sentences - 1]?.end)
  const rivals = kin.flatMap(other => (saysWhatItDoes(other.meaning) === does ? [tidyAnswer(other.meaning)] : []))
  return [
    settle(
      {
        family: 'definition',
        pattern: does ? 'slides/does' : 'slides/term',
        focus: focusKey(`${kind?.noun ?? ''} ${term}`),
        question,
        answer,
        answerType: 'definition',
        strength: subject ? 0.86 : 0.72,
        load: 0.2,
        rivals,
        // Beside what other slides say, the one of its own list stands out.
        quiz: subject !== null || rivals.length > 2,
        quote,
        page: pageAt(placed.block, 0),
      },
      sourceAt(placed, quote),
    ),
  ]
}

/** 'Na organização de arquivos, o que é “legado”?' where nothing says what the terms of a list are. */
function inContext(
  term: string,
  does: boolean,
  { section }: Placed,
  kin: readonly Entry[],
  study: Study,
): string | null {
  if (section.title === '' || wordsIn(section.title) > 6 || section.title.includes(':') || kin.length < 2) return null
  const plural = analyse(term).length > 0 && numberOf(term) === 'p'
  return ask(
    `${within(section.title, study)},`,
    does ? (plural ? 'o que fazem' : 'o que faz') : plural ? 'o que são' : 'o que é',
    `“${term}”`,
  )
}

/**
 * 'Organização de arquivos' → 'na organização de arquivos'; a title that names no thing, or one of another ('do
 * projeto'), is quoted.
 */
function within(title: string, study: Study): string {
  const name = title.charAt(0).toLowerCase() + title.slice(1)
  const phrase = /\s\p{Lu}\p{Ll}|\sd[ao]s?\s\p{Ll}+$/u.test(title) ? null : readSubject(name, study.use, true)?.phrase
  return phrase?.determiner === '' && !phrase.proper && phrase.genderFrom !== 'default' && phrase.core === name
    ? `${contract('em', definiteArticle(phrase))} ${name}`
    : `em “${title}”`
}

/** 'Principais verbos:' → o verbo; null where the line does not begin with a plural noun. */
function kindIn(line: string, study: Study): { noun: string; article: string } | null {
  const words = line.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const [first = ''] = words
  const noun = isOneOf('before the plural of a heading', first) ? (words[1] ?? '') : first
  const readings = analyse(noun).filter(a => a.category === 'noun')
  if (readings.length === 0 || !readings.every(a => a.number === 'p')) return null
  const one = singular(noun)
  const agreement = one === null ? null : agreementOf(one, study.use)
  return one !== null && agreement?.sure ? { noun: one, article: definiteArticle(agreement) } : null
}
