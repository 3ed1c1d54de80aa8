import { checkCycles } from './cycles.ts'
import { checkNames } from './names.ts'
import type { Tree, Violation } from './tree.ts'
import { checkWalls } from './walls.ts'

/** Everything that is not where docs/architecture.md says it belongs, by file. */
export function checkStructure(tree: Tree): Violation[] {
  const found = [...checkNames(tree), ...checkWalls(tree), ...checkCycles(tree)]
  return found.sort((one, other) => one.file.localeCompare(other.file))
}
