import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { networkWall } from '../../platform/network-wall.ts'

const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find(path => existsSync(path))

/** The folder of an installed package, where the module loader itself would find it. */
export function packageFolder(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.resolve(name)))
  while (!existsSync(resolve(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/** What prlimit holds a process to, where the machine has it. */
export type Walls = { dataBytes: number; cpuSeconds: number }

/**
 * Command line of a program held to its walls; it can write no file and leave no core, and has no network where the
 * system allows taking it away (see networkWall). Sockets that are files stay within reach: what listens there asks for
 * a password.
 */
export function confined(walls: Walls, command: string, args: readonly string[]): [command: string, args: string[]] {
  const limits = [`--data=${walls.dataBytes}`, `--cpu=${walls.cpuSeconds}`, '--core=0', '--nofile=64', '--fsize=0']
  const held = PRLIMIT ? [PRLIMIT, ...limits] : []
  const [first = command, ...rest] = [...networkWall(), ...held, command, ...args]
  return [first, rest]
}

/** A script, what it may read besides, Node's flags, and its own arguments. */
export type Program = {
  script: string
  readable: readonly string[]
  flags: readonly string[]
  args?: readonly string[]
}

/**
 * Command line of a Node that may read only `readable` and its script, write nothing and start no process. Node's own
 * permissions know no network: that wall is the system's.
 */
export function confinedNode(
  walls: Walls,
  { script, readable, flags, args = [] }: Program,
): [command: string, args: string[]] {
  const permissions = [script, ...readable].map(path => `--allow-fs-read=${path}`)
  return confined(walls, process.execPath, ['--permission', ...permissions, '--no-warnings', ...flags, script, ...args])
}
