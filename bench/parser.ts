/**
 * How well the parser reads a treebank in CoNLL-U, and how fast:
 *   node --expose-gc bench/parser.ts bosque-dev.conllu… [--weights file.bin] [--as bosque] [--show 20]
 * A file is read in the manner of the treebank its name begins with, where the parser knows that one, or of `--as`.
 * Words are those of the treebank but in the last two columns of the first table, where our own tokenizer finds them in
 * the text. Scores are without subtypes of relations, except for the second table. `--show` prints sentences with a
 * wrong arc held for sure.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createParser, type Tree } from '@capivira/portuguese/parser'
import { type GoldSentence, readGold } from './parser/gold.ts'
import { f1, scoreText, scoreWords } from './parser/scores.ts'

const SHIPPED = new URL('../packages/portuguese/weights/parser.bin', import.meta.url)
const RELATIONS = `nsubj nsubj:pass obj iobj obl obl:agent xcomp ccomp advcl acl acl:relcl conj appos nmod amod flat`
const COLUMNS = ['file', 'words', 'UPOS', 'UAS', 'LAS', 'p ≥ .95: share, right', 'ECE', 'raw: words F1', 'raw: LAS F1']

const { values, positionals } = parseArgs({
  options: { weights: { type: 'string' }, as: { type: 'string' }, show: { type: 'string', default: '0' } },
  allowPositionals: true,
})
if (positionals.length === 0)
  throw new Error('usage: node bench/parser.ts file.conllu… [--weights file.bin] [--as name]')

/** Milliseconds of the processor: the wall clock would measure the neighbours too. */
const cpu = () => process.cpuUsage().user / 1000
const path = values.weights ?? SHIPPED

const files = positionals.map(file => ({ file, gold: readGold(readFileSync(file, 'utf8')) }))
const before = { memory: memory(), cpu: cpu() }
const shipped = createParser(path)
const readyMs = cpu() - before.cpu
shipped.read('O vento sopra.')
const firstMs = cpu() - before.cpu
shipped.readWords((files[0]?.gold ?? []).slice(0, 200))
const memoryMb = memory() - before.memory

const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1)
const rows: string[][] = [COLUMNS]
const relations = ['root of a copula', ...RELATIONS.split(' ')]
const relationRows: string[][] = [['F1', ...relations]]
const spent = { words: 0, ms: 0 }
for (const { file, gold } of files) {
  const name = file.replace(/^.*\//, '')
  const manner = values.as ?? /^[a-z]+/.exec(name)?.[0] ?? ''
  const parser = shipped.treebanks.includes(manner) ? createParser(path, manner) : shipped
  const began = cpu()
  const trees = parser.readWords(gold)
  spent.ms += cpu() - began
  const scores = scoreWords(gold, trees)
  spent.words += scores.words
  const raw = scoreText(gold, parser.readAll(gold.map(sentence => sentence.text)))
  rows.push([
    ...[name, `${scores.words}`],
    ...[scores.upos, scores.heads, scores.labelled].map(right => percent(right, scores.words)),
    `${percent(scores.sure, scores.words)}, ${percent(scores.sureRight, scores.sure)}`,
    ...[scores.calibration.toFixed(3), percent(raw.words, 1), percent(raw.labelled, 1)],
  ])
  relationRows.push([name, ...relations.map(relation => percent(f1(scores.relations.get(relation)), 1))])
  show(gold, trees, Number(values.show))
}
print(rows)
print(relationRows)
console.log(`\n${Math.round((1000 * spent.words) / spent.ms)} words a CPU second on one core, lemmas included`)
console.log(
  `ready in ${readyMs.toFixed(0)} ms CPU; first sentence with the dictionaries after ${firstMs.toFixed(0)} ms`,
)
console.log(`${memoryMb.toFixed(1)} MB after 200 sentences, dictionaries included`)

/** Heap and buffers in MB, after collection where `--expose-gc` allows it. */
function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers, external } = process.memoryUsage()
  return (heapUsed + Math.max(arrayBuffers, external)) / 1e6
}

function print(table: readonly string[][]): void {
  const width = (column: number) => Math.max(...table.map(row => row[column]?.length ?? 0))
  console.log()
  for (const row of table) {
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  '))
  }
}

function show(gold: readonly GoldSentence[], trees: readonly Tree[], limit: number): void {
  let shown = 0
  for (const [s, { text, words }] of gold.entries()) {
    const arc = (head: number, relation: string) => `${relation} of ${words[head]?.text ?? 'the root'}`
    const wrong = (trees[s]?.tokens ?? []).flatMap((token, i) => {
      const word = words[i]
      if (!word || token.confidence < 0.95 || (token.head === word.head && token.relation === word.relation)) return []
      const said = `${arc(token.head, token.relation)} (${token.confidence.toFixed(2)})`
      return [`  ${token.text}: ${said}, not ${arc(word.head, word.relation)}`]
    })
    if (wrong.length === 0 || shown >= limit) continue
    shown++
    console.log([text, ...wrong].join('\n'))
  }
}
