import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../../platform/files/durable.ts'
import { keyedHash } from '../../platform/pseudonym.ts'
import type { Settings } from '../../platform/settings.ts'
import { systemErrorCode } from '../../platform/startup-problem.ts'
import type { Erased } from './store.ts'

/** A line of the file: the key and the hash, 32 bytes each. */
const lineOf = ({ key, hash }: Erased) => `${key} ${hash}`
const isLine = /^([\w-]{43}) ([\w-]{43})$/

/** What the file says of itself to who finds it. */
const about = [
  '# Capivira: contas excluídas, cada uma como um código que não diz de quem era.',
  '# Guarde este arquivo fora das cópias de segurança. Ao restaurar uma cópia, ponha-o de volta antes de ligar ' +
    'a Capivira:',
  '# as contas que foram excluídas depois da cópia são então excluídas de novo.',
  '',
].join('\n')

/** The hash of an account under a key of the list. */
export const hashOf = (key: string, userId: string): string => keyedHash(key, 'erased', userId)

/** A list of erased accounts in a file that no backup of the data folder holds. */
export type ErasedList = {
  /** Where it is, or will be with the first account. */
  path: string
  /** The accounts in it; none, and not there, where there is no file yet. */
  read: () => Promise<{ there: boolean; accounts: Erased[] }>
  /** Adds accounts; they are on the disk when the promise resolves. */
  add: (accounts: readonly Erased[]) => Promise<void>
}

/**
 * The list at the path of the settings: beside the data folder. Where nothing can be written there, it is in the data
 * folder, and `inside` says that a backup of the folder holds it too.
 */
export async function openErasedList({
  erasedList,
  dataFolder,
}: Pick<Settings, 'erasedList' | 'dataFolder'>): Promise<ErasedList & { inside: boolean }> {
  // In a folder of its own that is not there yet; whether that worked is seen next.
  await mkdir(dirname(erasedList)).catch(() => {})
  const usable = (await isWritable(erasedList)) || (await isWritable(dirname(erasedList)))
  const path = usable ? erasedList : join(dataFolder, 'erased')
  return { path, inside: !usable, read: () => read(path), add: accounts => add(path, accounts) }
}

/** The key for another account: the list's first, or a new one. */
export function keyFor(accounts: readonly Erased[]): string {
  return accounts[0]?.key ?? randomBytes(32).toString('base64url')
}

async function read(path: string): Promise<{ there: boolean; accounts: Erased[] }> {
  const text = await textOf(path)
  // What a power cut tore off is no line; the database knows the account.
  const lines = (text ?? '').split('\n').flatMap(line => {
    const [, key, hash] = isLine.exec(line.trim()) ?? []
    return key && hash ? [{ key, hash }] : []
  })
  return { there: text !== null, accounts: lines }
}

async function add(path: string, accounts: readonly Erased[]): Promise<void> {
  if (accounts.length === 0) return
  const before = await textOf(path)
  const start = before === null ? about : before.endsWith('\n') || before === '' ? '' : '\n'
  const file = await open(path, 'a', 0o600)
  try {
    await file.writeFile(`${start}${accounts.map(lineOf).join('\n')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  if (before === null) await syncFolder(dirname(path))
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  }
}

const isWritable = (path: string) =>
  access(path, constants.W_OK).then(
    () => true,
    () => false,
  )
