import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** Paths from the checkout's root, with '/' between the parts, and their contents. */
export type Tree = ReadonlyMap<string, string>

/** One import, or one export of what another file has. */
export interface Import {
  /** As written: './x.ts', '@capivira/core/x', 'drizzle-orm'. */
  specifier: string
  /** The file of ours it names, if any. */
  target: string | undefined
  /** A type disappears before the program runs; a lazy import waits until somebody calls it. */
  kind: 'value' | 'type' | 'lazy'
  /** Whether it only hands on what the other file has. */
  handsOn: boolean
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
  const found = readImports(file, tree.get(file) ?? '').map(one => ({
    ...one,
    target: resolve(tree, file, one.specifier),
  }))
  ofTree.set(file, found)
  return found
}

type Read = Omit<Import, 'target'>

function readImports(file: string, code: string): Read[] {
  const { module, program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: Read[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    const onlyTypes = entries.length > 0 && entries.every(({ isType }) => isType)
    found.push({ specifier: moduleRequest.value, kind: onlyTypes ? 'type' : 'value', handsOn: false })
  }
  for (const { entries } of module.staticExports) {
    const specifier = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value
    const onlyTypes = entries.every(({ isType }) => isType)
    if (specifier !== undefined) found.push({ specifier, kind: onlyTypes ? 'type' : 'value', handsOn: true })
  }
  if (/\bimport\s*\(/.test(code)) {
    const add = (node: { type: string; value?: unknown }, kind: Import['kind']) => {
      if (typeof node.value === 'string') found.push({ specifier: node.value, kind, handsOn: false })
    }
    new Visitor({
      ImportExpression: ({ source }) => add(source, 'lazy'),
      TSImportType: ({ source }) => add(source, 'type'),
    }).visit(program)
  }
  return found
}

function resolve(tree: Tree, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const [, name, rest] = specifier.match(/^@capivira\/([^/]+)\/(.+)$/) ?? []
  if (!name || !rest) return undefined
  const place = `packages/${name}/src/${rest}`
  return [place, `${place}.ts`, `${place}.tsx`].find(candidate => tree.has(candidate)) ?? place
}
