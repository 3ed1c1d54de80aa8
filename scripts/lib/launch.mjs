import module from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { installDependencies, isInstalled } from './dependencies.mjs'
import { betterNode, continueIn, offerNode, presentNode } from './node24.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { endWithStarter } from './parents.mjs'
import { StartupProblem } from './problem.mjs'
import { PROJECT } from './project.mjs'

/**
 * @type {Record<'start' | 'doctor' | 'test' | 'evaluate', (args: readonly string[]) => Promise<{ run(args: readonly
 *   string[]): Promise<number> }>>}
 */
const COMMANDS = {
  start: startCommand,
  doctor: () => import('./doctor-command.ts'),
  test: () => import('./test-command.ts'),
  evaluate: () => import('../../bench/evaluate/main.ts'),
}

/**
 * Prepares what a fresh machine lacks (dependencies, Node 24), then runs the command and leaves with its exit code.
 * @param {'start' | 'doctor' | 'test' | 'evaluate'} name
 * @param {readonly string[]} args
 */
export async function launchScript(name, args) {
  endWithStarter()
  // For Rolldown, which builds pages and program and reads tests: its allocator has the system hand it memory by two
  // megabytes, all of which are wiped for the little of them that is used, on each of its threads.
  process.env.MIMALLOC_ALLOW_THP ??= '0'
  try {
    const node = name === 'doctor' ? present() : await prepare(name === 'start' ? 'start' : 'all')
    if (node) {
      process.exitCode = await continueIn(node, path.join(PROJECT, 'scripts', `${name}.mjs`), args)
    } else {
      // Beside the packages: what is kept there is run, so nobody else may be able to put it there.
      module.enableCompileCache?.(path.join(PROJECT, 'node_modules/.cache/capivira'))
      const command = await COMMANDS[name](args)
      process.exitCode = await command.run(args)
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'StartupProblem') throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
  // Nothing may keep the process once its work is done.
  process.exit()
}

/**
 * Packed where that can be done, else its sources; who only asks how to use it waits for no packing. The pages are
 * built meanwhile: a build keeps one core busy.
 * @param {readonly string[]} args
 * @returns {Promise<{ run(args: readonly string[]): Promise<number> }>}
 */
async function startCommand(args) {
  const { parseArguments } = await import('../../apps/server/src/platform/launcher/arguments.ts')
  const roles = parseArguments(args)
  if (!roles) return import('./start-command.ts')
  // It lives as long as the school is open: what it needs to start is not to stay for ever (main.ts says more).
  setFlagsFromString('--semi-space-growth-factor=1')
  const { buildWeb, isBuilt } = await import('./web-build.ts')
  const pages = roles.server && !isBuilt(PROJECT) ? buildWeb(PROJECT, say) : undefined
  // Whoever waits for them is told; until then nobody does.
  pages?.catch(() => {})
  const { packedServer } = await import('./server-build.ts')
  const packed = await packedServer(PROJECT, {
    waiting: () => say('Outro processo está preparando o servidor; esperando por ele…'),
    packing: () => say('Preparando o servidor (só na primeira vez e depois de atualizações)…'),
    failed: () =>
      say(
        'O servidor não pôde ser preparado em apps/server/dist e usa os fontes: inicia mais devagar e usa mais ' +
          'memória.',
      ),
  })
  const { run } = await (packed === undefined ? import('./start-command.ts') : import(pathToFileURL(packed).href))
  return { run: own => run(own, pages) }
}

/** Who only asks installs nothing. */
function present() {
  if (isInstalled(PROJECT, 'start')) return presentNode(PROJECT)
  throw new StartupProblem(
    'ERRO   Dependências: não estão instaladas, ou não são as desta versão. O npm start as instala (precisa de ' +
      'internet).',
  )
}

/**
 * What a fresh machine lacks: packages and Node, side by side.
 * @param {import('./dependencies.mjs').Extent} extent
 */
async function prepare(extent) {
  // Both to their end: what one of them breaks off halfway has to begin from nothing the next time.
  const [brought, packages] = await Promise.allSettled([betterNode(PROJECT, say), prepareDependencies(extent)])
  if (packages.status === 'rejected') throw packages.reason
  if (brought.status === 'rejected') throw brought.reason
  const node = brought.value
  if (node !== undefined) offerNode(PROJECT, node)
  return node
}

/** @param {import('./dependencies.mjs').Extent} extent */
async function prepareDependencies(extent) {
  if (isInstalled(PROJECT, extent)) return
  const waiting = () => say('Outro processo está instalando as dependências; esperando por ele…')
  await oneAtATime(`install ${PROJECT}`, waiting, async () => {
    if (!isInstalled(PROJECT, extent)) await installDependencies(PROJECT, extent, say)
  })
}

/** @param {string} sentence */
function say(sentence) {
  console.log(sentence)
}
