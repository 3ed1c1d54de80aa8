import { type Import, importsOf, isTest, type Tree, type Violation, workspaceOf } from './tree.ts'

interface Walls {
  /** Workspaces it may use, or a file of one. */
  uses: string[]
  /** Packages of others it may use, 'node:' for what Node has; undefined: whatever its package.json lists. */
  outside?: readonly string[]
  /** Packages it must not use, where the others are its own affair. */
  never?: readonly string[]
  /** What a forbidden import wants to be. */
  belongs: string
}

const RADIX = ['@radix-ui/react-alert-dialog', '@radix-ui/react-dialog', '@radix-ui/react-tabs']
const SCREEN = ['react']
const WEB_USES = ['packages/core', 'packages/ui', 'packages/games']

/** Which workspace may use what; what is not listed (e2e, bench, scripts) may use everything. */
const WALLS: Record<string, Walls> = {
  'packages/core': {
    uses: [],
    outside: ['zod', 'ts-fsrs'],
    belongs: 'core holds rules and contracts only; what needs more belongs in the app or package that has it',
  },
  'packages/portuguese': {
    uses: [],
    outside: ['node:'],
    belongs: 'portuguese is the language alone; product code belongs in packages/generation',
  },
  'packages/generation': {
    uses: ['packages/core', 'packages/portuguese'],
    outside: ['node:', 'jsonrepair'],
    belongs: 'generation turns a document into items; storage and HTTP belong in apps/server',
  },
  'packages/artwork': {
    uses: ['packages/core/src/chance/seeded.ts'],
    outside: ['node:'],
    belongs: 'artwork knows nothing of ours but chance from a seed; what it draws is passed to it as values',
  },
  'packages/games': {
    uses: ['packages/core', 'packages/ui'],
    outside: [...SCREEN, 'react-dom', 'zod'],
    belongs: 'a game knows core and ui only; dealing and paying belong in apps/server/src/features/games',
  },
  'packages/ui': {
    uses: [],
    outside: [...SCREEN, 'react-dom', ...RADIX, 'uqr'],
    belongs: 'ui knows no product; a component that does belongs in apps/web/src/features',
  },
  'apps/server': {
    uses: ['packages/core', 'packages/portuguese', 'packages/generation', 'packages/artwork', 'packages/games'],
    never: [...SCREEN, 'react-dom'],
    belongs: 'the server never draws; screens belong in apps/web, rules shared with it in packages/core',
  },
  'apps/web/src': {
    uses: WEB_USES,
    never: [...RADIX, 'node:', 'drizzle-orm', 'fastify', 'pg'],
    belongs:
      'the web reaches the server by lib/call.ts and draws with packages/ui; shared rules belong in packages/core',
  },
  // The service worker, and what builds the pages: that has Node.
  'apps/web': {
    uses: WEB_USES,
    never: [...RADIX, 'drizzle-orm', 'fastify', 'pg'],
    belongs: 'the web reaches the server by lib/call.ts; rules shared with it belong in packages/core',
  },
  'apps/web/service-worker': {
    uses: WEB_USES,
    outside: [],
    belongs: 'a service worker has neither Node nor pages; what builds it belongs beside vite.config.ts',
  },
}

/** The innermost of the walls that a file stands in. */
const placeOf = (file: string): string | undefined =>
  Object.keys(WALLS)
    .filter(one => file.startsWith(`${one}/`))
    .sort((one, other) => other.length - one.length)[0]

/** What any test may use of others besides: what runs it and what asks it. */
const TOOLS = ['vitest', 'fast-check']
/** And what the tests of a workspace use that its product does not. */
const IN_TESTS: Readonly<Record<string, readonly string[]>> = {
  'packages/artwork': ['sharp'],
  'packages/games': ['@testing-library/react'],
  'packages/ui': ['@testing-library/react'],
}

/** The walls between workspaces, and what of other people's code each may use. */
export function checkWalls(tree: Tree): Violation[] {
  return [...tree.keys()].flatMap(file => {
    const place = placeOf(file)
    const walls = place === undefined ? undefined : WALLS[place]
    if (!walls) return []
    return importsOf(tree, file).flatMap(one => {
      const message = one.target === undefined ? outside(file, walls, one) : between(file, walls, one)
      return message ? [{ file, message: `imports ${one.specifier}: ${message}` }] : []
    })
  })
}

function between(file: string, { uses, belongs }: Walls, { specifier, target = file }: Import): string | undefined {
  const [own, other] = [workspaceOf(file), workspaceOf(target)]
  if (isTest(target) && !isTest(file)) return 'what only tests use stays with them; what both need belongs outside it'
  if (other === own) return /^apps\/server\/.*\.tsx$/.test(target) ? belongs : undefined
  if (!uses.includes(other) && !uses.includes(target))
    return isTest(file) && !/^(apps|packages)\//.test(other) ? undefined : belongs
  return specifier.startsWith('.') ? `another workspace is imported by its name, @capivira/…` : undefined
}

function outside(file: string, walls: Walls, { specifier }: Import): string | undefined {
  const [first = '', second] = specifier.split('/')
  const name = specifier.startsWith('node:') ? 'node:' : first.startsWith('@') ? `${first}/${second}` : first
  if (walls.never?.includes(name)) return walls.belongs
  if (!walls.outside || walls.outside.includes(name)) return undefined
  const inTests = isTest(file) && [...TOOLS, ...(IN_TESTS[workspaceOf(file)] ?? [])].includes(name)
  return inTests ? undefined : walls.belongs
}
