import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HOLE, type ReadImport, readImports } from './read-imports.ts'

/** Paths from the checkout's root, with '/' between the parts, and their contents. */
export type Tree = ReadonlyMap<string, string>

/** One import, or one export of what another file has. */
export interface Import extends ReadImport {
  /** The file of ours it names, if any. */
  target: string | undefined
}

/** Something in the wrong place. */
export interface Violation {
  file: string
  message: string
}

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report'])
const CODE = /\.(ts|tsx|js|mjs)$/

/** Files of tests, and folders of what only they use: they may look into every room. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\/(testing|test)\//.test(file)

/** The folder of a package or app: 'packages/core'. */
export const workspaceOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** Reads the code of these folders. */
export function readTree(project: string, folders: readonly string[]): Tree {
  const tree = new Map<string, string>()
  const visit = (folder: string) => {
    for (const entry of readdirSync(path.join(project, folder), { withFileTypes: true })) {
      const place = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name) && !entry.name.startsWith('dist.')) visit(place)
      } else if (CODE.test(entry.name)) {
        tree.set(place, readFileSync(path.join(project, place), 'utf8'))
      }
    }
  }
  for (const folder of folders) visit(folder)
  return tree
}

const known = new WeakMap<Tree, Map<string, Import[]>>()

/** The imports of a file, by its syntax: those of types, and of calls to `import()`, too. */
export function importsOf(tree: Tree, file: string): Import[] {
  const ofTree = known.get(tree) ?? new Map<string, Import[]>()
  known.set(tree, ofTree)
  const before = ofTree.get(file)
  if (before) return before
  const found = readImports(file, tree.get(file) ?? '').flatMap(one =>
    targetsOf(tree, file, one.specifier).map(target => ({ ...one, target })),
  )
  ofTree.set(file, found)
  return found
}

/**
 * What an import names: of a template each file that fits it, where a gap is filled by a name without '/', as Vite has
 * it.
 */
function targetsOf(tree: Tree, file: string, specifier: string): (string | undefined)[] {
  const target = resolve(tree, file, specifier)
  if (!target?.includes(HOLE)) return [target]
  const fits = new RegExp(`^${target.split(HOLE).map(RegExp.escape).join('[^/]+')}(\\.tsx?)?$`)
  const files = [...tree.keys()].filter(one => fits.test(one))
  return files.length > 0 ? files : [target]
}

function resolve(tree: Tree, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const [, name, rest] = specifier.match(/^@capivira\/([^/]+)\/(.+)$/) ?? []
  if (!name || !rest) return undefined
  const place = `packages/${name}/src/${rest}`
  return [place, `${place}.ts`, `${place}.tsx`].find(candidate => tree.has(candidate)) ?? place
}
