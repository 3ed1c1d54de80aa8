import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { activePupils, materialOf, sample } from './calls.ts'
import type { Recorded } from './record.ts'
import { cards, firstCard, firstMaterial, school } from './school.ts'

/**
 * The script that sends the same statements for random pupils and cards. Statements that the server sends together go
 * together here too.
 */
export function scriptOf(recorded: readonly Recorded[]): string {
  const lines = [
    `\\set pupil random(1, ${activePupils})`,
    `\\set card random(${firstCard}, ${firstCard + cards - 1})`,
    `\\set material ${firstMaterial} + (:card - ${firstCard}) / ${school.cardsPerMaterial}`,
  ]
  const batches = Map.groupBy(recorded, ({ batch }) => batch)
  for (const statements of batches.values()) {
    const sql = statements.map(statement => `${filledIn(statement)};`)
    lines.push(...(sql.length > 1 ? ['\\startpipeline', ...sql, '\\endpipeline'] : sql))
  }
  return `${lines.join('\n')}\n`
}

function filledIn({ text, values }: Recorded): string {
  // Written in one line, a comment would take the rest of the statement with it. The XP that a pupil must have come to
  // is another one's for each: it is compared with itself.
  const sql = text
    .replace(/--.*$/gm, '')
    .replace(/(users\.xp \+ gained\.xp) = \$\d+/, '$1 = $1')
    .trim()
  return sql.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]))
}

const pupilSql = "('00000000-0000-4000-8000-' || lpad(:pupil::text, 12, '0'))::uuid"
/** pgbench takes a colon for the start of a variable, also inside quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", "''").replaceAll(':', "' || chr(58) || '")}'`

/** A value as SQL; the recorded pupil, card and material become the random ones. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  if (typeof value === 'number' || typeof value === 'boolean') {
    if (value === sample.card) return ':card::int'
    if (value === materialOf(sample.card)) return ':material::int'
    return String(value)
  }
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return literal(new Date(text))
  if (text === sample.userId) return pupilSql
  const [card, ...rest] = text.split(':')
  if (card === String(sample.card)) return `(:card::text || chr(58) || ${quoted(rest.join(':'))})`
  return quoted(text)
}

/** Runs a script with as many connections as the server has; answers transactions per second. */
export async function runPgbench(
  { url, folder, seconds, connections }: { url: string; folder: string; seconds: number; connections: number },
  name: string,
  script: string,
): Promise<{ perSecond: number }> {
  const file = join(folder, `${name.replaceAll(' ', '-')}.sql`)
  await writeFile(file, script)
  const options = ['--no-vacuum', '--protocol=prepared', `--client=${connections}`, '--jobs=2', `--time=${seconds}`]
  const { stdout } = await promisify(execFile)('pgbench', [...options, '-f', file, url]).catch(error => {
    throw new Error(`pgbench did not finish "${name}": ${String(error.stderr).split('\n').slice(0, 3).join('\n')}`)
  })
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  if (!tps) throw new Error(`pgbench said nothing of "${name}":\n${stdout}`)
  return { perSecond: Number(tps) }
}
