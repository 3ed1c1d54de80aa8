import { type Environment, type EnvironmentSettings, parseEnvironment } from '../../platform/settings.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { portQuestion, proxiesQuestion, publicUrlQuestion } from './address-questions.ts'
import { type Answer, answersTo, type Question } from './answer.ts'
import {
  certificatesQuestion,
  dataFolderQuestion,
  nodeQuestion,
  roomQuestion,
  wallsQuestion,
} from './machine-questions.ts'
import { databaseQuestion, mailQuestion, modelQuestion, storageQuestion } from './service-questions.ts'

/** One answer, and what it is about. */
export type Line = Answer & { about: string }

/** Everything that a start asks, in its order, and what else may be wrong. */
function questionsOf(settings: EnvironmentSettings, env: Environment): Question[] {
  const certificates = env.NODE_EXTRA_CA_CERTS
  return [
    nodeQuestion,
    ...(certificates ? [certificatesQuestion(certificates)] : []),
    dataFolderQuestion(settings),
    roomQuestion(settings),
    portQuestion(settings),
    publicUrlQuestion(settings),
    proxiesQuestion(settings),
    databaseQuestion(settings),
    storageQuestion(settings),
    mailQuestion(settings),
    modelQuestion(settings),
    wallsQuestion(settings),
  ]
}

/** Asks an installation everything, one question after the other; nothing is started and nothing stays changed. */
export async function* askAll(env: Environment, others: readonly Question[] = []): AsyncGenerator<Line> {
  const settings = readable(env)
  if (!('dataFolder' in settings)) return yield* settings.wrong
  for (const question of [...others, ...questionsOf(settings, env)]) {
    for (const answer of await answersTo(question)) yield { about: question.about, ...answer }
  }
}

/** The settings, or what is wrong with them: then nothing else can be asked. */
function readable(env: Environment): EnvironmentSettings | { wrong: Line[] } {
  try {
    return parseEnvironment(env)
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error
    return { wrong: error.message.split('\n').map(text => ({ about: 'Configuração', state: 'fatal', text })) }
  }
}
