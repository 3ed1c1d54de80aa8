import { readdirSync, readFileSync } from 'node:fs'

/** A running process below the one asked about. */
export interface Process {
  pid: number
  /** What it does: 'launcher', 'server', 'worker', 'postgres', … */
  name: string
}

const NAMES: { sign: RegExp; name: string }[] = [
  { sign: /scripts\/start\.mjs/, name: 'launcher' },
  { sign: /main\.ts --server/, name: 'server' },
  { sign: /main\.ts --worker/, name: 'worker' },
  { sign: /initdb/, name: 'initdb' },
  { sign: /postgres(\.exe)? --(single|boot|check)/, name: 'initdb' },
  { sign: /bin\/postgres -D/, name: 'postmaster' },
  { sign: /postgres: capivira/, name: 'connection' },
  { sign: /postgres: /, name: 'postgres helper' },
]

/** A process and everything below it, on Linux. */
export function familyOf(root: number): Process[] {
  const children = new Map<number, number[]>()
  for (const pid of readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)) {
    const parent = parentOf(pid)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)]
  return below(root).map(pid => ({ pid, name: nameOf(pid) }))
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function nameOf(pid: number): string {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return NAMES.find(({ sign }) => sign.test(command))?.name ?? 'other'
  } catch {
    return 'other'
  }
}
