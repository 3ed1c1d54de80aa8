import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explain, StartupProblem } from './problem.mjs'
import { runTied } from './tied.mjs'

/** Written last: it says that node_modules is complete, and for which package-lock.json and machine. */
const STAMP = 'node_modules/.capivira-installed'
/** npm's own list of what it installed, which it writes when it has finished. */
const INSTALLED_LIST = 'node_modules/.package-lock.json'
/** There while npm works: what a killed npm leaves cannot be trusted. */
const UNFINISHED = 'node_modules/.capivira-installing'
const MODULES = 'node_modules/'
const NOTICE_EVERY = 20_000

/**
 * Whether node_modules holds what package-lock.json asks for.
 * @param {string} project root of the checkout
 */
export function isInstalled(project) {
  if (existsSync(path.join(project, UNFINISHED))) return false
  const stamp = path.join(project, STAMP)
  const wanted = fingerprint(project)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  if (!matchesLock(project)) return false
  // Installed by hand (npm install): from now on the stamp tells.
  writeStamp(project)
  return true
}

/**
 * Installs what package-lock.json lists: from scratch at first and after an installation that was broken off, else only
 * what changed, so that an instance running from the same folder keeps its packages.
 * @param {string} project root of the checkout
 * @param {(sentence: string) => void} say
 */
export async function installDependencies(project, say) {
  say('Instalando as dependências (só na primeira vez e depois de atualizações; leva um ou dois minutos)…')
  const unfinished = path.join(project, UNFINISHED)
  const update = existsSync(path.join(project, INSTALLED_LIST)) && !existsSync(unfinished)
  try {
    mkdirSync(path.join(project, 'node_modules'), { recursive: true })
    writeFileSync(unfinished, '')
  } catch (error) {
    throw explain(String(error)) ?? error
  }
  await runNpm(project, update, say)
  writeStamp(project)
  rmSync(unfinished, { force: true })
}

/** @param {string} project */
function writeStamp(project) {
  try {
    writeFileSync(path.join(project, STAMP), fingerprint(project))
  } catch {
    // A node_modules that cannot be written (an image, another owner) is compared with the lock at every start.
  }
}

/** @param {string} project */
function fingerprint(project) {
  const lock = readFileSync(path.join(project, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

/**
 * @typedef {{ dependencies?: object, devDependencies?: object, optionalDependencies?: object }} Needs
 * @typedef {Needs & { version?: string, link?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: unknown }} LockEntry
 */

/**
 * Compares what npm says it installed with what the lock asks for on this machine.
 * @param {string} project
 */
function matchesLock(project) {
  const wanted = readPackages(path.join(project, 'package-lock.json'))
  const installed = readPackages(path.join(project, INSTALLED_LIST))
  if (!wanted || !installed) return false
  const present = Object.entries(wanted).filter(([folder]) => !folder.includes(MODULES) || installed[folder])
  const needed = new Set(present.flatMap(([, entry]) => namesNeeded(entry)))
  return Object.entries(wanted).every(([folder, entry]) => {
    if (!folder.includes(MODULES) || entry.link) return true
    const found = installed[folder]
    if (found) return found.version === entry.version
    const [name = ''] = folder.split(MODULES).slice(-1)
    const owner = folder.slice(0, folder.lastIndexOf(MODULES)).replace(/\/$/, '')
    const isNested = owner.includes(MODULES)
    // npm leaves out what only a package for another machine would need, too.
    return (
      isForAnotherMachine(entry) || (entry.optional === true && (!needed.has(name) || (isNested && !installed[owner])))
    )
  })
}

/** @param {Needs} entry */
const namesNeeded = ({ dependencies, devDependencies, optionalDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })

/** @param {LockEntry} entry */
function isForAnotherMachine(entry) {
  if (!entry.optional) return false
  // Which C library this machine has is npm's to find out.
  const { os = process.platform, cpu = process.arch, libc } = entry
  return libc !== undefined || !os.includes(process.platform) || !cpu.includes(process.arch)
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * @param {string} project
 * @param {boolean} update
 * @param {(sentence: string) => void} say
 */
async function runNpm(project, update, say) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1_000)
  const notice = setInterval(() => say(`  ainda instalando (${seconds()} s)…`), NOTICE_EVERY)
  const install = () => npm(project, 'install', '--no-save')
  let { code, output } = await (update ? install() : npm(project, 'ci'))
  // A lock that does not list every package of every machine is enough for npm install.
  if (/npm error code EUSAGE/.test(output)) ({ code, output } = await install())
  clearInterval(notice)
  if (code === 0) return say(`Dependências instaladas em ${seconds()} s.`)
  throw (
    explain(output) ?? new StartupProblem(`A instalação das dependências falhou. Mensagem do npm:\n${output.trim()}`)
  )
}

/**
 * @param {string} project
 * @param {string[]} command
 */
function npm(project, ...command) {
  const [program = 'npm', ...first] = npmCommand()
  const args = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const patience = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000']
  const shell = process.platform === 'win32' && first.length === 0
  return runTied(program, [...first, ...command, ...args, ...patience], { cwd: project, shell })
}

/** npm itself runs under the Node that the machine brought: the one in node_modules is about to be replaced. */
function npmCommand() {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return [process.env.npm_node_execpath ?? process.execPath, npm]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}
