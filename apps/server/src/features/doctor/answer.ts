import { StartupProblem } from '../../platform/startup-problem.ts'

/**
 * What a question came to, in Portuguese. 'note' deserves a look; with 'wrong' Capivira runs, but not everything in it
 * works; with 'fatal' it does not start.
 */
export type Answer = { state: 'ok' | 'note' | 'wrong' | 'fatal'; text: string }

/** A question about an installation. Asking changes nothing that lasts. */
export type Question = {
  /** What it is about, as a line begins: 'Banco de dados'. */
  about: string
  ask: () => Promise<Answer | Answer[]>
}

export const ok = (text: string): Answer => ({ state: 'ok', text })
export const note = (text: string): Answer => ({ state: 'note', text })
export const wrong = (text: string): Answer => ({ state: 'wrong', text })

/**
 * All that a question brings. What keeps Capivira from starting is thrown by whoever starts it, and is an answer here.
 */
export async function answersTo({ ask }: Question): Promise<Answer[]> {
  try {
    const answers = await ask()
    return Array.isArray(answers) ? answers : [answers]
  } catch (error) {
    if (error instanceof StartupProblem) return [{ state: 'fatal', text: error.message }]
    throw error
  }
}
