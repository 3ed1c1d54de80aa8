import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../platform/database.ts'
import type { DatabaseHome } from '../../platform/files/claim.ts'
import { holdEmails } from '../../platform/jobs/standing-emails.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { isAtHome } from './home.ts'
import { type InstallationRow, lockInstallation, noteArrival, selectInstallation } from './store.ts'

/**
 * For so long after an arrival nobody is written to who did not ask for it here: a test of a backup is over by then.
 */
const quietMs = 24 * 60 * 60 * 1000

type Tools = { db: Database; home: () => Promise<DatabaseHome>; now: Date }

/**
 * Finds out whether the database came from elsewhere: a restored dump, a copied data folder, a move. E-mails that were
 * in its queue may have been sent by the one it was copied from, so they are held back until an administrator sends
 * them. To be called before any is sent.
 * @returns what whoever runs the system should know; null when nothing was held back
 */
export async function arrive({ db, home, now }: Tools): Promise<string | null> {
  const here = await home()
  if (isDeepStrictEqual((await selectInstallation(db)).mailHome, here)) return null
  return inTransaction(db, async tx => {
    const row = await lockInstallation(tx)
    const isNew = !isAtHome(lastHome(row), here)
    await noteArrival(tx, here, isNew ? now : row.arrivedAt)
    const held = isNew ? await holdEmails(tx) : 0
    return held > 0 ? sentence(held) : null
  })
}

/** Versions before noted no home of e-mails. */
const lastHome = ({ mailHome, home }: Pick<InstallationRow, 'mailHome' | 'home'>) => mailHome ?? home

/** Whether this database has been where it is for a day. */
export async function hasSettled(db: Database, now: Date): Promise<boolean> {
  const { arrivedAt } = await selectInstallation(db)
  return arrivedAt === null || now.getTime() - arrivedAt.getTime() > quietMs
}

const sentence = (count: number) =>
  `${
    count === 1
      ? 'Uma mensagem que esperava na fila não será enviada'
      : `${count} mensagens que esperavam na fila ` + 'não serão enviadas'
  } ` +
  'por esta ' +
  'instalação: estes dados são uma cópia, foram restaurados ou mudaram de lugar, e quem ficou lá pode já tê-las ' +
  'enviado. Se é esta que ' +
  'continua, um administrador as envia em Administração, Processamento.'
