import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { processIdentity } from '../../apps/server/src/platform/launcher/process-identity.ts'
import { renamePatiently } from '../../apps/server/src/platform/patient-rename.ts'
import { fingerprint, isMadeFrom, type Sources, stamp } from './made-from.ts'
import { oneAtATime } from './one-at-a-time.mjs'
import { runTied } from './tied.mjs'

/** Where packed programs lie, relative to the checkout: each in a folder of its own. */
const PLACE = 'apps/server/dist/program'
/** Names the folder of the newest one. */
const NEWEST = 'newest'
const PACKER = 'apps/server/src/pack-server.ts'

const PACKAGES = ['artwork', 'core', 'games', 'generation', 'portuguese']

/** What launcher, server and worker are made of. The lock stands for all packages that are not ours. */
const sourcesIn = (project: string): Sources => ({
  project,
  knowsItsPlace: true,
  places: [
    'apps/server/src',
    'apps/server/demo',
    'scripts/lib',
    ...PACKAGES.flatMap(name => [`packages/${name}/src`, `packages/${name}/package.json`]),
    'package-lock.json',
  ],
})

/** A folder that is younger may be another machine's, or another container's, which is at it. */
const YOUNG = 10 * 60_000
/**
 * A file inside a folder: the process whose number ends its name runs from it, and said what tells it from a later one.
 */
const RUNS = '.run-'

type Saying = { waiting: () => void; packing: () => void; failed: () => void }

/**
 * The packed program of the sources as they are, packed now unless it was: launcher, server and worker in few files
 * without types, which take half as long to start, and half the memory, of a thousand sources (decision 111). Its
 * folder stays while this process lives.
 * @returns path of the file to start with; undefined where it cannot be made, for then the sources run as they are
 */
export async function packedServer(project: string, saying: Saying): Promise<string | undefined> {
  try {
    const packed =
      newest(project) ??
      (await oneAtATime(
        `server ${project}`,
        saying.waiting,
        async () => newest(project) ?? (await packAnew(project, saying)),
      ))
    if (packed !== undefined) claim(path.dirname(packed))
    else saying.failed()
    return packed
  } catch {
    // A full disk, a checkout that may only be read, no free port to lock with: what starts says so where it matters.
    saying.failed()
    return undefined
  }
}

/**
 * The folder of the packed program where it was packed of the sources as they are; it stays while this process lives.
 * @param project root of the checkout
 */
export function newestProgram(project: string): string | undefined {
  const start = newest(project)
  if (start === undefined) return undefined
  const folder = path.dirname(start)
  claim(folder)
  return folder
}

/** Whether it is there. */
function newest(project: string): string | undefined {
  const name = nameOfNewest(project)
  if (name === undefined) return undefined
  const folder = path.join(project, PLACE, name)
  const start = path.join(folder, 'start.mjs')
  return existsSync(start) && isMadeFrom(folder, sourcesIn(project)) ? start : undefined
}

function nameOfNewest(project: string): string | undefined {
  try {
    return readFileSync(path.join(project, PLACE, NEWEST), 'utf8')
  } catch {
    return undefined
  }
}

/** Says that this process runs from a folder, and goes on loading parts of it. */
function claim(folder: string): void {
  try {
    writeFileSync(path.join(folder, `${RUNS}${process.pid}`), processIdentity(process.pid) ?? '')
  } catch {
    // Who may only read it cannot be disturbed by others who may not write it either.
  }
}

function isInUse(folder: string): boolean {
  return readdirSync(folder).some(
    name =>
      name.startsWith(RUNS) &&
      processIdentity(Number(name.slice(RUNS.length))) === readFileSync(path.join(folder, name), 'utf8'),
  )
}

/** Folders that nothing runs from and nobody writes. */
function removeLeft(place: string, before: string | undefined): void {
  for (const name of readdirSync(place)) {
    const folder = path.join(place, name)
    const stat = statSync(folder)
    if (name === before || !stat.isDirectory() || Date.now() - stat.mtimeMs < YOUNG || isInUse(folder)) continue
    rmSync(folder, { recursive: true, force: true })
  }
}

async function packAnew(project: string, { packing }: Saying): Promise<string | undefined> {
  const place = path.join(project, PLACE)
  const name = randomBytes(4).toString('hex')
  const folder = path.join(place, name)
  mkdirSync(place, { recursive: true })
  removeLeft(place, nameOfNewest(project))
  packing()
  const made = fingerprint(sourcesIn(project))
  const { code } = await runTied(process.execPath, [path.join(project, PACKER), folder], { cwd: project })
  if (code !== 0) return undefined
  stamp(folder, made)
  writeFileSync(path.join(place, `${NEWEST}.draft`), name)
  await renamePatiently(path.join(place, `${NEWEST}.draft`), path.join(place, NEWEST))
  return path.join(folder, 'start.mjs')
}
