import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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
    'scripts/lib',
    ...PACKAGES.flatMap(name => [`packages/${name}/src`, `packages/${name}/package.json`]),
    'package-lock.json',
  ],
})

/**
 * The packed program of the sources as they are, packed now unless it was: launcher, server and worker in few files without types, which
 * take half as long to start, and half the memory, of a thousand sources (decision 111).
 * @returns path of the file to start with; undefined where it cannot be made, for then the sources run as they are
 */
export async function packedServer(project: string, waiting: () => void): Promise<string | undefined> {
  return (
    newest(project) ??
    (await oneAtATime(`server ${project}`, waiting, async () => newest(project) ?? (await packAnew(project))))
  )
}

/** Whether it is there. */
function newest(project: string): string | undefined {
  const name = nameOfNewest(project)
  if (name === undefined) return undefined
  const folder = path.join(project, PLACE, name)
  return isMadeFrom(folder, sourcesIn(project)) ? path.join(folder, 'start.mjs') : undefined
}

function nameOfNewest(project: string): string | undefined {
  try {
    return readFileSync(path.join(project, PLACE, NEWEST), 'utf8')
  } catch {
    return undefined
  }
}

/** What runs from the newest one goes on loading parts of it: it stays until there are two newer ones. */
async function packAnew(project: string): Promise<string | undefined> {
  const place = path.join(project, PLACE)
  const name = randomBytes(4).toString('hex')
  const folder = path.join(place, name)
  const before = nameOfNewest(project)
  try {
    mkdirSync(place, { recursive: true })
    for (const left of readdirSync(place).filter(one => one !== before && one !== NEWEST))
      rmSync(path.join(place, left), { recursive: true, force: true })
    const made = fingerprint(sourcesIn(project))
    const { code } = await runTied(process.execPath, [path.join(project, PACKER), folder], { cwd: project })
    if (code !== 0) return undefined
    stamp(folder, made)
    writeFileSync(path.join(place, `${NEWEST}.draft`), name)
    renameSync(path.join(place, `${NEWEST}.draft`), path.join(place, NEWEST))
    return path.join(folder, 'start.mjs')
  } catch {
    // A full disk, or a checkout that may only be read: what starts says so where it matters.
    return undefined
  }
}
