/**
 * What strict readers kept of the questions that the rows over trees ask (`packages/generation/src/patterns`), row by row:
 *     node bench/evaluate/choice/rows.ts [row-marks.tsv]
 * The questions were read blind, with their passage, of all open documents, before any choice or gate; `sure` are those of trees with
 * a certainty of at least 0.9 that no gate refuses. Marks: K kept, E good after an edit, S struck; causes: `quem` of what or whom, `port` language,
 * `errada` not what the passage says, `duas` other answers as right, `vale` not worth asking, `letras` damaged signs, `dita` told by the question, `corte` cut.
 */
import { readFileSync } from 'node:fs'
import { alignedTable, percent } from '../table.ts'

type Mark = { row: string; sure: number; refused: string; mark: string; cause: string }

const [, ...lines] = readFileSync(process.argv[2] ?? new URL('row-marks.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const marks = lines.map((line): Mark => {
  const [, , row = '', sure = '', refused = '', mark = '', cause = ''] = line.split('\t')
  return { row, sure: Number(sure), refused, mark, cause }
})

const isKept = ({ mark }: Mark) => mark === 'K'
const shareOf = (own: readonly Mark[]) => (own.length > 0 ? percent(own.filter(isKept).length / own.length) : '-')

const rows = [...Map.groupBy(marks, ({ row }) => row)].sort(([, a], [, b]) => b.length - a.length)
const table = [...rows, ['all', marks] as const].map(([row, own]) => {
  const sure = own.filter(one => one.sure >= 0.9 && one.refused === '-')
  const edited = own.filter(({ mark }) => mark === 'E').length
  const causes = [
    ...Map.groupBy(
      own.filter(one => !isKept(one)),
      ({ cause }) => cause,
    ),
  ]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 3)
    .map(([cause, all]) => `${cause} ${all.length}`)
  return [
    row,
    `${own.length}`,
    shareOf(own),
    percent(edited / own.length),
    `${sure.length}`,
    shareOf(sure),
    causes.join(', '),
  ]
})
console.log(alignedTable([['row', 'read', 'kept', 'to edit', 'sure', 'kept', 'causes'], ...table]))
