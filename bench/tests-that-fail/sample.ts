import { randomOf } from '@capivira/games/random'
import { importsOf, isTest, type Tree, workspaceOf } from '../../scripts/lib/structure/tree.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/** A mutant of a file, and the tests that meet the file, the nearest first. */
export interface Case {
  file: string
  mutant: Mutant
  tests: string[]
}

/** Tests of rules that are run against a mutant: those farther away than so many meet it by chance. */
const NEAREST = 12

/** So many mutants of a package, drawn with a seed among all of them; `all` is how many there are. */
export function sampleOf(
  tree: Tree,
  folder: string,
  { seed, most, part = '' }: Wanted,
): { all: number; cases: Case[] } {
  const importers = importersOf(tree)
  const files = [...tree.keys()].filter(
    file => file.startsWith(`${folder}/src/`) && file.endsWith('.ts') && !isTest(file),
  )
  const all = files
    .filter(file => file.includes(part))
    .flatMap(file => mutantsOf(file, tree.get(file) ?? '').map(mutant => ({ file, mutant })))
  const drawn = randomOf(`${seed} ${folder}`).shuffled(all).slice(0, most)
  return { all: all.length, cases: drawn.map(one => ({ ...one, tests: testsOf(one.file, importers) })) }
}

interface Wanted {
  seed: string
  most: number
  /** Only files whose path holds this. */
  part?: string
}

function importersOf(tree: Tree): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of tree.keys())
    for (const { target, kind } of importsOf(tree, file))
      if (target !== undefined && kind !== 'type') importers.set(target, [...(importers.get(target) ?? []), file])
  return importers
}

/** Tests of the same package that import a file, or what imports it, by the number of steps. */
function testsOf(file: string, importers: Map<string, string[]>): string[] {
  const seen = new Set([file])
  const tests: string[] = []
  for (let ring = [file]; ring.length > 0 && tests.length < NEAREST; ) {
    ring = ring
      .flatMap(one => importers.get(one) ?? [])
      .filter(one => workspaceOf(one) === workspaceOf(file) && !seen.has(one))
    for (const one of ring) {
      if (!seen.has(one) && one.endsWith('.test.ts')) tests.push(one)
      seen.add(one)
    }
    ring = [...new Set(ring)]
  }
  return tests.slice(0, NEAREST)
}
