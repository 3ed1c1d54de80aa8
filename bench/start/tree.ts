import { readdirSync, readFileSync } from 'node:fs'

/** The process and all that it started, by their numbers. */
export function treeOf(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = read(`/proc/${name}/stat`)
    // The name of a program may have blanks and brackets: what comes after the last one counts.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    parents.set(Number(name), parent)
  }
  const found = [root]
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child)
  return found
}

/** What the process and all that it started keep in memory, shared pages by their share (PSS), in MB. Linux only. */
export function memoryOf(root: number): number {
  const kb = treeOf(root).map(pid => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return kb.reduce((sum, one) => sum + one, 0) / 1024
}

/** Ticks of the processor's clock in a second, as Linux tells times of processes on every machine. */
const TICKS = 100

/** Processor time of the process and all that it started and that lives or was waited for, in seconds. Linux only. */
export function workOf(root: number): number {
  const ticks = treeOf(root).map(pid => {
    const stat = read(`/proc/${pid}/stat`)
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
    return times.reduce((sum, one) => sum + Number(one), 0)
  })
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS
}

/** A process may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
