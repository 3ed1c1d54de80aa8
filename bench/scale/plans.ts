import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import * as z from 'zod'

/**
 * What PostgreSQL says of the statements of each call: how many blocks of 8 KB they touched and which tables they read
 * whole. Its module auto_explain is switched on for a run of its own, since it takes time.
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
  'Parent Relationship'?: string | undefined
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Index Cond'?: string | undefined
  'Recheck Cond'?: string | undefined
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter': number
  'Rows Removed by Index Recheck': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[] | undefined
}
const count = z.number().default(0)
const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Parent Relationship': z.string().optional(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Index Cond': z.string().optional(),
    'Recheck Cond': z.string().optional(),
    'Actual Rows': count,
    'Actual Loops': count,
    'Rows Removed by Filter': count,
    'Rows Removed by Index Recheck': count,
    'Shared Hit Blocks': count,
    'Shared Read Blocks': count,
    Plans: z.array(planNode).optional(),
  }),
)
const told = z.object({ 'Query Text': z.string(), Plan: planNode })

/** What the statements of a call came to. `whole` names the tables read whole, how, and the most rows read of each. */
export type Work = { statements: number; blocks: number; whole: Map<string, number> }

export const noWork = (): Work => ({ statements: 0, blocks: 0, whole: new Map() })

/**
 * Adds what a notice of auto_explain tells; other notices tell nothing. `rowsOf` are the tables that grow with a school
 * and how many rows they have.
 */
export function addPlan(work: Work, notice: string, rowsOf: ReadonlyMap<string, number>): void {
  const start = notice.indexOf('{')
  if (!notice.includes('plan:') || start < 0) return
  const { Plan: plan } = told.parse(JSON.parse(notice.slice(start)))
  work.statements++
  work.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  for (const { node, isCut } of nodesOf(plan, false)) {
    const table = node['Relation Name'] ?? ''
    const rows = rowsRead(node)
    const how = howWhole(node, rows, rowsOf.get(table) ?? 0, isCut)
    if (!how) continue
    const name = `${table}: ${how}`
    work.whole.set(name, Math.max(work.whole.get(name) ?? 0, rows))
  }
}

/** Rows that a node looked at, those that it left out included. */
const rowsRead = (node: PlanNode) =>
  Math.round(
    (node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck']) *
      node['Actual Loops'],
  )

/** Shares of a table that count as all of it: asked for by a condition, or walked for a page that lies so far back. */
const nearlyAll = { byCondition: 0.75, forPage: 0.95 }

/** How a node read its table whole, if it did: `rows` of its `all`. */
function howWhole(node: PlanNode, rows: number, all: number, isCut: boolean): string | null {
  if (rows === 0 || all === 0) return null
  if (node['Node Type'] === 'Seq Scan') return 'from end to end'
  // A search reads what it finds, and of a word that everything has it finds everything (decisions/012).
  if (node['Recheck Cond']?.includes('@@')) return null
  const index = node['Index Name'] ?? node['Node Type']
  if (node['Index Name'] && !node['Index Cond'] && !isCut) return `${index} from end to end`
  // Rows that are looked up one by one, as a join's inner side, are as many as the rows that ask for them.
  if (node['Actual Loops'] > 1) return null
  return rows >= all * (isCut ? nearlyAll.forPage : nearlyAll.byCondition) ? `${index}, nearly all` : null
}

/** Nodes that have read everything below them before they give the first row. */
const gathering: ReadonlySet<string> = new Set(['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'Bitmap Heap Scan', 'SetOp'])

/** A plan's nodes, and whether a limit stops them before they come to the end. */
function* nodesOf(node: PlanNode, isCut: boolean): Generator<{ node: PlanNode; isCut: boolean }> {
  yield { node, isCut }
  const type = node['Node Type']
  for (const child of node.Plans ?? []) {
    const apart = ['InitPlan', 'SubPlan'].includes(child['Parent Relationship'] ?? '')
    yield* nodesOf(child, !apart && !gathering.has(type) && (isCut || type === 'Limit'))
  }
}

/** Tables that have as many rows in a large school as in a small one. */
const constant = ['school_counts', 'demo_steps', 'deck_seeds']

/** Blocks that cost no more to read than a way through an index: PostgreSQL then takes the table. */
const fewBlocks = 8

/** The tables that grow with a school and are larger than a few blocks, as PostgreSQL estimates their rows. */
export async function growingTables(client: pg.ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, greatest(0, reltuples)::int as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)
       and relpages > $2`,
    [constant, fewBlocks],
  )
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}
