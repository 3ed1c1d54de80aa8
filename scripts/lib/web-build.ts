import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

function filesBelow(project: string, place: string): string[] {
  const full = path.join(project, place)
  if (!existsSync(full)) return []
  const entries = readdirSync(path.dirname(full), { withFileTypes: true })
  const entry = entries.find(one => one.name === path.basename(full))
  if (!entry?.isDirectory()) return [place]
  return readdirSync(full)
    .filter(name => !RESULTS.has(name) && !name.startsWith('dist.'))
    .sort()
    .flatMap(name => filesBelow(project, path.posix.join(place, name)))
}

/** Whether `apps/web/dist` was built from the sources as they are. */
export function isBuilt(project: string): boolean {
  const stamp = path.join(project, 'apps/web/dist', STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(project)
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
