import { importsOf, isTest, type Tree, type Violation } from './tree.ts'

/**
 * The rooms of a workspace, the highest first; a room may know those after it. Rooms of one level do not know each
 * other.
 */
export interface Order {
  /** 'apps/web/src' */
  root: string
  /**
   * Folders and files below the root; '.' are the files directly in it, '*' the folders, that no other room names, each
   * a room of its own. One room may be several folders.
   */
  levels: string[][][]
}

/**
 * Reads the orders that docs/architecture.md states: lines `folder: a > b, c > d + e` in the block that begins with
 * ```order. Rooms of a level stand between commas, the folders of a room between plus signs.
 * @throws Error when there is no such block
 */
export function readOrders(document: string): Order[] {
  const [, block] = document.match(/^```order\n([\s\S]*?)^```$/m) ?? []
  if (block === undefined) throw new Error('docs/architecture.md states no order of folders')
  // A line that begins with a blank goes on with the one before.
  const lines = block.replace(/\n\s+/g, ' ').split('\n')
  return lines.filter(Boolean).map(line => {
    const [root = '', rooms = ''] = line.split(/:\s*/)
    const names = (text: string) => text.split('+').map(name => name.trim())
    return { root, levels: rooms.split('>').map(level => level.split(',').map(names)) }
  })
}

/** Where a file stands: its level and its room on it. */
export interface Room {
  level: number
  name: string
  /** As the document names it: '*' for one of many folders. */
  label: string
}

/** The room of a file; undefined where its order names none. */
export function roomOf({ root, levels }: Order, file: string): Room | undefined {
  const path = file.slice(root.length + 1)
  const [first = ''] = path.split('/')
  let best: (Room & { length: number }) | undefined
  for (const [level, rooms] of levels.entries())
    for (const room of rooms)
      for (const folder of room) {
        if (!holds(folder, path)) continue
        const length = folder === '.' || folder === '*' ? 0 : folder.length
        const label = room.join(' + ')
        if (!best || length > best.length) best = { level, name: folder === '*' ? first : label, label, length }
      }
  return best && { level: best.level, name: best.name, label: best.label }
}

function holds(folder: string, path: string): boolean {
  if (folder === '.') return !path.includes('/')
  if (folder === '*') return path.includes('/')
  return path === folder || path.startsWith(`${folder}/`)
}

/** Inside a workspace nothing looks up, imports of types included; whatever is in no room is told too. */
export function checkOrder(tree: Tree, orders: readonly Order[]): Violation[] {
  return [...tree.keys()].flatMap(file => {
    const order = orders.find(({ root }) => file.startsWith(`${root}/`))
    if (!order || isTest(file)) return []
    const here = roomOf(order, file)
    if (!here)
      return [{ file, message: `stands in no order of docs/architecture.md: say there who may know its folder` }]
    return importsOf(tree, file).flatMap(({ specifier, target }) => {
      const message = target?.startsWith(`${order.root}/`) && looksUp(here, roomOf(order, target))
      return message ? [{ file, message: `imports ${specifier}: ${message}` }] : []
    })
  })
}

function looksUp(here: Room, there: Room | undefined): string | undefined {
  if (!there || there.level > here.level || there.name === here.name) return undefined
  const where = there.level < here.level ? 'stands above' : 'stands beside'
  return `${there.name} ${where} ${here.name}; what both need belongs below both (docs/architecture.md has the order)`
}
