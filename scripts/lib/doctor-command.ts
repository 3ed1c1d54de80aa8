import { spawnSync } from 'node:child_process'
import { constants, readFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { doctor, note, ok, type Question } from '../../apps/server/src/doctor.ts'
import { fileOddities, isWide } from './file-oddities.ts'
import { explain, StartupProblem } from './problem.mjs'
import { PROJECT } from './project.mjs'
import { variablesIn } from './variables-in.ts'
import { isBuilt } from './web-build.ts'

const usage = `Uso: npm run doctor -- [--env arquivo]
  --env arquivo   lê também as variáveis de um arquivo, como o de EnvironmentFile do systemd
Confere a instalação com a mesma configuração do npm start, sem iniciar nem mudar nada. \
Termina com 1 quando há algo errado.`

/** `npm run doctor`: everything that `npm start` asks, and nothing that it does. */
export async function run(args: readonly string[]): Promise<number> {
  // Who reads only the first lines (head, grep -q) has read enough.
  process.stdout.on('error', () => process.exit(1))
  const [option, file, ...more] = args
  if (option === undefined) return doctor(process.env, line => console.log(line), [...fileQuestions(), pages])
  if (option === '--env' && file !== undefined && more.length === 0) return runWith(file)
  console.log(usage)
  return option === '--help' || option === '-h' ? 0 : 1
}

/**
 * Begins again with the variables of a file: Node itself reads some of them when it starts, such as
 * NODE_EXTRA_CA_CERTS.
 */
function runWith(file: string): number {
  const text = textOf(file)
  if (isWide(text)) throw new StartupProblem(`O arquivo ${file} não está em UTF-8: salve-o assim e tente de novo.`)
  const env = { ...process.env, ...variablesIn(text), [odditiesOfFile]: JSON.stringify(fileOddities(text)) }
  const { status } = spawnSync(process.execPath, [path.join(PROJECT, 'scripts/doctor.mjs')], { env, stdio: 'inherit' })
  return status ?? 1
}

/** In which variable the one run tells the other what is odd in the file. */
const odditiesOfFile = 'CAPIVIRA_FILE_ODDITIES'

function fileQuestions(): Question[] {
  const oddities = z.array(z.string()).parse(JSON.parse(process.env[odditiesOfFile] ?? '[]'))
  return oddities.length > 0 ? [{ about: 'Arquivo de variáveis', ask: async () => oddities.map(note) }] : []
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartupProblem(`O arquivo ${file} não pode ser lido.`)
  }
}

/** The built pages, which the next start makes where they are not those of the program. */
const pages: Question = {
  about: 'Páginas',
  async ask() {
    if (isBuilt(PROJECT)) return ok('prontas')
    const folder = path.join(PROJECT, 'apps/web')
    try {
      await access(folder, constants.W_OK)
      return ok('serão preparadas no próximo início')
    } catch (error) {
      const problem = explain(String(error))
      if (!(problem instanceof StartupProblem)) throw error
      return note(`precisam ser preparadas no próximo início, e ${folder} não pode ser gravada: ${problem.message}`)
    }
  },
}
