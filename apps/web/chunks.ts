import type { Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

/** The modules of `ids` and everything they import at once. */
function withImports(ids: readonly string[], modules: Modules, seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue
    seen.add(id)
    withImports(modules.getModuleInfo(id)?.importedIds ?? [], modules, seen)
  }
  return seen
}

/** See icons.ts. */
const isIcon = (id: string) => id.startsWith('\0icon/')
const isLibrary = (id: string) => id.includes('/node_modules/')
/** The cache is there anyway. */
const isHeavy = (id: string) => isLibrary(id) && !/[\\/]@tanstack[\\/]/.test(id)
/** What checks shapes loses them where pupils study (lean-contracts.ts): it needs the library in name only. */
const isChecker = (id: string) => /[\\/]zod[\\/]/.test(id)
/** Of the cache's one big list of exports, what the first screen has no use for. */
const isLater = (id: string) => /[/](mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js$/.test(id)

/** The few lines by which chunks find one another. */
const isRuntime = (id: string) => id.includes('rolldown/runtime')

const someShapes =
  /[\\/]core[\\/]src[\\/](http[\\/]shapes|.*-shape|.*[\\/]new-achievement|drawings[\\/](report-)?contract)\.ts$/
/** What forms and games check shapes with, and the few shapes that many load: no file of their own for some lines. */
const isShape = (id: string) => isChecker(id) || someShapes.test(id)

/** What pupils' screens share that come after their first one. */
const practice = 'practice'

/** What games share that checks shapes: what is kept of a round, and what it is made from. */
const round = 'round'

type Choice = (id: string, modules: Modules) => boolean

function group(name: string, priority: number, takes: Choice): Rolldown.CodeSplittingGroup {
  return { debugName: name, priority, name: (id, modules) => (takes(id, modules) ? name : null) }
}

type Files = {
  /** Where the application begins. */
  entry: string
  /** The screen of first visits. */
  first: string
  /** Screens that the same people open, by the name of what they share. */
  together: Readonly<Record<string, readonly string[]>>
  /** The names among those whose screens must be quick above all. */
  daily: readonly string[]
  /** The names of those that pupils alone open; what they share goes to the first. */
  pupils: readonly string[]
  /** The screens that pupils begin with: they wait for nothing that only pupils' other screens have. */
  begin: readonly string[]
  /** The name of those that somebody opens who is not signed in yet; what desks share with them goes there. */
  door: string
}

/**
 * Few files rather than many: on a slow network every request waits its turn. What every screen needs comes in two: the
 * libraries, which a browser keeps from one version of ours to the next, and our own start. What one kind of screens
 * has in common, and brings no library along, is one file, and so is what most kinds have. The rest is split where it
 * is needed. All file names are absolute.
 */
export function chunkGroups(files: Files): Rolldown.CodeSplittingOptions {
  const { entry, first, together, daily, pupils, begin, door } = files
  const [home = ''] = pupils
  const reach = new Map<string, Set<string>>()
  /** Everything that comes with a module. */
  function reachOf(id: string, modules: Modules): Set<string> {
    const known = reach.get(id) ?? withImports([id], modules)
    reach.set(id, known)
    return known
  }
  const users = (id: string, screens: readonly string[], modules: Modules) =>
    screens.filter(screen => reachOf(screen, modules).has(id)).length

  /** Whether something imports a module that does not come with those screens. */
  function isAlsoFor(id: string, screens: readonly string[], modules: Modules): boolean {
    const own = new Set(screens.flatMap(screen => [...reachOf(screen, modules)]))
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
    return isIcon(id) || [...importers, ...dynamicImporters].some(one => !own.has(one))
  }

  const everyone = Object.values(together).flat()
  function isStart(id: string, modules: Modules): boolean {
    if (id === entry || isLater(id)) return false
    return reachOf(entry, modules).has(id) || (reachOf(first, modules).has(id) && users(id, everyone, modules) > 1)
  }

  /**
   * The name of the file a shared module goes to: that of the one kind of screens that has it, or one of two for what
   * several have, so that pupils do not load what only forms and tables need, nor at first what they practise with.
   * Undefined for what is not shared or heavy.
   */
  function sharedBy(id: string, modules: Modules): string | undefined {
    const brings = [...reachOf(id, modules)].filter(one => !isStart(one, modules))
    const kinds = Object.keys(together).filter(kind => users(id, together[kind] ?? [], modules) > 0)
    const isDaily = kinds.some(kind => daily.includes(kind))
    const isPupils = kinds.every(kind => pupils.includes(kind))
    if (brings.some(one => isHeavy(one) && !((isDaily || isPupils) && isChecker(one)))) return undefined
    const [only = ''] = kinds
    if (isPupils && users(id, everyone, modules) > 1) {
      if ((kinds.length > 1 || only === home) && users(id, begin, modules) === 0) return practice
      // The few lines that all of them have are worth no other file to those that need no more of it.
      if (kinds.length > 1) return kinds.length < pupils.length ? home : 'common'
    }
    // Who is at the door waits for no more of it than the door has too; no pupil waits for a desk's.
    if (kinds.length > 1 && (isDaily || kinds.some(kind => pupils.includes(kind))))
      return kinds.includes(door) ? 'fields' : 'common'
    // Who signs in loads what their screens have, not what tables of a desk have among themselves.
    if (kinds.length > 1) return kinds.includes(door) ? door : 'desk'
    const screens = together[only] ?? []
    // What a kind's one screen has, and something loaded later imports too, is no file of its own either.
    if (screens.length === 1 && !screens.includes(id)) return isAlsoFor(id, screens, modules) ? 'common' : undefined
    const own = screens.filter(screen => reachOf(screen, modules).has(id))
    if (own.length < 2) return undefined
    // What games have that checks shapes itself: the part that all have stays small.
    return isPupils && !isDaily && brings.some(isChecker) ? round : only
  }

  return {
    groups: [
      group('libraries', 6, (id, modules) => isRuntime(id) || (isLibrary(id) && isStart(id, modules))),
      group('start', 5, isStart),
      group('shapes', 5, isShape),
      // In this order: a group takes along whatever its modules import that no group before it took.
      group('fields', 4, (id, modules) => sharedBy(id, modules) === 'fields'),
      group('common', 3, (id, modules) => sharedBy(id, modules) === 'common'),
      group(door, 2, (id, modules) => sharedBy(id, modules) === door),
      group('desk', 2, (id, modules) => sharedBy(id, modules) === 'desk'),
      ...[home, practice, ...Object.keys(together).filter(kind => kind !== door && kind !== home)].map(kind =>
        group(kind, 1, (id, modules) => sharedBy(id, modules) === kind),
      ),
      group(round, 0, (id, modules) => sharedBy(id, modules) === round),
    ],
  }
}
