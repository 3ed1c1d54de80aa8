import { importsOf, type Tree, type Violation } from './tree.ts'

/**
 * Groups of files that import each other in a circle, found by Tarjan's algorithm for strongly connected components
 * (R. Tarjan, "Depth-first search and linear graph algorithms", 1972). Imports of types and lazy ones count too: who
 * reads one of the files has to read them all.
 */
export function checkCycles(tree: Tree): Violation[] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    stack.push(file)
    let low = index
    for (const next of neighbours(tree, file)) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? index)
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1 || neighbours(tree, file).includes(file)) cycles.push(group.sort())
    }
    return low
  }
  for (const file of tree.keys()) if (!order.has(file)) visit(file)

  return cycles.map(group => ({
    file: group[0] ?? '',
    message:
      `imports itself by way of ${group.slice(1).join(', ') || 'itself'}: move what they share to a file that ` +
      'both import',
  }))
}

function neighbours(tree: Tree, file: string): string[] {
  return importsOf(tree, file).flatMap(({ target }) => (target !== undefined && tree.has(target) ? [target] : []))
}
