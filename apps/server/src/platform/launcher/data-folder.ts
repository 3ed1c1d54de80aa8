import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, opendir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { makeFolders } from '../make-folders.ts'
import { explained, StartupProblem, systemErrorCode } from '../startup-problem.ts'

/** Folders of the data folder that only Capivira itself enters. */
const PRIVATE = ['cache', 'files', 'outbox', 'secrets']

/**
 * Makes the data folder and proves that it can be written.
 * @throws StartupProblem when it cannot: no permission, disk full, not a folder
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await explained(folder, async () => {
    await makeFolders(path.dirname(folder))
    const isNew = await makeFolder(folder)
    for (const name of PRIVATE) await makeFolders(path.join(folder, name), 0o700)
    // Root lends PostgreSQL an account of its own, which has to pass through this folder; the rest stays closed to it.
    if (isNew && process.getuid?.() === 0) await chmod(folder, 0o711)
    await proveWritable(folder)
  })
}

/** True when it was not there. Only its parents are made recursively: that never ends where a folder cannot be made. */
async function makeFolder(folder: string): Promise<boolean> {
  if (await isFolder(folder)) return false
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    // A server and a worker that start together may make it at the same moment.
    if (systemErrorCode(error) === 'EEXIST' && (await isFolder(folder))) return false
    if (systemErrorCode(error) !== 'ENOENT') throw error
    throw new StartupProblem(`Não foi possível criar a pasta ${folder}. Escolha outra com DATA_DIR.`, { cause: error })
  }
  return true
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isDirectory() ?? false
}

/**
 * Looks whether the data folder could be used, and leaves it as it is.
 * @returns whether it is there already
 * @throws StartupProblem when it could not
 */
export async function examineDataFolder(folder: string): Promise<boolean> {
  return explained(folder, async () => {
    if (!(await isFolder(folder))) {
      // As far as it is there, so that nothing has to be made.
      await proveWritable(await nearestFolder(path.dirname(folder)))
      return false
    }
    for (const name of ['', ...PRIVATE]) {
      const part = path.join(folder, name)
      if (await isFolder(part)) await explained(part, () => proveWritable(part))
    }
    return true
  })
}

/** The nearest folder at or above a path. What stands in the way of one is told as it is met. */
async function nearestFolder(place: string): Promise<string> {
  try {
    if ((await stat(place)).isDirectory()) return place
    throw new StartupProblem(`Há um arquivo no lugar de uma pasta em ${place}. Escolha outra pasta com DATA_DIR.`)
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error
    return nearestFolder(path.dirname(place))
  }
}

async function proveWritable(folder: string): Promise<void> {
  // A name of its own: two that start at once, in containers with the same process numbers, would remove each other's.
  const file = path.join(folder, `escrita-${randomUUID()}.tmp`)
  const handle = await open(file, 'w', 0o600)
  try {
    // A full disk still takes an empty file.
    await handle.write(Buffer.alloc(64 * 1024, 1))
    await handle.sync()
    // A share of another machine may take files and not show them again.
    await readFile(file)
    await (await opendir(folder)).close()
  } finally {
    await handle.close()
    await rm(file, { force: true })
  }
}
