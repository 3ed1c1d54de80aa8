import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Paths from the checkout's root, with '/' between the parts, and their contents. */
export type Tree = ReadonlyMap<string, string>

/** One import statement. */
export interface Import {
  /** As written: './x.ts', '@capivira/core/x', 'drizzle-orm'. */
  specifier: string
  /** The file of ours it names, if any. */
  target: string | undefined
  /** A type disappears before the program runs; a lazy import waits until somebody calls it. */
  kind: 'value' | 'type' | 'lazy'
}

/** Something in the wrong place. */
export interface Violation {
  file: string
  message: string
}

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report'])
const CODE = /\.(ts|tsx|js|mjs)$/

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

const STATEMENT = /^\s*(?:import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm
const CALL = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** The imports of a file, those of calls to `import()` included. */
export function importsOf(tree: Tree, file: string): Import[] {
  const code = (tree.get(file) ?? '').replace(COMMENT, '')
  const statements = [...code.matchAll(STATEMENT)].map(([, clause = '', from, bare = '']) => ({
    specifier: from ?? bare,
    kind: from !== undefined && isTypeOnly(clause) ? ('type' as const) : ('value' as const),
  }))
  const calls = [...code.matchAll(CALL)].map(([, specifier = '']) => ({ specifier, kind: 'lazy' as const }))
  return [...statements, ...calls].map(one => ({ ...one, target: resolve(tree, file, one.specifier) }))
}

/** `import type { … }`, and `import { type A, type B }`. */
function isTypeOnly(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true
  const names = clause.match(/^\s*\{([\s\S]*)\}\s*$/)?.[1]?.split(',')
  return names?.every(name => name.trim() === '' || /^\s*type\s/.test(name)) ?? false
}

function resolve(tree: Tree, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const [, name, rest] = specifier.match(/^@capivira\/([^/]+)\/(.+)$/) ?? []
  if (!name || !rest) return undefined
  const place = `packages/${name}/src/${rest}`
  return [place, `${place}.ts`, `${place}.tsx`].find(candidate => tree.has(candidate)) ?? place
}
