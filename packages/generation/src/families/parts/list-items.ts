import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Block } from '../../document/model.ts'
import { wordsIn } from '../wording/phrasing.ts'

const MAX_ITEMS = 6
const MAX_LABEL = 9
/** Nobody keeps six phrases of four words in mind as one answer. */
const MAX_WORDS = 20

/**
 * The items of a list: short names of them, and their texts in order, with what stands under them; open where there are
 * more.
 */
type Items = { labels: readonly string[]; passage: readonly string[]; open: boolean }

/**
 * The items right after a block: two to six, each short, or named before a colon or dash; null when there is no such
 * list.
 */
export function itemsAfter(blocks: readonly Block[], index: number): Items | null {
  const first = blocks[index + 1]
  if (!first) return null
  const symbol = first.marker !== '' && !/\d|[a-z]/i.test(first.marker)
  const labels: string[] = []
  const passage: string[] = []
  let open = false
  for (const block of blocks.slice(index + 1)) {
    if (block.kind !== 'list-item' || block.depth < first.depth) break
    passage.push(block.text)
    if (block.depth > first.depth || (symbol && block.marker !== first.marker)) continue
    if (/^(?:E muito mais|Entre outr[oa]s|Etc|Outros)(?![\p{L}])/iu.test(block.text)) {
      open = true
      continue
    }
    const label = labelOf(block.text)
    if (label === '' || wordsIn(label) > MAX_LABEL || /[?!…]$|\.\.\.$|https?:/.test(block.text)) return null
    labels.push(label)
  }
  return labels.length >= 2 && labels.length <= MAX_ITEMS && wordsIn(labels.join(' ')) <= MAX_WORDS
    ? { labels, passage, open }
    : null
}

/** 'Herança - diz respeito ao…' → 'Herança'; a short item stays whole, a long one loses what explains it. */
function labelOf(text: string): string {
  const plain = text.replace(/\s\([^)]*\)/g, '')
  const named = /^([^:–—]{2,40}?)(?:\s[-–—]\s|:\s)/u.exec(plain)?.[1]
  if (named !== undefined) return tidyLabel(named)
  if (wordsIn(plain) <= 6) return tidyLabel(plain)
  const clause = plain.split(/,\s(?=com|que|onde|d[oa]|para|em)/u)[0] ?? plain
  if (wordsIn(clause) <= MAX_LABEL) return tidyLabel(clause)
  const short = clause.split(/\s(?=(?:que|onde|quando|porque|através|por meio)\s)/u)[0] ?? clause
  // 'Os metais que se oxidam perdem o brilho': cut there, its subject is left of what it says.
  const says = (text: string) => tagWords(text).some(({ tag }) => tag === 'verb')
  if (
    says(
      clause.slice(short.length).replace(/^\s(?:que|onde|quando|porque|através|por meio)\s\P{L}*(?:se\s)?\p{L}+/u, ''),
    ) &&
    !says(short)
  )
    return ''
  return tidyLabel(wordsIn(short) >= 3 ? short : clause)
}

function tidyLabel(label: string): string {
  return label
    .replace(/[.;,:]+$/, '')
    .replace(/\s(?:e|ou)$/, '')
    .trim()
}
