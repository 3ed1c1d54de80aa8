import { spawn, spawnSync } from 'node:child_process'

/**
 * Starts a program that must not outlive this process, however this process ends: npm writing into node_modules, for
 * instance, would disturb the next start. Linux ends it with us even after kill -9; elsewhere a stop signal does.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {import('node:child_process').ChildProcess}
 */
export function spawnTied(command, args, options) {
  const child = hasSetpriv()
    ? spawn('setpriv', ['--pdeathsig', 'KILL', '--', command, ...args], options)
    : spawn(command, [...args], options)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  return child
}

function hasSetpriv() {
  return (
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--pdeathsig', 'KILL', '--', 'true'], { stdio: 'ignore' }).status === 0
  )
}

/**
 * Runs a program to its end and keeps the end of what it wrote.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {number} kept characters of its output that are kept at most
 * @returns {Promise<{ code: number | null, output: string }>} code is null when a signal ended it or it was not found
 */
export async function runTied(command, args, options, kept = 8_000) {
  const child = spawnTied(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', chunk => {
      output = (output + chunk).slice(-kept)
    })
  }
  return new Promise(resolve => {
    child.once('error', error => resolve({ code: null, output: String(error) }))
    child.once('close', code => resolve({ code, output }))
  })
}
