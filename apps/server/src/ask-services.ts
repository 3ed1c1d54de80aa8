/**
 * A process that asks the mail server and the language model of the environment once, says what is wrong with them, and
 * ends.
 */
import { answersTo } from './features/doctor/answer.ts'
import { mailQuestion, modelQuestion } from './features/doctor/service-questions.ts'
import { parseEnvironment } from './platform/settings.ts'

process.once('disconnect', () => process.exit())
const settings = parseEnvironment(process.env)
for (const question of [mailQuestion(settings), modelQuestion(settings)]) {
  const answers = await answersTo(question).catch(() => [])
  for (const { state, text } of answers) if (state !== 'ok') console.log(`Atenção: ${text}`)
}
process.exit()
