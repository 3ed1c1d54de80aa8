import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import type { Settings } from '../../platform/settings.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { hashOf, openErasedList } from './erased-list.ts'
import { type Erased, insertErased, selectErased, selectIds } from './store.ts'

type Tools = { db: Database; files: FileStore; settings: Settings; now: Date }

/** An arbitrary number that names the lock under which one process at a time erases again. */
const lock = 4_812_209

/**
 * Holds the database against the list of erased accounts, before anybody is let in and any e-mail is sent: after a
 * restored backup those are erased again who were erased since. Answers a sentence for each thing that whoever runs the
 * system ought to know.
 */
export async function eraseAgain(tools: Tools): Promise<string[]> {
  const client = await tools.db.$client.connect()
  let failed = true
  try {
    // The lock ends with the transaction, which stands still meanwhile.
    await client.query('begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const sentences = await holdAgainstList(tools)
    await client.query('commit')
    failed = false
    return sentences
  } finally {
    client.release(failed)
  }
}

async function holdAgainstList(tools: Tools): Promise<string[]> {
  const { db, settings, now } = tools
  const { path, inside, ...list } = await openErasedList(settings)
  const { there, accounts } = await list.read()
  const known = await selectErased(db)
  const knownHashes = new Set(known.map(({ hash }) => hash))
  // A database that was not restored knows every account of the list, and nothing more is looked at.
  const unknown = accounts.filter(({ hash }) => !knownHashes.has(hash))
  const erased = unknown.length > 0 ? await eraseThose(tools, unknown) : 0
  await insertErased(
    db,
    unknown.map(account => ({ ...account, erasedAt: now })),
  )
  const listed = new Set(accounts.map(({ hash }) => hash))
  const missing = known.filter(({ hash }) => !listed.has(hash))
  await list.add(missing).catch(() => {})
  return [
    erased > 0 && again(erased),
    !there && missing.length > 0 && lost(path),
    inside && insideDataFolder(path),
  ].filter(sentence => sentence !== false)
}

/** Erases whoever is on the list; answers how many there were. */
async function eraseThose({ db, files, settings, now }: Tools, listed: readonly Erased[]): Promise<number> {
  const hashes = new Set(listed.map(({ hash }) => hash))
  const keys = new Set(listed.map(({ key }) => key))
  const { sessionSecret } = settings
  // Seldom needed, and much to load.
  const { eraseAccount, finishErasure } = await import('./erase-account.ts')
  const list = await openErasedList(settings)
  let erased = 0
  for (const userId of await selectIds(db)) {
    const key = [...keys].find(one => hashes.has(hashOf(one, userId)))
    if (!key) continue
    const erasure = { list: { ...list, add: async () => {} }, key, sessionSecret }
    const left = await inTransaction(db, tx => eraseAccount(tx, erasure, { userId, now }))
    if (!left) continue
    await finishErasure({ files, settings }, erasure, left)
    erased++
  }
  return erased
}

const again = (count: number) =>
  count === 1
    ? 'Uma conta que tinha sido excluída depois desta cópia de segurança foi excluída de novo.'
    : `${count} contas que tinham sido excluídas depois desta cópia de segurança foram excluídas de novo.`

const lost = (path: string) =>
  `A lista de contas excluídas não estava em ${path}. Se você acabou de restaurar uma cópia de segurança, pare ` +
  'a Capivira, ponha a ' +
  'lista de volta nesse lugar e inicie de novo: quem pediu para sair depois da cópia é excluído outra vez.'

const insideDataFolder = (path: string) =>
  `Não dá para gravar ao lado da pasta de dados, e a lista de contas excluídas fica em ${path}: uma cópia de ` +
  'segurança restaurada ' +
  'por cima a apagaria. Defina ERASED_LIST com um arquivo fora da pasta de dados.'
