import { dataFolderQuestion } from './features/doctor/machine-questions.ts'
import { databaseQuestion, storageQuestion } from './features/doctor/service-questions.ts'
import { refuseSecondRun } from './platform/instance-lock.ts'
import { parseArguments } from './platform/launcher/arguments.ts'
import { checkPort } from './platform/launcher/port.ts'
import { type Environment, parseEnvironment } from './platform/settings.ts'
import { StartupProblem } from './platform/startup-problem.ts'

/**
 * Asks, while the pages are built, what would keep Capivira from starting afterwards: whoever mistyped a setting waits
 * a second for the sentence, not minutes. A service that may be only just starting beside it is told of, and asked
 * again by the start itself.
 * @param args what follows `npm start --`
 * @throws StartupProblem with what is to be put right first
 */
export async function askBeforeBuilding(
  args: readonly string[],
  env: Environment,
  say: (sentence: string) => void,
): Promise<void> {
  const roles = parseArguments(args)
  const settings = parseEnvironment(env)
  const { dataFolder, databaseUrl, host, port } = settings
  const questions: (() => unknown)[] = [
    dataFolderQuestion(settings).ask,
    () => (databaseUrl ? undefined : refuseSecondRun(dataFolder)),
    () => (roles?.server ? checkPort(host, port) : undefined),
    databaseQuestion(settings).ask,
    storageQuestion(settings).ask,
  ]
  for (const ask of questions) {
    try {
      await ask()
    } catch (error) {
      if (!(error instanceof StartupProblem && error.mayPass)) throw error
      say(`Atenção: ${error.message.split('\n')[0]} Isso é visto de novo quando as páginas estiverem prontas.`)
    }
  }
}
