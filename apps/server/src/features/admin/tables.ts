import { bigint, index, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { instant, searchWords } from '../../platform/columns.ts'

/**
 * What administrators did, to whom or what, and when. Written in the transaction of the act; a trigger refuses to
 * change a row, and to delete one before it is a year old. It refers to nobody: what was done stays when who it was
 * done to is gone, under a pseudonym (forget-in-acts.ts), which is the one change that the trigger lets through.
 */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid('actor_id').notNull(),
    actorName: varchar('actor_name', { length: 255 }).notNull(),
    act: text('act', {
      enum: [
        'create-user',
        'delete-user',
        'reset-password',
        'change-role',
        'change-email',
        'lock-user',
        'unlock-user',
        'delete-subject',
        'withdraw-kind',
        'bring-kind-back',
        'edit-material',
        'delete-material',
        'retry-job',
        'cancel-job',
        'correct-age',
        'object-consent',
        'keep-idle',
        'export-idle',
        'erase-idle',
      ],
    }).notNull(),
    targetId: text('target_id').notNull(),
    targetName: varchar('target_name', { length: 255 }).notNull(),
    /** Whose it was, where it was done to a thing and not to a person: its title goes with them. */
    ownerId: uuid('owner_id'),
    /** What a reader wants to know besides: 'aluno → professor', the title before. */
    detail: text('detail'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('admin_acts_act_idx').on(table.act, table.id),
    index('admin_acts_search_idx').using('gin', searchWords(table.actorName, table.targetName, table.detail)),
  ],
)
