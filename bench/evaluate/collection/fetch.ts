/**
 * Brings the documents of the collection from their sources, checks that they are the same, and lays them out by share:
 *     node bench/evaluate/collection/fetch.ts FOLDER [--mirror DIR] [--share open] [--list FILE]
 * Files of git repositories come over https, or from copies of the repositories in `--mirror` (one folder `owner+name`
 * each). Needs git, and apt-get and dpkg-deb for the files of Debian packages, qpdf where pages are cut, pandoc where a
 * text is typeset. What is there already stays. Ends with 1 when a document could not be had.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { bring } from './bring.ts'
import { type Entry, parseList } from './list.ts'
import { isText, typeset } from './typeset.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mirror: { type: 'string' }, share: { type: 'string' }, list: { type: 'string' } },
})
const [folder] = positionals
if (!folder) throw new Error('Which folder? node bench/evaluate/collection/fetch.ts FOLDER')

const list = parseList(readFileSync(values.list ?? new URL('documents.tsv', import.meta.url), 'utf8'))
const wanted = list.filter(entry => !values.share || entry.share === values.share)
const missing: string[] = []
for (const entry of wanted) {
  try {
    await lay(entry, join(folder, entry.share, entry.file))
  } catch (error) {
    missing.push(`${entry.share}/${entry.file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
}
for (const line of missing) console.error(line)
console.log(`${wanted.length - missing.length} of ${wanted.length} documents are in ${folder}.`)
process.exitCode = missing.length > 0 ? 1 : 0

async function lay(entry: Entry, target: string): Promise<void> {
  if (existsSync(target)) return
  const bytes = bring(entry.source, join(folder ?? '.', '.packages'), values.mirror)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== entry.sha256) throw new Error(`another file than the list's: ${sha256}`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, await finished(entry, bytes))
}

/** The PDF of an entry: typeset where it was a text, unpacked where it was packed, and only its pages. */
async function finished({ source, pages }: Entry, bytes: Buffer): Promise<Buffer> {
  const unpacked = source.path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  const pdf = isText(source.path) ? await typeset(source.path, unpacked) : unpacked
  return pages === 'all' ? pdf : cut(pdf, pages)
}

function cut(pdf: Buffer, pages: string): Buffer {
  const whole = join(folder ?? '.', '.whole.pdf')
  writeFileSync(whole, pdf)
  const options = ['--warning-exit-0', '--deterministic-id', whole, '--pages', '.', pages, '--', '-']
  return execFileSync('qpdf', options, { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })
}
