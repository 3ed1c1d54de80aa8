import module from 'node:module'
import path from 'node:path'
import { installDependencies, isInstalled } from './dependencies.mjs'
import { betterNode, continueIn } from './node24.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { endWithStarter } from './parents.mjs'
import { StartupProblem } from './problem.mjs'
import { PROJECT } from './project.mjs'

/** @type {Record<'start' | 'doctor' | 'test' | 'evaluate', () => Promise<{ run(args: readonly string[]): Promise<number> }>>} */
const COMMANDS = {
  start: () => import('./start-command.ts'),
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
  try {
    if (name === 'doctor') requireDependencies()
    else await prepareDependencies()
    const node = betterNode(PROJECT)
    if (node) {
      process.exitCode = await continueIn(node, path.join(PROJECT, 'scripts', `${name}.mjs`), args)
    } else {
      // Beside the packages: what is kept there is run, so nobody else may be able to put it there.
      module.enableCompileCache?.(path.join(PROJECT, 'node_modules/.cache/capivira'))
      const command = await COMMANDS[name]()
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

/** Who only asks installs nothing. */
function requireDependencies() {
  if (isInstalled(PROJECT)) return
  throw new StartupProblem(
    'ERRO   Dependências: não estão instaladas, ou não são as desta versão. O npm start as instala (precisa de internet).',
  )
}

async function prepareDependencies() {
  if (isInstalled(PROJECT)) return
  const waiting = () => say('Outro processo está instalando as dependências; esperando por ele…')
  await oneAtATime(`install ${PROJECT}`, waiting, async () => {
    if (!isInstalled(PROJECT)) await installDependencies(PROJECT, say)
  })
}

/** @param {string} sentence */
function say(sentence) {
  console.log(sentence)
}
