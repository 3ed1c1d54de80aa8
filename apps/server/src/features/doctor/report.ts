import type { Line } from './ask-all.ts'

const marks = { ok: 'ok   ', note: 'aviso', wrong: 'ERRO ', fatal: 'ERRO ' } as const

/** An answer as one line, whatever it holds. */
export function lineOf({ state, about, text }: Line): string {
  return `${marks[state]}  ${about}: ${text.trim().replace(/\s*\n\s*/g, ' ')}`
}

/** What all answers come to, and the exit code. */
export function summaryOf(lines: readonly Line[]): { sentence: string; code: 0 | 1 } {
  const count = (...states: Line['state'][]) => lines.filter(({ state }) => states.includes(state)).length
  const [errors, notes] = [count('wrong', 'fatal'), count('note')]
  const besides =
    notes === 0 ? '' : notes === 1 ? ' Há um aviso para olhar com calma.' : ` Há ${notes} avisos para olhar com calma.`
  if (errors === 0) return { sentence: `Nada de errado.${besides}`, code: 0 }
  const found = errors === 1 ? 'Um erro' : `${errors} erros`
  const stops = count('fatal') > 0 ? ' Assim a Capivira não inicia.' : ' A Capivira funciona, mas não por inteiro.'
  return { sentence: `${found}.${stops} Corrija e execute npm run doctor de novo.${besides}`, code: 1 }
}
