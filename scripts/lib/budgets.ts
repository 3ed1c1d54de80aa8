import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

/** What may be loaded at most, in bytes after gzip; fonts as they are, for they are compressed already. */
export const limits = {
  landing: 60_000,
  signIn: 100_000,
  pupil: 90_000,
  pupilScreen: 105_000,
  /** A screen of teachers or administrators, beyond what every signed-in person has loaded. */
  desk: 60_000,
  /** A game: what neither another screen nor another game has. */
  game: 25_000,
  gameKit: 10_000,
  styles: 20_000,
  fonts: 75_000,
} as const
export type Limits = Record<keyof typeof limits, number>

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().default(''),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
  }),
)
export type Manifest = z.output<typeof manifestShape>

/** Something that is loaded, what it weighs, and what it may weigh. */
export interface Row {
  what: string
  bytes: number
  limit: number
}

/** The chunk of a source file, by the end of its path. */
function find(manifest: Manifest, end: string): string {
  const found = Object.keys(manifest).find(key => key.endsWith(end))
  if (!found) throw new Error(`O arquivo ${end} não está nas páginas construídas: mudou de nome?`)
  return found
}

/** The files a browser loads for chunks, those that they import included. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports.forEach(visit)
  }
  keys.forEach(visit)
  return new Set([...seen].flatMap(key => manifest[key]?.file ?? []))
}

const page = (name: string) => `/pages/${name}.tsx`
/** What comes with the first view of a pupil besides the screen itself. */
const signedIn = ['/shell/bars.tsx']
const pupil = [...signedIn, '/offline/begin.ts']
const pupilScreens = ['study-materials', 'study', 'quiz-list', 'quiz', 'achievements', 'games']

/** The rows of all budgets, given what each file weighs. */
export function judge(manifest: Manifest, weigh: (file: string) => number, allowed: Limits): Row[] {
  const entry = Object.keys(manifest).filter(key => manifest[key]?.isEntry && !key.includes('service-worker'))
  const load = (...ends: string[]) => filesOf(manifest, [...entry, ...ends.map(end => find(manifest, end))])
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weigh(file), 0)
  const row = (what: string, files: Iterable<string>, limit: number): Row => ({ what, bytes: sum(files), limit })

  const everyone = load(...signedIn)
  const isRouted = (key: string) => /\/pages\/[\w-]+\.tsx$/.test(key)
  const visitors = ['landing', 'login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'privacy']
  const counted = [...visitors, 'student-dashboard', ...pupilScreens].map(page)
  const others = Object.keys(manifest).filter(key => isRouted(key) && !counted.some(end => key.endsWith(end)))

  const hub = load(...pupil, page('games'), page('game'))
  const games = Object.keys(manifest).filter(key => /games\/src\/[\w-]+\/screen\.tsx$/.test(key))
  const kit = Object.values(manifest).flatMap(({ name, file }) => (name === 'playing' ? [file] : []))
  // Dialogs and the like are everybody's: a game weighs what no other screen has.
  const routed = Object.keys(manifest).filter(isRouted)
  const shared = new Set([...filesOf(manifest, routed), ...hub, ...kit])
  const nameOf = (key: string) => key.replace(/^.*\/(pages|src)\/|\/screen\.tsx$|\.tsx$/g, '')

  return [
    row('página inicial', load(page('landing')), allowed.landing),
    row('entrar', load(page('login')), allowed.signIn),
    row('início do aluno', load(...pupil, page('student-dashboard')), allowed.pupil),
    ...pupilScreens.map(name => row(`tela do aluno: ${name}`, load(...pupil, page(name)), allowed.pupilScreen)),
    ...others.map(key => row(`tela: ${nameOf(key)}`, load(...signedIn, key).difference(everyone), allowed.desk)),
    row('o que os jogos têm em comum', kit, allowed.gameKit),
    ...games.map(key =>
      row(`jogo: ${nameOf(key)}`, load(...pupil, page('games'), page('game'), key).difference(shared), allowed.game),
    ),
  ]
}

/** The rows of all budgets for the pages built in `folder`. */
export function measure(folder: string, allowed: Limits = limits): Row[] {
  const manifest = manifestShape.parse(JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')))
  const weigh = (file: string) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length
  const names = readdirSync(path.join(folder, 'assets'))
  const styles = names.filter(name => name.endsWith('.css'))
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const fonts = names.filter(name => name.endsWith('.woff2') && html.includes(name))
  const sum = (files: readonly string[], bytesOf: (file: string) => number) =>
    files.reduce((total, name) => total + bytesOf(path.join('assets', name)), 0)
  return [
    ...judge(manifest, weigh, allowed),
    { what: 'estilos', bytes: sum(styles, weigh), limit: allowed.styles },
    {
      what: `letras pedidas de início (${fonts.length})`,
      bytes: sum(fonts, file => readFileSync(path.join(folder, file)).length),
      limit: fonts.length > 2 ? 0 : allowed.fonts,
    },
  ]
}
