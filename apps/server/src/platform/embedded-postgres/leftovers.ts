import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Start of the names of the folders that hold our sockets. */
export const SOCKET_FOLDER_PREFIX = 'capivira-'

/** Kept in the cluster while its server runs: the folder of its socket, which a killed run leaves behind. */
export const SOCKET_NOTE = 'capivira.socket'

/**
 * Kept in the folder of the socket: whose it is. A copy of a cluster names the folder of the one that may still be
 * running.
 */
export const SOCKET_OWNER = 'capivira.cluster'

/** Polite first: SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (recovery at the next start). */
const ENDINGS: { signal: NodeJS.Signals; patience: number }[] = [
  { signal: 'SIGINT', patience: 10_000 },
  { signal: 'SIGQUIT', patience: 3_000 },
  { signal: 'SIGKILL', patience: 5_000 },
]

/**
 * Clears what an earlier run that was killed may have left behind in a cluster: its server processes, its socket
 * folder, a half-made first initialisation. Only for the holder of the instance lock: it would also stop a healthy
 * instance.
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  await endProcesses(cluster)
  const note = path.join(cluster, SOCKET_NOTE)
  if (existsSync(note)) {
    removeSocketFolder(readFileSync(note, 'utf8').trim(), cluster)
    rmSync(note, { force: true })
  }
  removeDrafts(cluster)
}

/** Removes what first initialisations that did not end have left beside a cluster. */
export function removeDrafts(cluster: string): void {
  for (const name of drafts(cluster)) {
    rmSync(path.join(path.dirname(cluster), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Ends the server processes of a cluster and removes its lock file, whose process number may belong to another program
 * by now, which would keep PostgreSQL from starting.
 */
export async function endProcesses(cluster: string): Promise<void> {
  for (const { signal, patience } of ENDINGS) {
    const pids = processesOf(cluster)
    if (pids.length === 0) break
    for (const pid of pids) send(pid, signal)
    await gone(cluster, patience)
  }
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

/** Folder where a first initialisation is prepared before it is renamed to `cluster`. */
export function draftOf(cluster: string, unique: string): string {
  return `${cluster}.new-${unique}`
}

function drafts(cluster: string): string[] {
  const parent = path.dirname(cluster)
  if (!existsSync(parent)) return []
  return readdirSync(parent).filter(name => name.startsWith(path.basename(draftOf(cluster, ''))))
}

async function gone(cluster: string, patience: number): Promise<void> {
  const deadline = Date.now() + patience
  while (processesOf(cluster).length > 0 && Date.now() < deadline) await sleep(20)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended meanwhile.
  }
}

function removeSocketFolder(folder: string, cluster: string): void {
  if (!path.basename(folder).startsWith(SOCKET_FOLDER_PREFIX)) return
  if (ownerOf(folder) === numberOf(cluster)) rmSync(folder, { recursive: true, force: true })
}

function ownerOf(socketFolder: string): string | undefined {
  try {
    return readFileSync(path.join(socketFolder, SOCKET_OWNER), 'utf8')
  } catch {
    return undefined
  }
}

/** What a folder is called by the file system, whatever leads there. */
export function numberOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}

/** Numbers of the processes that work in the cluster or in a draft of it. */
export function processesOf(cluster: string): number[] {
  const belongs = (folder: string) => folder === cluster || folder.startsWith(draftOf(cluster, ''))
  const lines = existsSync('/proc/self/cwd') ? linuxProcesses() : otherProcesses()
  return lines
    .filter(one => one.pid !== process.pid && one.folders.some(belongs) && !worksElsewhere(one.pid, cluster))
    .map(one => one.pid)
}

/**
 * Whether a process that names this cluster works in another folder of the same path: one in a container, which the
 * machine's own instance sees.
 */
function worksElsewhere(pid: number, cluster: string): boolean {
  const folder = `/proc/${pid}/cwd`
  try {
    return workingFolder(String(pid)) === cluster && numberOf(folder) !== numberOf(cluster)
  } catch {
    return false
  }
}

interface RunningProgram {
  pid: number
  /** Its working folder and the folders on its command line. */
  folders: string[]
}

function linuxProcesses(): RunningProgram[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(pid => ({ pid: Number(pid), folders: [workingFolder(pid), ...clusterArgument(commandLine(pid))] }))
}

/** In a container even root may not ask where a process of another account works; the command line is open to all. */
function workingFolder(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function commandLine(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** What follows `-D` on the command line of one of PostgreSQL's programs. */
function clusterArgument(args: string[]): string[] {
  if (!/^(postgres|initdb)(\.exe)?$/.test(path.basename(args[0] ?? ''))) return []
  const at = args.indexOf('-D')
  return at < 0 ? [] : args.slice(at + 1, at + 2)
}

function otherProcesses(): RunningProgram[] {
  if (process.platform === 'win32') return []
  return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .map(line => {
      const [pid = '', ...args] = line.trim().split(' ')
      return { pid: Number(pid), folders: clusterArgument(args) }
    })
}
