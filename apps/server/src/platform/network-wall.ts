import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const UNSHARE = ['/usr/bin/unshare', '/bin/unshare'].find(path => existsSync(path))
const OWN_NETWORK = '/proc/self/ns/net'
const THIS_FILE = fileURLToPath(import.meta.url)

/** Milliseconds after which a probe that does not end counts as failed. */
const PATIENCE = 5000

/**
 * Ways to give a process a network of its own, in which there is nothing, not even this machine: the first that works
 * is taken. `unshare` then becomes the program it starts, so number, signals and limits are the program's. Who is not
 * root first needs a user namespace. Nobody is mapped into it: the program then holds no power there either, and its
 * files are still read as before.
 */
const WAYS = [['--net'], ['--user', '--net']] as const

const look = 'test -r "$0" && exec readlink /proc/self/ns/net'
const isPossible = process.platform === 'linux' && UNSHARE !== undefined && existsSync(OWN_NETWORK)

const trial = (way: readonly string[]) => [...way, '--', '/bin/sh', '-c', look, THIS_FILE]
/** Whether a trial went well: the program had another network, and could still read what belongs to Capivira. */
const isWalled = (output: string) => output.startsWith('net:[') && output.trim() !== readlinkSync(OWN_NETWORK)

/** How the launcher tells what it starts which way works: none of it need try again. */
const TOLD = 'CAPIVIRA_NETWORK_WALL'
const nowhere = 'none'

let found: readonly string[] | null | undefined = told(process.env[TOLD])

function told(text: string | undefined): readonly string[] | null | undefined {
  return text === nowhere ? null : WAYS.find(way => way.join(' ') === text)
}

/** What makes {@link networkWall} know in another process what this one found out. */
export async function toldNetworkWall(): Promise<Record<string, string>> {
  await findNetworkWall()
  return { [TOLD]: found?.join(' ') ?? nowhere }
}

let finding: Promise<void> | undefined

/** Tries out which way works, beside whatever else is done, unless that is known. */
export async function findNetworkWall(): Promise<readonly string[]> {
  if (found === undefined) {
    finding ??= find()
    await finding
  }
  return networkWall()
}

async function find(): Promise<void> {
  let first: readonly string[] | null = null
  for (const way of isPossible ? WAYS : []) first ??= (await works(way)) ? way : null
  found = first
}

function works(way: readonly string[]): Promise<boolean> {
  return new Promise(resolve => {
    execFile(UNSHARE ?? '', trial(way), { env: {}, timeout: PATIENCE }, (error, output) =>
      resolve(error === null && isWalled(output)),
    )
  })
}

function worksAtOnce(way: readonly string[]): boolean {
  const { status, stdout } = spawnSync(UNSHARE ?? '', trial(way), {
    env: {},
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: PATIENCE,
  })
  return status === 0 && isWalled(stdout)
}

/**
 * The start of a command line that takes the network from the program after it; empty where the system does not allow
 * that (no Linux, a container or an AppArmor profile that refuses user namespaces). Tried out once per process, where
 * nobody told it.
 */
export function networkWall(): readonly string[] {
  if (found === undefined) found = (isPossible && WAYS.find(worksAtOnce)) || null
  return UNSHARE && found ? [UNSHARE, ...found, '--'] : []
}
