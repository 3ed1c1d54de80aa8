/**
 * How far the proof of items can be trusted: judges a battery of false and true items over the documents of a folder,
 * and prints by kind of falsehood what was published, held back for the teacher and refused, once as items of a pasted
 * answer and once as those that a language model answers with.
 *
 *   node bench/proof.ts FOLDER [--list] [--part open|sealed] [--parser FILE | --words]
 *
 * The folder holds, for each document NAME, `NAME.txt` (its text, pages begun by a line '[p. N]') and `NAME.items.txt`
 * (items in the format of a pasted answer behind lines '#! true' or '#! KIND' that say what they are; 'F: §7' quotes
 * the seventh line). A document whose name ends in '.sealed' is one nobody has tuned for. Without a folder the battery
 * of this repository is judged; with the weights of the package where it has some, with those of FILE, or by words
 * alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { treeReader } from '@capivira/generation/reading/parsed'
import { createParser } from '@capivira/portuguese/parser'
import { readBattery, WAYS } from './proof/battery.ts'
import { tableOf } from './proof/table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    part: { type: 'string' },
    parser: { type: 'string' },
    words: { type: 'boolean', default: false },
  },
})
const folder = positionals[0] ?? join(import.meta.dirname, 'proof', 'battery')
const names = readdirSync(folder)
  .filter(name => name.endsWith('.items.txt'))
  .map(name => name.slice(0, -'.items.txt'.length))
const wanted = names.filter(
  name => values.part === undefined || name.endsWith('.sealed') === (values.part === 'sealed'),
)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const shipped = new URL('../packages/portuguese/weights/parser.bin', import.meta.url)
const weights = values.parser ?? (existsSync(shipped) ? shipped : null)
const trees = weights === null || values.words ? null : treeReader(createParser(weights))
for (const [way, judgeOf] of Object.entries(WAYS)) {
  const judged = wanted.flatMap(name =>
    readBattery(name, read(`${name}.txt`), read(`${name}.items.txt`), (document, title) =>
      judgeOf(document, title, trees),
    ),
  )
  console.log(`\n${way === 'pasted' ? 'a pasted answer' : 'a model’s answer'}`)
  if (values.list) {
    for (const { document, kind, outcome, question, answer, reason } of judged) {
      if (outcome !== (kind === 'true' ? 'published' : 'refused'))
        console.log(`${document} · ${kind} · ${outcome}: ${question} → ${answer}\n    ${reason ?? ''}`)
    }
  }
  console.log(tableOf(judged))
}
