import { readFileSync } from 'node:fs'
import path from 'node:path'

const EVERY = 250

/**
 * Asks this process to stop when the npm that started it dies: whoever ends npm means the program it runs. npm puts a
 * shell in between, so up to two generations are watched. A program started without npm (a service, nohup) outlives
 * its terminal.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const above = npmAbove(process.ppid)
  const timer = setInterval(() => {
    if (above && isSame(above)) return
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

/**
 * Whether a process is npm, a program that stands in for it, or the older Node that started this one.
 * @param {number} pid
 */
function isNpm(pid) {
  try {
    // The command line, and not the name of the main thread, which newer Nodes call 'MainThread'.
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return /npm|npx|yarn|bun|node/i.test(path.basename(program))
  } catch {
    return false
  }
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
