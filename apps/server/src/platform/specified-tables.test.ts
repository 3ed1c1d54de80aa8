import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { startTestApp, type TestApp } from '../../test/app.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

const rows = z.object({
  rows: z.array(
    z.object({
      column_name: z.string(),
      is_nullable: z.string(),
      column_default: z.string().nullable(),
      character_maximum_length: z.number().nullable(),
    }),
  ),
})

/**
 * The columns of the specification's schema, in its snake_case: '!' is required, '(…)' its default, '<n' its limit in
 * characters. Other columns may stand beside them.
 */
const tables: Record<string, string> = {
  users:
    'id! email! first_name! last_name! full_name! phone! password! profile_image_url user_type(student) ' +
    'level(1) xp(0) streak(0) last_study_date is_email_verified(false) email_verification_token ' +
    'email_verification_expires two_factor_secret two_factor_enabled(false) created_at updated_at',
  sessions: 'sid! sess! expire!',
  subjects: 'id! name!<255 description teacher_id! created_at',
  materials: 'id! title!<255 description subject_id! teacher_id! pdf_path content is_processed(false) created_at',
  flip_cards: 'id! material_id! question! answer! category<100 difficulty(médio) created_at',
  quizzes: 'id! material_id! title!<255 created_at',
  quiz_questions: 'id! quiz_id! question! options! correct_answer! explanation created_at',
  user_progress:
    'id! user_id! material_id! cards_studied(0) total_cards(0) completion_percentage(0) last_studied created_at',
  studied_cards:
    'id! user_id! card_id! material_id! front_viewed(false) back_viewed(false) xp_earned(0) first_studied_at ' +
    'last_studied_at',
  card_reviews: 'id! user_id! card_id! difficulty! next_review review_count(1) created_at',
  quiz_attempts: 'id! user_id! quiz_id! score! total_questions! percentage! completed_at',
  two_factor_codes: 'id! user_id! code!<6 expires_at! is_used(false) created_at',
  game_completions: 'id! user_id! game_id! score(0) completed_at',
  coloring_activities: 'id! user_id! image_type! image_id! completion_percentage(0) xp_earned(0) completed_at',
  ai_drawings:
    'id! title!<255 description image_url created_by_user_id! is_approved(true) category<100 tags created_at',
}

test.each(Object.entries(tables))(
  'the table %s has the columns, defaults and limits of the specification',
  async (table, wanted) => {
    const { rows: columns } = rows.parse(
      await school.connection.pool.query(
        'select column_name, is_nullable, column_default, character_maximum_length from ' +
          'information_schema.columns where table_name = $1',
        [table],
      ),
    )
    const found = new Map(columns.map(column => [column.column_name, column]))
    for (const column of wanted.split(' ')) {
      const [, name = '', required, limit, standard] = column.match(/^(\w+)(!)?(?:<(\d+))?(?:\((.+)\))?$/) ?? []
      const there = found.get(name)
      expect(there, `${table}.${name}`).toBeDefined()
      if (required) expect(there?.is_nullable, `${table}.${name}`).toBe('NO')
      if (limit) expect(there?.character_maximum_length, `${table}.${name}`).toBe(Number(limit))
      if (standard) expect(there?.column_default?.replaceAll(/^'|'::.*$/g, ''), `${table}.${name}`).toBe(standard)
    }
  },
)

test.each([
  ['studied_cards', 'card', 'user_id, card_id'],
  ['card_reviews', 'card', 'user_id, card_id'],
  ['game_completions', 'game', 'user_id, game_id'],
])('%s is unique per user and %s', async (table, _, columns) => {
  const { rows: indexes } = await school.connection.pool.query('select indexdef from pg_indexes where tablename = $1', [
    table,
  ])
  expect(indexes.map(({ indexdef }) => String(indexdef))).toContainEqual(
    expect.stringMatching(new RegExp(`UNIQUE INDEX .*\\(${columns}\\)`)),
  )
})
