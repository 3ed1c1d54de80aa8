import type { ItemKind } from '@capivira/core/editing/contract'
import type { Standing } from '@capivira/core/review/states'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'

export type KindItem = {
  kind: ItemKind
  id: number
  state: 'shown' | 'hidden' | 'removed'
  publication: Standing['publication']
  reason: Standing['reason']
  before: Standing | null
  /** Whether pupils have had it. */
  wasSeen: boolean
}

const goes = sql`i.fact_kind = k.kind and i.publication <> 'withdrawn' and i.verdict is distinct from 'keep'
  and not i.edited`
const comes = sql`i.fact_kind = k.kind and i.publication = 'withdrawn' and i.publication_reason = 'kind'`

/** The materials with items of a kind that go when it is withdrawn, or come back with it. */
export async function selectMaterialsOfKind(db: Queryable, factKind: string, withdrawn: boolean): Promise<number[]> {
  const which = withdrawn ? goes : comes
  const { rows } = await db.execute<{ id: number }>(sql`
    with k as (select ${factKind}::text as kind)
    select i.material_id as id from k join flip_cards i on ${which}
    union select i.material_id from k join words i on ${which}
    union select z.material_id from k join quiz_questions i on ${which} join quizzes z on z.id = i.quiz_id
    order by id`)
  return rows.map(({ id }) => id)
}

/** Those items of one material. What a teacher kept or put into their own words stays. */
export async function selectItemsOfKind(
  db: Queryable,
  materialId: number,
  factKind: string,
  withdrawn: boolean,
): Promise<KindItem[]> {
  const which = withdrawn ? goes : comes
  const fields = sql`i.id, i.state, i.publication, i.publication_reason as reason, i.unjudged as before,
    i.published_at is not null as "wasSeen"`
  const { rows } = await db.execute<KindItem>(sql`
    with k as (select ${factKind}::text as kind)
    select 'card' as kind, ${fields} from k join flip_cards i on ${which} where i.material_id = ${materialId}
    union all select 'word', ${fields} from k join words i on ${which} where i.material_id = ${materialId}
    union all select 'question', ${fields} from k join quiz_questions i on ${which}
      join quizzes z on z.id = i.quiz_id where z.material_id = ${materialId}`)
  return rows
}
