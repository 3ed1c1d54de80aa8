import { randomBytes, randomInt } from 'node:crypto'
import { chmod, link, open, readFile, unlink } from 'node:fs/promises'
import path from 'node:path'
import { makeFolders } from './make-folders.ts'
import { explained, systemErrorCode } from './startup-problem.ts'

/** Letters and digits that cannot be mistaken for each other when a teacher copies them from a sheet of paper. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A secret for people: 16 legible characters in four groups, 79 bits of randomness. */
export function legibleSecret(): string {
  const letter = () => LEGIBLE.charAt(randomInt(LEGIBLE.length))
  const group = () => Array.from({ length: 4 }, letter).join('')
  return Array.from({ length: 4 }, group).join('-')
}

/** A secret for machines: 256 bits. */
export function machineSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Reads the secret `name` kept in the data folder; the first call makes it. Several processes may ask at once: all get
 * the same one. Folder and file are for the owner only.
 * @param make called when there is none yet
 */
export async function keptSecret(dataFolder: string, name: string, make: () => string): Promise<string> {
  const folder = path.join(dataFolder, 'secrets')
  const file = path.join(folder, name)
  return explained(folder, async () => {
    const known = await readIfThere(file)
    if (known) return known
    await makeFolders(folder, 0o700)
    await chmod(folder, 0o700)
    return createOnce(file, make())
  })
}

/** The whole content appears under its name at once, and only the first of several writers succeeds. */
async function createOnce(file: string, secret: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(draft, file)
    await syncFolder(path.dirname(file))
    return secret
  } catch (error) {
    const other = systemErrorCode(error) === 'EEXIST' ? await readIfThere(file) : undefined
    if (other) return other
    throw error
  } finally {
    await unlink(draft)
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there the file's own sync has to do.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
