import { type Import, importsOf, type Tree, type Violation } from './tree.ts'

/** Which workspace may use which; what is not listed (e2e, bench, scripts) may use everything. */
const MAY_USE: Record<string, string[]> = {
  'packages/core': [],
  'packages/portuguese': [],
  'packages/generation': ['packages/core', 'packages/portuguese'],
  'packages/artwork': [],
  'packages/games': ['packages/core', 'packages/ui'],
  'packages/ui': [],
  'apps/server': ['packages/core', 'packages/portuguese', 'packages/generation', 'packages/artwork', 'packages/games'],
  'apps/web': ['packages/core', 'packages/ui', 'packages/games'],
}

/** What a forbidden import wants to be. */
const BELONGS: Record<string, string> = {
  'packages/core': 'core holds rules and contracts only; what needs more belongs in the app or package that has it',
  'packages/portuguese': 'portuguese is the language alone; product code belongs in packages/generation',
  'packages/generation': 'generation turns a document into items; storage and HTTP belong in apps/server',
  'packages/artwork': 'artwork knows nothing of ours; what it draws is passed to it as values',
  'packages/games': 'a game knows core and ui only; dealing and paying belong in apps/server/src/features/games',
  'packages/ui': 'ui knows no product; a component that does belongs in apps/web/src/features',
  'apps/server': 'the server never draws; screens belong in apps/web, rules shared with it in packages/core',
  'apps/web': 'the web reaches the server by lib/call.ts; rules shared with it belong in packages/core',
}

/** Folders of the web app, the highest first: each may import those after it. */
const WEB_LAYERS = ['app', 'pages', 'features', 'lib']

/** The walls between workspaces, between the layers of the web app, and between server features. */
export function checkWalls(tree: Tree): Violation[] {
  return [...tree.keys()].flatMap(file =>
    importsOf(tree, file).flatMap(one =>
      [betweenWorkspaces(file, one), insideWeb(file, one), insideServer(file, one)].flatMap(message =>
        message ? [{ file, message: `imports ${one.specifier}: ${message}` }] : [],
      ),
    ),
  )
}

function workspaceOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

function betweenWorkspaces(file: string, { specifier, target }: Import): string | undefined {
  const own = workspaceOf(file)
  const other = target && workspaceOf(target)
  const allowed = MAY_USE[own]
  if (!other || !allowed || other === own) return undefined
  if (!allowed.includes(other)) return BELONGS[own]
  return specifier.startsWith('.') ? `another workspace is imported by its name, @capivira/…` : undefined
}

function insideWeb(file: string, { target }: Import): string | undefined {
  const [from, to] = [webLayer(file), target === undefined ? -1 : webLayer(target)]
  if (from < 0 || to < 0 || to >= from) return undefined
  const [lower, upper] = [WEB_LAYERS[from], WEB_LAYERS[to]]
  return `${lower} may not know ${upper}; what both need belongs in ${lower} or below (app → pages → features → lib)`
}

function webLayer(file: string): number {
  const [, layer] = file.match(/^apps\/web\/src\/([^/]+)\//) ?? []
  return layer === undefined ? -1 : WEB_LAYERS.indexOf(layer)
}

type Role = 'routes' | 'verb' | 'store' | 'tables' | 'test'

interface Place {
  feature: string
  role: Role
}

/** The feature of the server that a file belongs to, and its role by its name. */
export function serverPlace(file: string): Place | undefined {
  const [, feature, name] = file.match(/^apps\/server\/src\/features\/([^/]+)\/(.+)$/) ?? []
  if (!feature || !name) return undefined
  return { feature, role: roleOf(name) }
}

function roleOf(name: string): Role {
  if (/\.test\.tsx?$/.test(name)) return 'test'
  const [, role] = name.match(/(?:^|-)(routes|store|tables)\.ts$/) ?? []
  return role === 'routes' || role === 'store' || role === 'tables' ? role : 'verb'
}

/** routes → verbs → store → tables: each may import its own kind and those after it; routes do not touch tables. */
const BELOW: Record<Exclude<Role, 'test'>, Role[]> = {
  routes: ['routes', 'verb', 'store'],
  verb: ['verb', 'store', 'tables'],
  store: ['store', 'tables', 'verb'],
  tables: ['tables'],
}

const LAYER_ADVICE: Partial<Record<Role, string>> = {
  routes: 'nothing below a route may know it; what both need belongs in a verb file beside it',
  verb: 'a table is described without verbs; the verb belongs above the store',
  store: 'tables know no queries; the query belongs in store.ts',
  tables: 'a route reads as a sentence; the query belongs in store.ts',
}

function insideServer(file: string, { specifier, target, kind }: Import): string | undefined {
  const here = serverPlace(file)
  if (here?.role === 'test') return undefined
  const there = target === undefined ? undefined : serverPlace(target)
  if (!here) {
    // app.ts, the worker and the launcher are tables of contents; the rooms below them know no feature.
    const room = /^apps\/server\/src\/(platform|extraction)\//.exec(file)?.[1]
    return room && there && !/\.test\.ts$/.test(file)
      ? `${room} serves features and knows none; the code belongs in features/${there.feature}`
      : undefined
  }
  if (/^drizzle-orm(\/|$)/.test(specifier) && !['store', 'tables'].includes(here.role) && kind !== 'type') {
    return `only store.ts and tables.ts touch Drizzle; the query belongs in features/${here.feature}/store.ts`
  }
  if (!there) return undefined
  if (here.feature === there.feature)
    return BELOW[here.role].includes(there.role) ? undefined : LAYER_ADVICE[there.role]
  return acrossFeatures(here.role, there)
}

function acrossFeatures(role: Role, there: Place): string | undefined {
  if (there.role === 'verb') return undefined
  // Foreign keys and joins name the other feature's tables.
  if (there.role === 'tables' && (role === 'store' || role === 'tables')) return undefined
  return `a feature calls another's verbs, never its ${there.role}; put a verb in features/${there.feature} and call it`
}
