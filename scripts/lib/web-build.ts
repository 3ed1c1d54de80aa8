import { createHash, randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { explain, StartupProblem } from './problem.mjs'
import { runTied } from './tied.mjs'

/** What the web app is made of, relative to the checkout. */
const SOURCES = [
  'apps/web',
  'packages/core',
  'packages/games',
  'packages/ui',
  'package-lock.json',
  'tsconfig.base.json',
]
/** Folders that are results, not sources. */
const RESULTS = new Set(['node_modules', 'dist'])
/** Inside the built folder: the fingerprint of the sources it was built from. */
const STAMP = '.sources'
/** Beside it: how these sources looked in the file system, which is faster to ask for than to read them all. */
const LOOK = '.sources-look'

/** A hash of names and contents of everything the web app is made of. */
export function fingerprint(project: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(source => filesBelow(project, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** A hash of names, sizes and times (of the content and of the entry: a copy that keeps the first has another second). */
function lookOf(project: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(source => filesBelow(project, source))) {
    const { size, mtimeMs, ctimeMs, ino } = lstatSync(path.join(project, file))
    hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`)
  }
  return hash.digest('hex')
}

function filesBelow(project: string, place: string): string[] {
  const full = path.join(project, place)
  if (!existsSync(full)) return []
  return lstatSync(full).isDirectory() ? filesInside(project, place) : [place]
}

function filesInside(project: string, folder: string): string[] {
  return readdirSync(path.join(project, folder), { withFileTypes: true })
    .filter(({ name }) => !RESULTS.has(name) && !name.startsWith('dist.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      const place = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesInside(project, place) : [place]
    })
}

/** Whether `apps/web/dist` was built from the sources as they are: by their look where it is the one noted, else by their contents. */
export function isBuilt(project: string): boolean {
  const dist = path.join(project, 'apps/web/dist')
  const stamp = path.join(dist, STAMP)
  if (!existsSync(stamp)) return false
  const look = lookOf(project)
  const noted = path.join(dist, LOOK)
  if (existsSync(noted) && readFileSync(noted, 'utf8') === look) return true
  if (readFileSync(stamp, 'utf8') !== fingerprint(project)) return false
  note(noted, look)
  return true
}

function note(file: string, look: string): void {
  try {
    writeFileSync(file, look)
  } catch {
    // Pages that may only be read (an image, another owner) are compared by their contents at every start.
  }
}

/**
 * Builds the web app unless the sources are those of the last build. The new folder takes the old one's place when it is
 * complete, so a kill leaves no half-built page and a running server always finds one.
 * @param before asked where there is something to build: it takes long, and may turn out to be in vain
 * @throws StartupProblem when the build fails
 */
export async function buildWeb(
  project: string,
  say: (sentence: string) => void,
  before?: () => Promise<void>,
): Promise<void> {
  if (isBuilt(project)) return
  await before?.()
  const waiting = () => say('Outro processo está preparando as páginas; esperando por ele…')
  await oneAtATime(`web ${project}`, waiting, async () => {
    if (isBuilt(project)) return
    say('Preparando as páginas…')
    try {
      await build(project)
    } catch (error) {
      throw error instanceof StartupProblem ? error : (explain(String(error)) ?? error)
    }
  })
}

async function build(project: string): Promise<void> {
  const web = path.join(project, 'apps/web')
  const dist = path.join(web, 'dist')
  for (const name of readdirSync(web).filter(one => one.startsWith('dist.'))) {
    rmSync(path.join(web, name), { recursive: true, force: true })
  }
  const sources = fingerprint(project)
  const draft = `${dist}.${randomBytes(4).toString('hex')}`
  await runVite(project, web, draft)
  writeFileSync(path.join(draft, STAMP), sources)
  const old = `${dist}.old`
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(draft, dist)
  rmSync(old, { recursive: true, force: true })
}

async function runVite(project: string, web: string, outDir: string): Promise<void> {
  const vite = path.join(project, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', path.relative(web, outDir), '--emptyOutDir', '--logLevel', 'error']
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runTied(process.execPath, args, { cwd: web, env })
  if (code !== 0) throw explainBuild(output)
}

/** Why the pages could not be built. Only what the system says of a disk or a right is explained: a program's own text may hold any other word. */
export function explainBuild(output: string): StartupProblem {
  const [sign] = /ENOSPC|no space left|\b(?:EACCES|EROFS|EPERM|EDQUOT)(?=: |['"])/i.exec(output) ?? []
  return (sign && explain(sign)) || new StartupProblem(`Não foi possível preparar as páginas:\n${output.trim()}`)
}
