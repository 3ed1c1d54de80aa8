import { readFileSync } from 'node:fs'
import path from 'node:path'

const EVERY = 250

/** Set by an older Node for the Node 24 that it started and waits for: the older one's number. */
export const WAITING_NODE = 'CAPIVIRA_WAITING_NODE'

/**
 * Asks this process to stop when what started it dies: the older Node that only waits for it, or npm. npm puts a shell
 * in between, so up to two generations are watched. A program started without npm (a service, nohup) outlives its
 * terminal.
 */
export function endWithStarter() {
  const waiting = process.env[WAITING_NODE]
  delete process.env[WAITING_NODE]
  if (waiting) return watch(() => process.ppid === Number(waiting))
  if (!process.env.npm_lifecycle_event) return
  const above = npmAbove(process.ppid)
  watch(() => above !== undefined && isSame(above))
}

/** @param {() => boolean} isThere */
function watch(isThere) {
  const timer = setInterval(() => {
    if (isThere()) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY)
  timer.unref()
}

/**
 * The generations up to npm, nearest first; undefined when npm had ended before we looked.
 * @param {number} parent
 * @returns {number[] | undefined}
 */
function npmAbove(parent) {
  // Only Linux tells about other processes without starting a program.
  if (process.platform !== 'linux' || isNpm(parent)) return [parent]
  const grandparent = parentOf(parent)
  return grandparent !== undefined && isNpm(grandparent) ? [parent, grandparent] : undefined
}

/** @param {number[]} above */
function isSame([parent, grandparent]) {
  return process.ppid === parent && (grandparent === undefined || parentOf(process.ppid) === grandparent)
}

/** @param {number} pid */
function isNpm(pid) {
  try {
    // The command line, and not the name of the main thread, which newer Nodes call 'MainThread'.
    return namesNpm(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Whether a command line is that of npm or of a program that stands in for it. npm writes its whole title into the
 * place of its program ('npm run evaluate --pdf /home/ana/textos'), so that the first word counts as well.
 * @param {string} commandLine as in /proc/<pid>/cmdline: arguments ended by NUL
 */
export function namesNpm(commandLine) {
  const [program = ''] = commandLine.split('\0')
  const [word = ''] = program.split(' ')
  return [program, word].some(name => /npm|npx|yarn|bun|node/i.test(path.basename(name)))
}

/**
 * @param {number} pid
 * @returns {number | undefined}
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
