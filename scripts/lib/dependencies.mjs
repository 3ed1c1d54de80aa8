import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNpm } from './npm.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { explain } from './problem.mjs'
import { spareDisk } from './spare-disk.mjs'

/** Written last: it says that node_modules is complete, and for which package-lock.json and machine. */
const STAMP = 'node_modules/.capivira-installed'
/** npm's own list of what it installed, which it writes when it has finished. */
const INSTALLED_LIST = 'node_modules/.package-lock.json'
/** There while npm works: what a killed npm leaves cannot be trusted. */
const UNFINISHED = 'node_modules/.capivira-installing'
/** There while npm adds what tests need to what starting needs, which stays whole meanwhile. */
const ADDING = 'node_modules/.capivira-adding'
/** There until what a start does not read of the packages is removed again. */
const NEEDLESS = 'node_modules/.capivira-needless'
const MODULES = 'node_modules/'

/**
 * What a command needs of the packages: what starting takes, or all, with what only tests and checks use.
 * @typedef {'start' | 'all'} Extent
 */

/**
 * Whether node_modules holds what package-lock.json asks for, to that extent at least.
 * @param {string} project root of the checkout
 * @param {Extent} extent
 */
export function isInstalled(project, extent) {
  if (existsSync(path.join(project, UNFINISHED))) return false
  const stamp = readStamp(project)
  if (extent === 'all' && existsSync(path.join(project, ADDING))) return false
  if (stamp === stampOf(project, 'all') || stamp === stampOf(project, extent)) return true
  // Installed by hand (npm install): from now on the stamp tells.
  const found = matchesLock(project, 'all') ? 'all' : matchesLock(project, extent) ? extent : null
  if (found !== null) writeStamp(project, found)
  return found !== null
}

/**
 * Installs what package-lock.json lists: from scratch at first and after an installation that was broken off, else only
 * what changed, so that an instance running from the same folder keeps its packages. Where all was installed before,
 * all is again.
 * @param {string} project root of the checkout
 * @param {Extent} wanted
 * @param {(sentence: string) => void} say
 */
export async function installDependencies(project, wanted, say) {
  say('Instalando as dependências (só na primeira vez e depois de atualizações; leva um ou dois minutos)…')
  const adds = wanted === 'all' && isInstalled(project, 'start')
  const mark = path.join(project, adds ? ADDING : UNFINISHED)
  const update = adds || (existsSync(path.join(project, INSTALLED_LIST)) && !existsSync(mark))
  const extent = update && hadTools(project) ? 'all' : wanted
  try {
    mkdirSync(path.join(project, 'node_modules'), { recursive: true })
    writeFileSync(mark, '')
  } catch (error) {
    throw explain(String(error)) ?? error
  }
  await runNpm({
    folder: project,
    what: 'dependências',
    command: update ? ['install', '--no-save'] : ['ci'],
    options: [extent === 'all' ? '--include=dev' : '--omit=dev'],
    say,
  })
  if (extent === 'start') writeFileSync(path.join(project, NEEDLESS), '')
  else rmSync(path.join(project, NEEDLESS), { force: true })
  writeStamp(project, extent)
  for (const one of [UNFINISHED, ADDING]) rmSync(path.join(project, one), { force: true })
}

/**
 * Removes what a start does not read of the packages that it installed, once: not before the school is open, since a
 * disk may take as long for it as for all the rest.
 * @param {string} project root of the checkout
 * @returns {Promise<number>} files removed
 */
export async function spareInstalled(project) {
  const mark = path.join(project, NEEDLESS)
  if (!existsSync(mark)) return 0
  // Not while `npm test` adds to them.
  return oneAtATime(
    `install ${project}`,
    () => {},
    async () => {
      if (!existsSync(mark)) return 0
      const removed = await spareDisk(project)
      rmSync(mark, { force: true })
      return removed
    },
  )
}

/** @param {string} project */
function readStamp(project) {
  const stamp = path.join(project, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
}

/** Whether what only tests need is there, by npm's own list: who works on Capivira keeps it. @param {string} project */
const hadTools = project =>
  Object.values(readPackages(path.join(project, INSTALLED_LIST)) ?? {}).some(({ dev }) => dev === true)

/** @param {string} project @param {Extent} extent */
function writeStamp(project, extent) {
  try {
    writeFileSync(path.join(project, STAMP), stampOf(project, extent))
  } catch {
    // A node_modules that cannot be written (an image, another owner) is compared with the lock at every start.
  }
}

/** @param {string} project @param {Extent} extent */
function stampOf(project, extent) {
  const lock = readFileSync(path.join(project, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch} ${extent}\n`
}

/**
 * @typedef {{ dependencies?: object, devDependencies?: object, optionalDependencies?: object }} Needs
 * @typedef {Needs & { version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean, os?:
 *   string | string[], cpu?: string | string[], libc?: unknown }} LockEntry
 */

/**
 * Compares what npm says it installed with what the lock asks for on this machine.
 * @param {string} project
 * @param {Extent} extent
 */
function matchesLock(project, extent) {
  const wanted = readPackages(path.join(project, 'package-lock.json'))
  const installed = readPackages(path.join(project, INSTALLED_LIST))
  if (!wanted || !installed) return false
  const asked = Object.entries(wanted).filter(([, { dev, devOptional }]) => extent === 'all' || !(dev || devOptional))
  const present = asked.filter(([folder]) => !folder.includes(MODULES) || installed[folder])
  const needed = new Set(present.flatMap(([, entry]) => namesNeeded(entry, extent)))
  return asked.every(([folder, entry]) => {
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

/** @param {Needs} entry @param {Extent} extent */
const namesNeeded = ({ dependencies, devDependencies, optionalDependencies }, extent) =>
  Object.keys({ ...dependencies, ...(extent === 'all' && devDependencies), ...optionalDependencies })

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
