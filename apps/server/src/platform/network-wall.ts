import { spawnSync } from 'node:child_process'
import { existsSync, readlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const UNSHARE = ['/usr/bin/unshare', '/bin/unshare'].find(path => existsSync(path))
const OWN_NETWORK = '/proc/self/ns/net'
const THIS_FILE = fileURLToPath(import.meta.url)

/** Milliseconds after which a probe that does not end counts as failed. */
const PATIENCE = 5000

/**
 * Ways to give a process a network of its own, in which there is nothing, not even this machine: the first that works is taken.
 * `unshare` then becomes the program it starts, so number, signals and limits are the program's. Who is not root first needs a user
 * namespace. Nobody is mapped into it: the program then holds no power there either, and its files are still read as before.
 */
const WAYS = [['--net'], ['--user', '--net']] as const

/** Whether a way works here: the program has another network, and can still read what belongs to Capivira. */
function works(way: readonly string[]): boolean {
  if (!UNSHARE) return false
  const look = 'test -r "$0" && exec readlink /proc/self/ns/net'
  const { status, stdout } = spawnSync(UNSHARE, [...way, '--', '/bin/sh', '-c', look, THIS_FILE], {
    env: {},
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: PATIENCE,
  })
  return status === 0 && stdout.startsWith('net:[') && stdout.trim() !== readlinkSync(OWN_NETWORK)
}

let found: readonly string[] | undefined

/**
 * The start of a command line that takes the network from the program after it; empty where the system does not allow that (no Linux,
 * a container or an AppArmor profile that refuses user namespaces). Tried out once per process.
 */
export function networkWall(): readonly string[] {
  if (!found) {
    const way = process.platform === 'linux' && existsSync(OWN_NETWORK) ? WAYS.find(works) : undefined
    found = UNSHARE && way ? [UNSHARE, ...way, '--'] : []
  }
  return found
}
