/**
 * Something the person who starts Capivira can put right: the message is one clear sentence in Portuguese, shown
 * without a stack trace before leaving with exit code 1.
 */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
  /** Whether it may be over by itself in a while: a service that is only just starting. */
  readonly mayPass: boolean

  constructor(message: string, { mayPass = false, ...options }: ErrorOptions & { mayPass?: boolean } = {}) {
    super(message, options)
    this.mayPass = mayPass
  }
}

const SENTENCES: Record<string, (place: string, setting: string) => string> = {
  ENOSPC: place => `O disco está cheio: não foi possível gravar em ${place}. Libere espaço e inicie de novo.`,
  EDQUOT: place => `A cota de disco acabou: não foi possível gravar em ${place}. Libere espaço e inicie de novo.`,
  EACCES: (place, setting) => `Sem permissão em ${place}. Ajuste o dono da pasta ou escolha outra com ${setting}.`,
  EPERM: (place, setting) => `Sem permissão em ${place}. Ajuste o dono da pasta ou escolha outra com ${setting}.`,
  EROFS: (place, setting) => `${place} está em um disco somente para leitura. Escolha outra pasta com ${setting}.`,
  ENOTDIR: (place, setting) => `Há um arquivo no lugar de uma pasta em ${place}. Escolha outra pasta com ${setting}.`,
  EEXIST: (place, setting) => `Há um arquivo no lugar de uma pasta em ${place}. Escolha outra pasta com ${setting}.`,
  EMFILE: () => 'O sistema atingiu o limite de arquivos abertos. Aumente o limite (ulimit -n) e inicie de novo.',
}

/** The code of a Node system error ('ENOSPC'), or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/**
 * The sentence for a system error met while writing below `place`; undefined when the error is not one that the person
 * who starts Capivira can put right.
 * @param setting the variable that names the place
 */
export function explainSystemError(error: unknown, place: string, setting = 'DATA_DIR'): StartupProblem | undefined {
  const sentence = SENTENCES[systemErrorCode(error) ?? '']
  return sentence && new StartupProblem(sentence(place, setting), { cause: error })
}

/** Runs `work`; a system error met below `place` leaves as a {@link StartupProblem}, anything else as it came. */
export async function explained<T>(place: string, work: () => Promise<T>, setting?: string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explainSystemError(error, place, setting) ?? error
  }
}
