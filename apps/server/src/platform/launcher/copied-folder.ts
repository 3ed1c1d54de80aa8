import type { InstanceLock } from '../instance-lock.ts'
import { StartupProblem } from '../startup-problem.ts'

/** What the first start on a copied or moved data folder says of it. */
export function copyMessage(dataFolder: string, origin: string): string {
  return (
    `A pasta de dados ${dataFolder} é uma cópia de ${origin} (ou foi trazida de lá): daqui em diante ela segue ` +
    'por conta própria, ' +
    'e a de lá fica como está.'
  )
}

/** Whatever keeps a copy from starting comes with the advice to copy again. */
export async function explainedOfCopy<T>(
  lock: Pick<InstanceLock, 'copiedFrom'> | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!lock?.copiedFrom || !(error instanceof StartupProblem)) throw error
    throw new StartupProblem(
      `${error.message}\nEsta pasta de dados é uma cópia de ${lock.copiedFrom}. Se foi feita com a Capivira em ` +
        'execução, os arquivos ' +
        'do banco não combinam entre si: encerre a Capivira de lá, copie de novo e inicie.',
      { cause: error },
    )
  }
}
