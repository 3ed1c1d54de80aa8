import { StartupProblem } from './problem.mjs'

/** One part of `npm test`. */
export interface Step {
  heading: string
  /** Node program below the project and its arguments, `{reports}` standing for the folder of the reports. */
  program: string[]
  /** Which test runner's report it leaves, under its heading's name; none for a check. */
  report?: 'vitest' | 'playwright'
  /** Whether it may run beside others of its kind: it only reads, and says little. */
  beside?: true
  needs?: Need[]
}

/**
 * What has to be there: the pages as built, the writer as prepared and the server as packed (else they only start
 * slower), a browser.
 */
export type Need = 'web' | 'writer' | 'program' | 'browser'

/** With one checker: four, as it has unless told, look at what they share four times, which is half of their work. */
const TSC = ['node_modules/typescript/bin/tsc', '--checkers', '1', '-p']

const CHECKS = [
  check('Estilo e fronteiras (Biome)', 'node_modules/@biomejs/biome/bin/biome', 'ci'),
  check('Tipos do servidor e das regras', ...TSC, 'tsconfig.json'),
  check('Tipos da web', ...TSC, 'tsconfig.web.json'),
  check('Tipos do service worker', ...TSC, 'apps/web/service-worker/tsconfig.json'),
  check('Tipos dos testes de tela', ...TSC, 'e2e/tsconfig.json'),
  check('Estrutura das pastas', 'scripts/check-structure.ts'),
  check('Código sem uso (Knip)', 'node_modules/knip/bin/knip.js'),
]

function check(heading: string, ...program: string[]): Step {
  return { heading, program, beside: true }
}

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json']

function vitest(heading: string, name: string, ...args: string[]): Step {
  return { heading, program: [...VITEST, `--outputFile.json={reports}/${name}.json`, ...args], report: 'vitest' }
}

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=line,json']
const JOURNEYS: Step = {
  heading: 'Jornadas no navegador (Playwright)',
  program: PLAYWRIGHT,
  report: 'playwright',
  needs: ['web', 'browser'],
}

/** Seconds: it reads what the journeys need built anyway. */
const BUDGETS: Step = {
  heading: 'Peso das páginas (gzip)',
  program: ['scripts/check-budgets.ts'],
  needs: ['web'],
}

const PARTS: Record<string, Step[]> = {
  checks: CHECKS,
  rules: [vitest('Regras e telas (Vitest)', 'rules', '--project=rules', '--project=screens', '--project=device')],
  server: [{ ...vitest('Servidor (Vitest)', 'server', '--project=server'), needs: ['writer', 'program'] }],
  e2e: [BUDGETS, JOURNEYS],
}

export const USAGE = `Uso: npm test -- [--only=${Object.keys(PARTS).join('|')}]
Sem opções, executa tudo: verificações, testes de regras e do servidor, páginas e jornadas no navegador.`

/**
 * The steps for the arguments of `npm test`; undefined when help was asked for.
 * @throws StartupProblem on an unknown argument
 */
export function planTests(args: readonly string[]): Step[] | undefined {
  if (args.includes('--help') || args.includes('-h')) return undefined
  const chosen = args.map(arg => PARTS[arg.replace(/^--only=/, '')] ?? unknown(arg))
  return chosen.length > 0 ? chosen.flat() : Object.values(PARTS).flat()
}

function unknown(arg: string): never {
  throw new StartupProblem(`Opção desconhecida: ${arg}\n${USAGE}`)
}
