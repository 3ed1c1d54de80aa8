import type { Readable } from 'node:stream'
import { StartupProblem } from '../startup-problem.ts'

const KEPT_LINES = 40

/** The last lines a program wrote, kept to explain why it ended. */
export interface ProgramLog {
  text(): string
}

/** Reads a program's output to its end and keeps the last lines. */
export function keepLog(...outputs: (Readable | null)[]): ProgramLog {
  let lines: string[] = []
  for (const output of outputs) {
    output?.setEncoding('utf8')
    output?.on('data', (chunk: string) => {
      lines = [...lines, ...chunk.split('\n').filter(line => line.trim() !== '')].slice(-KEPT_LINES)
    })
    output?.on('error', () => {})
  }
  return { text: () => lines.join('\n') }
}

/** One of PostgreSQL's programs was killed, by a person or by the system: the next attempt may well succeed. */
export class Interrupted extends StartupProblem {
  constructor() {
    super('A preparação do banco de dados foi interrompida. Execute npm start de novo.')
  }
}

/** Works once more after an {@link Interrupted}. */
export async function againIfInterrupted<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    return work()
  }
}

/** What PostgreSQL's messages (always English here) mean for the person who starts Capivira. */
const EXPLANATIONS: { sign: RegExp; sentence: (folder: string) => string }[] = [
  {
    sign: /No space left on device|Disk quota exceeded|Check free disk space/,
    sentence: folder =>
      `O disco está cheio: o banco de dados não conseguiu gravar em ${folder}. Libere espaço e inicie de novo.`,
  },
  {
    sign: /Permission denied|Operation not permitted|has wrong ownership|has invalid permissions/,
    sentence: folder =>
      `O banco de dados não tem permissão na pasta ${folder}. Ajuste o dono da pasta ou escolha outra com DATA_DIR.`,
  },
  {
    sign: /Read-only file system/,
    sentence: folder => `${folder} está em um disco somente para leitura. Escolha outra pasta com DATA_DIR.`,
  },
  {
    sign: /database files are incompatible with server/,
    sentence: folder => `A pasta ${folder} foi criada por outra versão do PostgreSQL e não pode ser aberta por esta.`,
  },
  {
    sign: /could not find the database system|could not locate a valid checkpoint record|invalid data in file "global/,
    sentence: folder =>
      `O banco de dados em ${folder} está incompleto ou danificado. Restaure um backup da pasta de dados, ou ` +
      'comece em outra com DATA_DIR.',
  },
  {
    sign: /could not create shared memory segment|could not map anonymous shared memory|Cannot allocate memory/,
    sentence: () => 'Não há memória livre para o banco de dados. Feche outros programas e inicie de novo.',
  },
  {
    sign: /error while loading shared libraries|GLIBC/,
    sentence: () =>
      'O PostgreSQL embutido não funciona neste sistema. Instale um PostgreSQL e informe o endereço em DATABASE_URL.',
  },
]

/** What initdb says when one of its helpers was killed (9) or told to end (15). */
const HELPER_KILLED = /was terminated by signal (9|15)\b/

/**
 * The problem behind a PostgreSQL program that ended too early, with its own last words where we know no better.
 * @param signal that ended it, if one did
 */
export function explainLog(log: ProgramLog, folder: string, signal: NodeJS.Signals | null): StartupProblem {
  const text = log.text()
  const known = EXPLANATIONS.find(({ sign }) => sign.test(text))
  if (known) return new StartupProblem(known.sentence(folder))
  if (signal === 'SIGKILL' || signal === 'SIGTERM' || HELPER_KILLED.test(text)) return new Interrupted()
  return new StartupProblem(
    `O banco de dados em ${folder} não iniciou. Mensagem do PostgreSQL:\n${text || '(nenhuma)'}`,
  )
}
