import { type Import, importsOf, isTest, type Tree, type Violation } from './tree.ts'

/**
 * What a file of a feature is, by its name and by what it reaches: routes call verbs, verbs call stores, stores ask the
 * database in words of conditions and tables. A rule is what asks the database nothing, whoever it is called by.
 */
type Role = 'routes' | 'verb' | 'store' | 'conditions' | 'tables' | 'rule'

interface Place {
  feature: string
  role: Role
}

const FEATURES = 'apps/server/src/features/'

/** Each may import, of its own feature, its own kind and these; routes do not touch tables. */
const BELOW: Record<Role, Role[]> = {
  routes: ['routes', 'verb', 'store', 'rule'],
  verb: ['verb', 'store', 'conditions', 'tables', 'rule'],
  store: ['store', 'conditions', 'tables', 'rule'],
  conditions: ['conditions', 'tables', 'rule'],
  tables: ['tables', 'rule'],
  rule: ['rule', 'tables'],
}

/**
 * And of another feature: its verbs; foreign keys and joins name the other's tables, its conditions stand in statements
 * of any.
 */
const ACROSS: Record<Role, Role[]> = {
  routes: ['verb', 'rule'],
  verb: ['verb', 'rule'],
  store: ['conditions', 'tables', 'rule'],
  conditions: ['conditions', 'tables', 'rule'],
  tables: ['tables', 'rule'],
  rule: ['rule'],
}

const ADVICE: Record<Role, string> = {
  routes: 'nothing below a route may know it; what both need belongs in a verb file beside it',
  verb: 'stores call no verb; the verb belongs above the store, which is given what it found',
  store: 'nothing below a store asks the database; the query belongs in store.ts',
  conditions: 'conditions are words of a statement; the query belongs in store.ts',
  tables: 'a route reads as a sentence; the query belongs in store.ts',
  rule: 'what both need belongs below both',
}

/** The walls inside the server: between the roles of a feature, between features, and below them. */
export function checkServer(tree: Tree): Violation[] {
  const roles = new Map<string, Role>()
  return [...tree.keys()].flatMap(file => {
    if (!file.startsWith('apps/server/src/') || isTest(file)) return []
    const here = placeOf(tree, file, roles)
    return importsOf(tree, file).flatMap(one => {
      const there = one.target === undefined ? undefined : placeOf(tree, one.target, roles)
      const message = here && (handedOn(one, there) ?? drizzle(here, one) ?? (there && between(here, there)))
      return message ? [{ file, message: `imports ${one.specifier}: ${message}` }] : []
    })
  })
}

function placeOf(tree: Tree, file: string, roles: Map<string, Role>): Place | undefined {
  if (!file.startsWith(FEATURES) || !tree.has(file)) return undefined
  const [feature = ''] = file.slice(FEATURES.length).split('/')
  return { feature, role: roleOf(tree, file, roles) }
}

const BY_NAME = /(?:^|[-/])(routes|store|conditions|tables)\.ts$/

function roleOf(tree: Tree, file: string, roles: Map<string, Role>): Role {
  const known = roles.get(file)
  if (known) return known
  const named = file.match(BY_NAME)?.[1]
  if (named === 'routes' || named === 'store' || named === 'conditions' || named === 'tables') {
    roles.set(file, named)
    return named
  }
  // What stands in a circle, which is told elsewhere, is looked at once.
  roles.set(file, 'rule')
  const reaches = importsOf(tree, file).some(({ target }) => {
    if (!target?.startsWith(FEATURES) || !tree.has(target)) return false
    return ['routes', 'verb', 'store'].includes(roleOf(tree, target, roles))
  })
  if (reaches) roles.set(file, 'verb')
  return reaches ? 'verb' : 'rule'
}

function handedOn({ handsOn }: Import, there: Place | undefined): string | undefined {
  if (!handsOn || !there || !['store', 'conditions', 'tables'].includes(there.role)) return undefined
  return (
    'a file hands on nothing that another has; what statements of others need belongs in ' +
    `features/${there.feature}/…-conditions.ts`
  )
}

function drizzle({ feature, role }: Place, { specifier, kind }: Import): string | undefined {
  if (!/^drizzle-orm(\/|$)/.test(specifier) || kind === 'type' || ['store', 'conditions', 'tables'].includes(role))
    return undefined
  return `only stores, conditions and tables touch Drizzle; the query belongs in features/${feature}/store.ts`
}

function between(here: Place, there: Place): string | undefined {
  if (here.feature === there.feature) return BELOW[here.role].includes(there.role) ? undefined : ADVICE[there.role]
  if (ACROSS[here.role].includes(there.role)) return undefined
  if (there.role === 'verb' || there.role === 'routes') return ADVICE[there.role]
  return `a feature calls another's verbs, never its ${there.role}; put a verb in features/${there.feature} and call it`
}
