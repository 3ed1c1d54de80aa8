import { standingOf } from '@capivira/core/review/standing'
import type { Assurance, Source } from '@capivira/generation/items'
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/database.ts'
import { type Former, heirsOf, saysTheSame, type Worded } from './heirs.ts'
import { handOver } from './heirs-store.ts'
import type { Writing } from './item-rows.ts'
import { clearLeftovers, countSeen } from './leftovers-store.ts'
import type { ItemTable } from './rewrite-store.ts'
import { type Touchable, withoutTouched } from './touched-items.ts'

/** Where the items of one kind of a material are, and by which of their words two are the same. */
export type There = { table: ItemTable; ofMaterial: SQL; family: Text } & Asked
type Asked = { asks: Text; answer: Text }
type Text = PgColumn | SQL<string | null>

type Writes<Item> = {
  items: readonly Item[]
  /** How an item is compared with what is there. */
  look: (item: Item) => Touchable & Assurance & { source: Source }
  writing: Writing
  identities?: Parameters<typeof heirsOf>[3]
}

/**
 * Gives the rows of a material to the items that stand in their place from now on. Answers the items that are to be
 * written, which are those that no teacher has decided about, and how many pupils got before.
 * @param decided how items are compared with what a teacher has decided about, where that is not as with the rest
 */
export async function meetFormers<Item>(
  tx: Transaction,
  there: There,
  { items, look, ...rest }: Writes<Item>,
  decided: Asked & { look: (item: Item) => Touchable } = { ...there, look },
): Promise<{ fresh: Item[]; before: number }> {
  const { table, ofMaterial, family } = there
  const before = await countSeen(tx, table, ofMaterial)
  const touched = await tx
    .select({ ...marksOf(table), ...textsOf(decided), family: textOf(family) })
    .from(table)
    .where(and(ofMaterial, isTouched(table)))
  const fresh = withoutTouched(items, touched, decided.look)
  const formers = await tx
    .select({ ...formerOf(table), ...textsOf(there) })
    .from(table)
    .where(and(ofMaterial, sql`not (${isTouched(table)})`))
    .for('update')
  await handOver(tx, table, heirsAmong({ formers, touched, written: fresh.map(look), ...rest }))
  return { fresh, before }
}

/** Deletes what a run writes no more, and puts behind the others what stays of it. */
export function clearAfter(
  tx: Transaction,
  { table, ofMaterial }: There,
  run: { isUsed: SQL; written: readonly { fingerprint: string }[]; before: number },
): Promise<void> {
  return clearLeftovers(tx, table, { ...run, ofMaterial, isTouched: sql`${isTouched(table)}` })
}

/** What a teacher has touched or said something of, or pupils' answers have: it stays when a material is read again. */
const isTouched = ({ origin, state, edited, verdict, publicationReason }: ItemTable) =>
  or(
    sql`${origin} <> 'generated'`,
    sql`${state} <> 'shown'`,
    eq(edited, true),
    isNotNull(verdict),
    sql`${publicationReason} is not distinct from 'answers'`,
  )

const textOf = (text: Text) => sql<string | null>`${text}`
const textsOf = ({ asks, answer }: Asked) => ({ asks: sql<string>`${asks}`, answer: textOf(answer) })

const marksOf = ({ fingerprint, state, edited, publication, sourceQuote }: ItemTable) => ({
  fingerprint,
  state,
  edited,
  publication,
  quote: sourceQuote,
})

const formerOf = ({ id, fingerprint, sourceQuote, publication, publicationReason }: ItemTable) => ({
  id,
  fingerprint,
  quote: sourceQuote,
  publication,
  reason: publicationReason,
})

type Stands = { publication: string; reason: string | null }

type Among = {
  formers: readonly (Former & Stands)[]
  touched: readonly { fingerprint: string }[]
  written: readonly (Worded & Assurance & { source: Source })[]
} & Pick<Writes<unknown>, 'writing' | 'identities'>

/** The heirs; a kind that was withdrawn neither leaves its row to another kind nor takes the row of one. */
function heirsAmong({ formers, touched, written, writing, identities }: Among): Map<number, string> {
  const taken = new Set([...formers, ...touched].map(({ fingerprint }) => fingerprint))
  const { withdrawnKinds } = writing.rule
  const allowed = written.filter(({ factKind }) => !factKind || !withdrawnKinds.has(factKind))
  const there = formers.filter(({ reason }) => reason !== 'kind')
  const heirs = heirsOf(there, allowed, taken, identities)
  const formerOfId = new Map(there.map(former => [former.id, former]))
  const itemOf = new Map(allowed.map(item => [item.fingerprint, item]))
  for (const [id, fingerprint] of heirs) {
    const [former, item] = [formerOfId.get(id), itemOf.get(fingerprint)]
    if (!former || !item || former.publication !== 'published' || saysTheSame(former, item)) continue
    // Another answer that would wait is no other wording of the old one: its teacher gets to see it beside that.
    const doubtful = writing.rule.doubtfulPages.has(item.source.page)
    if (standingOf({ ...item, doubtful }, writing.rule).publication !== 'published') heirs.delete(id)
  }
  return heirs
}
