import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Email } from './email.ts'

/** Where e-mails are kept while there is no mail server, for who runs the system to hand them on. */
export const outboxFolder = (dataFolder: string) => join(dataFolder, 'outbox')

/** An e-mail's file. The pseudonyms of whom it concerns stand in its name: it can be found without being read. */
export const emailFile = ({ id, about }: Pick<Email, 'id' | 'about'>) => [id, ...about, 'eml'].join('.')

/**
 * How long e-mails stay that do not say how long they are of use: as long as the link to a guardian, in milliseconds.
 */
const longestUse = 30 * 24 * 60 * 60 * 1000
/** Bytes at the beginning of an e-mail in which its headers are. */
const headBytes = 4096

/**
 * Whose e-mails go: all that name the person, all that go to `email`, and of those that name nobody the ones to the
 * other addresses.
 */
export type Addressee = { pseudonym: string; email: string; others: readonly string[] }

/** Removes the e-mails to and about a person. */
export async function withdrawEmails(dataFolder: string, { pseudonym, email, others }: Addressee): Promise<void> {
  await removeWhere(dataFolder, async (path, about) => {
    if (about.includes(pseudonym)) return true
    const text = (await readFile(path)).toString('latin1').toLowerCase()
    // An earlier version wrote no names: there the addresses of the guardian tell. One guardian may have several
    // children.
    const addresses = about.length === 0 ? [email, ...others] : [email]
    return addresses.some(address => text.includes(`<${address.toLowerCase()}>`))
  })
}

/**
 * Removes e-mails that are of no use any more, those of people who are gone, and what a killed worker left half
 * written.
 */
export async function sweepOutbox(dataFolder: string, now: Date, gone: ReadonlySet<string>): Promise<void> {
  await removeWhere(dataFolder, async (path, about) => {
    return about.some(pseudonym => gone.has(pseudonym)) || (await endOf(path)) <= now.getTime()
  })
}

/** A draft has another name and is looked at like an e-mail: it has the same headers. */
async function removeWhere(
  dataFolder: string,
  isDue: (path: string, about: readonly string[]) => Promise<boolean>,
): Promise<void> {
  const folder = outboxFolder(dataFolder)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const about = name.split('.').slice(1, -1)
    // It may have gone meanwhile.
    if (await isDue(path, about).catch(() => false)) await rm(path, { force: true })
  }
}

/** Until when an e-mail is of use. */
async function endOf(path: string): Promise<number> {
  const [, said] = /^Expires: (.+)$/m.exec((await headOf(path)).replaceAll('\r', '')) ?? []
  const end = Date.parse(said ?? '')
  return Number.isNaN(end) ? (await stat(path)).mtimeMs + longestUse : end
}

async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
