import { checkCycles } from './cycles.ts'
import { checkFromOutside } from './from-outside.ts'
import { checkNames } from './names.ts'
import { checkOrder, type Order } from './order.ts'
import { checkServer } from './server-roles.ts'
import { checkTests } from './tests.ts'
import type { Tree, Violation } from './tree.ts'
import { checkWalls } from './walls.ts'

/** Everything that is not where docs/architecture.md says it belongs, by file. `orders` are those it states. */
export function checkStructure(tree: Tree, orders: readonly Order[]): Violation[] {
  const found = [
    ...checkNames(tree),
    ...checkWalls(tree),
    ...checkOrder(tree, orders),
    ...checkServer(tree),
    ...checkFromOutside(tree),
    ...checkCycles(tree),
    ...checkTests(tree),
  ]
  return found.sort((one, other) => one.file.localeCompare(other.file))
}
