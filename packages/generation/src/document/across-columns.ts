import type { RowGroup } from './blocks.ts'
import type { Block } from './model.ts'

/**
 * The groups that run from the first column of the table row above them, on its page, past the start of its last: they
 * are the text below the table, and none of its cells.
 */
export function acrossColumns(groups: readonly RowGroup[]): ReadonlySet<RowGroup> {
  const found = new Set<RowGroup>()
  let above: RowGroup['rows'][number] | null = null
  for (const group of groups) {
    const first = group.rows[0]
    if (group.kind === 'table-row' && first && first.cells.length > 1) {
      above = first
      continue
    }
    const table = above
    if (!table) continue
    const runs = group.rows.some(
      ({ page, left, right, size }) => page === table.page && left < table.left + size && right > table.right,
    )
    if (runs) found.add(group)
  }
  return found
}

/** The blocks of groups, in their order, marked where they run across the columns of the table row above them. */
export function withAcross(blocks: readonly Block[], groups: readonly RowGroup[]): Block[] {
  const found = acrossColumns(groups)
  return blocks.map((block, at) => {
    const group = groups[at]
    return group && found.has(group) ? { ...block, across: true } : block
  })
}
