/**
 * Finds seven words in a row that the generator's or the language's source and tests share with any document of a
 * folder:
 *     node bench/evaluate/collection/borrowed.ts FOLDER
 * Prints the place in the source and the document, never words: some of the documents are sealed. Needs pdftotext.
 * Ends with 1 when something is found.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linesShared, runsOf } from './shared-words.ts'

const WORDS = 7
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder? node bench/evaluate/collection/borrowed.ts FOLDER')

const under = (path: string, name: RegExp) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(file => name.test(file) && !file.includes('node_modules'))
    .sort()

const sources = ['packages/generation', 'packages/portuguese'].flatMap(place =>
  under(join(PROJECT, place), /\.(ts|tsv|json|md)$/).map(file => join(place, file)),
)
const texts = sources.map(file => ({ file, text: readFileSync(join(PROJECT, file), 'utf8') }))

let found = 0
const documents = under(folder, /\.pdf$/)
for (const document of documents) {
  const words = execFileSync('pdftotext', [join(folder, document), '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const runs = runsOf(words, WORDS)
  for (const { file, text } of texts) {
    for (const line of linesShared(text, runs, WORDS)) {
      found++
      console.log(`${file}:${line}\t${document}`)
    }
  }
}
console.log(
  `${found} places of ${sources.length} files share ${WORDS} words in a row with ${documents.length} documents.`,
)
process.exitCode = found > 0 ? 1 : 0
