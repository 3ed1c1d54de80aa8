import { explain, StartupProblem } from './problem.mjs'
import { runTied } from './tied.mjs'

const NOTICE_EVERY = 20_000
const ALWAYS = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
const PATIENCE = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000']

/**
 * The lock says what is to be installed, to the byte: what npm keeps of a package's versions need not be asked for
 * anew, one question a package, unless it is older than the version that is locked.
 */
const KEPT = '--prefer-offline'

/**
 * Lets npm install what the lock of a folder lists.
 * @param {{ folder: string, what: string, command: string[], options?: string[], say: (sentence: string) => void }}
 *   wanted
 * @returns {Promise<void>}
 */
export async function runNpm({ folder, what, command, options = [], say }) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1_000)
  const notice = setInterval(() => say(`  ainda instalando: ${what} (${seconds()} s)…`), NOTICE_EVERY)
  let { code, output } = await npm(folder, [...command, ...options, KEPT])
  if (/npm error code ETARGET/.test(output)) ({ code, output } = await npm(folder, [...command, ...options]))
  // A lock that does not list every package of every machine is enough for npm install.
  if (/npm error code EUSAGE/.test(output)) ({ code, output } = await npm(folder, ['install', '--no-save', ...options]))
  clearInterval(notice)
  if (code === 0) return say(`Instalação em ${seconds()} s: ${what}.`)
  throw explain(output) ?? new StartupProblem(`A instalação falhou (${what}). Mensagem do npm:\n${output.trim()}`)
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function npm(folder, args) {
  const [program = 'npm', ...first] = npmCommand()
  const shell = process.platform === 'win32' && first.length === 0
  return runTied(program, [...first, ...args, ...ALWAYS, ...PATIENCE], { cwd: folder, shell })
}

/** npm itself runs under the Node that the machine brought: the one it installs is about to be replaced. */
function npmCommand() {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return [process.env.npm_node_execpath ?? process.execPath, npm]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}
