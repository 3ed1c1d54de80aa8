import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/**
 * What PostgreSQL says of the statements of each call: how many blocks of 8 KB they touched and which tables they read from end
 * to end. Its module auto_explain is switched on for a run of its own, since it takes time.
 */

const note = 'capivira-scale.conf'

/** Switches the telling of plans on or off for the next start of a cluster. */
export function tellPlans(cluster: string, on: boolean): void {
  const settings = join(cluster, 'postgresql.conf')
  const line = `include_if_exists '${note}'`
  if (!readFileSync(settings, 'utf8').includes(line)) appendFileSync(settings, `\n${line}\n`)
  const file = join(cluster, note)
  if (!on) {
    rmSync(file, { force: true })
    return
  }
  const wanted = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': 0,
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    'auto_explain.log_nested_statements': 'on',
  }
  const lines = Object.entries(wanted).map(([name, value]) => `${name} = '${value}'`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  if (!existsSync(file)) throw new Error(`could not write ${file}`)
}

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[] | undefined
}
const count = z.number().default(0)
const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Actual Rows': count,
    'Actual Loops': count,
    'Rows Removed by Filter': count,
    'Shared Hit Blocks': count,
    'Shared Read Blocks': count,
    Plans: z.array(planNode).optional(),
  }),
)
const told = z.object({ 'Query Text': z.string(), Plan: planNode })

/** What the statements of a call came to. `scans` names the tables read from end to end and the most rows read of each. */
export type Work = { statements: number; blocks: number; scans: Map<string, number>; texts: string[] }

export const noWork = (): Work => ({ statements: 0, blocks: 0, scans: new Map(), texts: [] })

/** Adds what a notice of auto_explain tells; other notices tell nothing. */
export function addPlan(work: Work, notice: string): void {
  const start = notice.indexOf('{')
  if (!notice.includes('plan:') || start < 0) return
  const { 'Query Text': text, Plan: plan } = told.parse(JSON.parse(notice.slice(start)))
  work.statements++
  work.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  for (const node of nodesOf(plan)) {
    const table = node['Relation Name']
    if (node['Node Type'] !== 'Seq Scan' || !table) continue
    const rows = (node['Actual Rows'] + node['Rows Removed by Filter']) * Math.max(1, node['Actual Loops'])
    work.scans.set(table, Math.max(work.scans.get(table) ?? 0, rows))
    work.texts.push(text)
  }
}

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node
  for (const child of node.Plans ?? []) yield* nodesOf(child)
}
