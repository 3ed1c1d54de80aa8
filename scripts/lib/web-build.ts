import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { renamePatiently } from '../../apps/server/src/platform/patient-rename.ts'
import { fingerprint, isMadeFrom, stamp } from './made-from.ts'
import { oneAtATime } from './one-at-a-time.mjs'
import { explain, StartupProblem } from './problem.mjs'
import { runTied } from './tied.mjs'

/** What the web app is made of, relative to the checkout. */
export const WEB_SOURCES = [
  'apps/web',
  'packages/core',
  'packages/games',
  'packages/ui',
  'package-lock.json',
  'tsconfig.base.json',
]

/** Whether `apps/web/dist` was built from the sources as they are. */
export function isBuilt(project: string): boolean {
  return isMadeFrom(path.join(project, 'apps/web/dist'), { project, places: WEB_SOURCES })
}

/**
 * Builds the web app unless the sources are those of the last build. The new folder takes the old one's place when it
 * is complete, so a kill leaves no half-built page and a running server always finds one.
 * @throws StartupProblem when the build fails
 */
export async function buildWeb(project: string, say: (sentence: string) => void): Promise<void> {
  if (isBuilt(project)) return
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
  const sources = fingerprint({ project, places: WEB_SOURCES })
  const draft = `${dist}.${randomBytes(4).toString('hex')}`
  await runVite(project, web, draft)
  stamp(draft, sources)
  const old = `${dist}.old`
  if (existsSync(dist)) await renamePatiently(dist, old)
  await renamePatiently(draft, dist)
  rmSync(old, { recursive: true, force: true })
}

async function runVite(project: string, web: string, outDir: string): Promise<void> {
  const vite = path.join(project, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', path.relative(web, outDir), '--emptyOutDir', '--logLevel', 'error']
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runTied(process.execPath, args, { cwd: web, env })
  if (code !== 0) throw explainBuild(output)
}

/**
 * Why the pages could not be built. Only what the system says of a disk or a right is explained: a program's own text
 * may hold any other word.
 */
export function explainBuild(output: string): StartupProblem {
  const [sign] = /ENOSPC|no space left|\b(?:EACCES|EROFS|EPERM|EDQUOT)(?=: |['"])/i.exec(output) ?? []
  return (sign && explain(sign)) || new StartupProblem(`Não foi possível preparar as páginas:\n${output.trim()}`)
}
