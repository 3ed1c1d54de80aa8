import { type Order, roomOf } from './order.ts'
import { importsOf, isTest, type Tree, workspaceOf } from './tree.ts'

/**
 * What knows what, drawn from the imports: between the workspaces, and between the rooms of each. Tests are left out.
 */
type Arrows = Map<string, 'value' | 'type'>

const workspaceName = (folder: string) => folder.replace(/^(packages|apps)\//, '')

/** The picture in the language of Mermaid: whole arrows are imports, dotted ones of types alone. */
export function drawPicture(tree: Tree, orders: readonly Order[]): string {
  const between: Arrows = new Map()
  const inside = new Map<Order, Arrows>(orders.map(order => [order, new Map()]))
  for (const file of tree.keys()) {
    if (!/^(packages|apps)\//.test(file) || isTest(file)) continue
    const order = orders.find(({ root }) => file.startsWith(`${root}/`))
    for (const { target, kind } of importsOf(tree, file)) {
      if (target === undefined || !tree.has(target) || isTest(target)) continue
      const [own, other] = [workspaceOf(file), workspaceOf(target)]
      if (own !== other) add(between, workspaceName(own), workspaceName(other), kind === 'type')
      if (order === undefined || !target.startsWith(`${order.root}/`)) continue
      const [from, to] = [roomOf(order, file)?.label, roomOf(order, target)?.label]
      const arrows = inside.get(order)
      if (from && to && from !== to && arrows) add(arrows, from, to, kind === 'type')
    }
  }
  const workspaces = drawArrows(between, name => name)
  const rooms = orders.flatMap((order, at) => drawRooms(order, at, inside.get(order) ?? new Map()))
  return ['flowchart TB', ...workspaces, ...rooms].join('\n')
}

function add(arrows: Arrows, from: string, to: string, isType: boolean): void {
  const key = `${from}\t${to}`
  if (!isType || !arrows.has(key)) arrows.set(key, isType ? 'type' : 'value')
}

function drawArrows(arrows: Arrows, idOf: (name: string) => string): string[] {
  return [...arrows].sort().map(([key, kind]) => {
    const [from = '', to = ''] = key.split('\t')
    return `  ${idOf(from)} ${kind === 'type' ? '-.->' : '-->'} ${idOf(to)}`
  })
}

function drawRooms({ root, levels }: Order, at: number, arrows: Arrows): string[] {
  const names = levels.flat().map(room => room.join(' + '))
  const idOf = (name: string) => `r${at}_${names.indexOf(name)}`
  const own = workspaceName(root.replace(/\/src$/, ''))
  const says: Record<string, string> = { '.': `files of ${own}`, '*': `each folder of ${own}` }
  const labels = names.map(name => `    ${idOf(name)}["${says[name] ?? name}"]`)
  return [`  subgraph in_${own}["inside ${own}"]`, ...labels, '  end', ...drawArrows(arrows, idOf)]
}

const FENCE = /(^```mermaid\n)[\s\S]*?(\n```$)/m

/** The document with this picture in place of the one it has. */
export const withPicture = (document: string, picture: string): string =>
  document.replace(FENCE, (_, before: string, after: string) => `${before}${picture}${after}`)
