import type { Question } from './features/doctor/answer.ts'
import { askAll, type Line } from './features/doctor/ask-all.ts'
import { lineOf, summaryOf } from './features/doctor/report.ts'
import type { Environment } from './platform/settings.ts'

export { note, ok, type Question } from './features/doctor/answer.ts'

/**
 * `npm run doctor`: asks an installation everything that a start asks, and prints a line for each answer. It starts
 * nothing and changes nothing that lasts, whether Capivira runs or not.
 * @param others questions about the checkout, which are asked first
 * @returns the exit code: 1 when something is wrong
 */
export async function doctor(
  env: Environment,
  say: (line: string) => void,
  others: readonly Question[] = [],
): Promise<0 | 1> {
  const lines: Line[] = []
  for await (const line of askAll(env, others)) {
    lines.push(line)
    say(lineOf(line))
  }
  const { sentence, code } = summaryOf(lines)
  say(`\n${sentence}`)
  return code
}
