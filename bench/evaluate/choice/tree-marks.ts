/**
 * Joins readers' marks of questions of rows over trees with the features that their items have today:
 *     node bench/evaluate/choice/tree-marks.ts FOLDER [--cache FOLDER] [--marks FILE.tsv ...] | gzip -n > new.tsv.gz
 * then moved over `bench/evaluate/choice/tree-marks.tsv.gz`, which is read meanwhile. FOLDER holds the open documents,
 * a folder for each kind. The marks are those of `tree-marks.tsv.gz` and of readers' files (lines `id`, `K`, `E` or
 * `S`, cause). What a gate refuses today is left out: it is never shown. `--share 0/2` takes every second document.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { draftMaterial } from '@capivira/generation/generate'
import { cardCandidate, questionCandidate } from '@capivira/generation/items/candidates'
import { featuresOf } from '@capivira/generation/items/choice/certainty/features'
import { pdfSamples } from '../documents.ts'
import { idOf } from './chosen.ts'
import { type ChoiceMark, formatChoiceMarks, readChoiceMarks } from './marks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string' },
    share: { type: 'string', default: '0/1' },
    marks: { type: 'string', multiple: true },
  },
})
const [folder] = positionals
if (!folder) throw new Error('usage: tree-marks.ts FOLDER')

type Mark = Pick<ChoiceMark, 'mark' | 'cause'>
const isMark = (mark: string): mark is Mark['mark'] => mark === 'K' || mark === 'E' || mark === 'S'
const known = readChoiceMarks(new URL('tree-marks.tsv.gz', import.meta.url))
const marks = new Map<string, Mark>(known.map(({ id, mark, cause }) => [id, { mark, cause }]))
for (const line of (values.marks ?? []).flatMap(file => readFileSync(file, 'utf8').trimEnd().split('\n'))) {
  const [id = '', mark = '', cause = '-'] = line.split('\t')
  if (isMark(mark)) marks.set(id, { mark, cause })
}
const [own = 0, of = 1] = values.share.split('/').map(Number)
const documents = readdirSync(folder)
  .sort()
  .flatMap(kind =>
    readdirSync(join(folder, kind))
      .sort()
      .map(file => `${kind}/${file}`),
  )
const found: ChoiceMark[] = []
for (const [at, document] of documents.entries()) if (at % of === own) found.push(...(await marksOf(document)))
process.stdout.write(formatChoiceMarks(found))

async function marksOf(document: string): Promise<ChoiceMark[]> {
  const [sample] = await pdfSamples([join(folder ?? '', document)], values.cache)
  if (!sample) return []
  const { study, facts, pools, context, score } = draftMaterial(sample.document, { title: sample.title })
  return facts
    .filter(({ signs }) => signs !== undefined)
    .flatMap(fact => {
      const card = cardCandidate(fact, score(fact), study, context)
      const question = questionCandidate(fact, score(fact), study, pools, context, 'capivira')
      return [card, question].filter(one => one !== null)
    })
    .flatMap(candidate => {
      const id = idOf(document, candidate)
      const found = marks.get(id)
      return found ? [{ id, document, kind: candidate.kind, ...found, features: featuresOf(candidate, study) }] : []
    })
}
