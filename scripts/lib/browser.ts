import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { StartupProblem } from './problem.mjs'
import { runTied } from './tied.mjs'

/**
 * Commands under which systems install Chrome or Chromium; first Chromium without a window, which costs half as much.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
]
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chrome or Chromium to test with: the one of `CHROME`, an installed one, Debian's package where apt may
 * be used, else the one Playwright downloads.
 * @throws StartupProblem when none can be had
 */
export async function findBrowser(project: string, say: (sentence: string) => void): Promise<string> {
  const named = process.env.CHROME
  if (named) {
    if (works(named)) return named
    throw new StartupProblem(`CHROME aponta para ${named}, que não pode ser executado.`)
  }
  return installed() ?? (await fromDebian(say)) ?? (await fromPlaywright(project, say)) ?? giveUp()
}

function installed(): string | undefined {
  const places = [...COMMANDS.flatMap(inPath), ...MAC, chromium.executablePath()]
  return places.find(place => existsSync(place) && works(place))
}

function inPath(command: string): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).map(folder => path.join(folder, command))
}

/** Ubuntu's packages are only signposts to its own shop: ask the browser itself. */
function works(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

async function fromDebian(say: (sentence: string) => void): Promise<string | undefined> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!existsSync('/usr/bin/apt-get') || !mayBeRoot(asRoot)) return undefined
  say('Instalando o Chromium (pacote do sistema)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = async (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-q', ...args]
    return (await runTied(command, rest, { env })).code === 0
  }
  if (!(await apt('update'))) return undefined
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await apt('install', '-y', '--no-install-recommends', name)) break
  return installed()
}

function mayBeRoot(prefix: readonly string[]): boolean {
  const [command, ...args] = [...prefix, 'true']
  return command !== undefined && spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

async function fromPlaywright(project: string, say: (sentence: string) => void): Promise<string | undefined> {
  say('Baixando o Chromium do Playwright…')
  const cli = path.join(project, 'node_modules/@playwright/test/cli.js')
  await runTied(process.execPath, [cli, 'install', 'chromium'], { cwd: project })
  return installed()
}

function giveUp(): never {
  throw new StartupProblem(
    'Os testes de tela precisam do Chrome ou do Chromium, e não foi possível instalá-lo. Instale um deles e ' +
      'execute de novo, ' +
      'ou diga onde ele está: CHROME=/caminho/do/chrome npm test.',
  )
}
