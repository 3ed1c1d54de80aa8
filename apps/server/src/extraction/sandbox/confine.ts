import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Limits } from '../limits.ts'

const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find(path => existsSync(path))

/** The folder of an installed package, where the module loader itself would find it. */
export function packageFolder(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.resolve(name)))
  while (!existsSync(resolve(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

export type Confinement = { script: string; readable: readonly string[]; flags: readonly string[]; fileBytes: number }

/**
 * Command line of a confined Node: it may read only `readable` (and its script), write nothing, start nothing, and on
 * Linux it is held by prlimit as well.
 */
export function confinedNode(limits: Limits, { script, readable, flags, fileBytes }: Confinement): [string, string[]] {
  const node = [
    process.execPath,
    '--permission',
    ...[script, ...readable].map(path => `--allow-fs-read=${path}`),
    '--no-warnings',
    ...flags,
    script,
  ]
  if (!PRLIMIT) return [node[0] ?? '', node.slice(1)]
  const walls = [
    `--data=${limits.maxDataBytes}`,
    `--cpu=${limits.maxCpuSeconds}`,
    '--core=0',
    '--nofile=64',
    `--fsize=${fileBytes}`,
  ]
  return [PRLIMIT, [...walls, ...node]]
}
