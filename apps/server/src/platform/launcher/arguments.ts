import { StartupProblem } from '../startup-problem.ts'

/** What one start runs: the HTTP server, the worker that processes materials, or both. */
export interface Roles {
  server: boolean
  worker: boolean
}

export const USAGE = `Uso: npm start -- [opções]
  --server   executa só o servidor web
  --worker   executa só o processador de materiais
Sem opções, executa os dois. As configurações vêm do ambiente; veja a tabela no README.`

/**
 * Reads the arguments of `npm start`; undefined when help was asked for.
 * @throws StartupProblem on an unknown argument
 */
export function parseArguments(args: readonly string[]): Roles | undefined {
  if (args.includes('--help') || args.includes('-h')) return undefined
  const unknown = args.find(arg => arg !== '--server' && arg !== '--worker')
  if (unknown !== undefined) throw new StartupProblem(`Opção desconhecida: ${unknown}\n${USAGE}`)
  const server = args.includes('--server')
  const worker = args.includes('--worker')
  return server === worker ? { server: true, worker: true } : { server, worker }
}
