import type { Word } from '@capivira/portuguese/parser'

/**
 * A word of a treebank: what people decided, with its place in the sentence's text. Heads as in trees: an index, -1 the
 * root.
 */
export type GoldWord = Word & { upos: string; head: number; relation: string; form: string }

export type GoldSentence = { text: string; words: readonly GoldWord[] }

/** Relations told apart by their subtype; of the others only what stands before the colon counts. */
const SUBTYPES: ReadonlySet<string> = new Set(['acl:relcl', 'aux:pass', 'nsubj:pass', 'obl:agent'])

/** Sentences of a file in CoNLL-U. Where the text is not given it is the words with spaces. */
export function readGold(text: string): GoldSentence[] {
  return text
    .split(/\n\s*\n/)
    .map(readBlock)
    .filter(sentence => sentence.words.length > 0)
}

function readBlock(block: string): GoldSentence {
  const lines = block.split('\n').map(line => line.split('\t'))
  const rows = lines.filter(columns => columns.length === 10 && /^\d+(?:-\d+)?$/.test(columns[0] ?? ''))
  const given = /^# text = (.*)$/m.exec(block)?.[1]?.trim()
  const text = given ?? rows.map(row => row[1]).join(' ')
  const words: GoldWord[] = []
  let at = 0
  let place = { start: 0, end: 0 }
  let covered = 0
  /** Whether the words of what is written as one stand in it with hyphens between: each has a place of its own. */
  let hyphens = false
  for (const [row, [id = '', form = '', , upos = '', , , head = '', relation = '']] of rows.entries()) {
    const joined = /^(\d+)-(\d+)$/.exec(id)
    if (joined || Number(id) > covered || hyphens) {
      const start = Math.max(at, text.indexOf(form, at))
      place = { start, end: start + form.length }
      at = place.end
    }
    if (joined) {
      const [first, last] = [Number(joined[1]), Number(joined[2])]
      const parts = rows.slice(row + 1, row + 2 + last - first).map(([, part]) => part)
      hyphens = parts.join('-') === form
      if (hyphens) at = place.start
      covered = last
      continue
    }
    words.push({ ...place, text: form, form, upos, head: Number(head) - 1, relation: kept(relation) })
    if (Number(id) >= covered) hyphens = false
  }
  return { text, words }
}

const kept = (relation: string) => (SUBTYPES.has(relation) ? relation : (relation.split(':')[0] ?? relation))
