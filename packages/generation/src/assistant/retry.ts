import { neutralize } from '../model/neutralize.ts'
import type { WrittenItem } from './written.ts'

/** An item that was not taken, and why, as the teacher reads it. */
export type NotTaken = { item: WrittenItem; reason: string }

/** Items in one second prompt; a longer one is answered in pieces. */
const MOST = 30

/** A second prompt that asks only for what failed; null where nothing did. It goes on in the same conversation. */
export function retryPrompt(notTaken: readonly NotTaken[]): string | null {
  if (notTaken.length === 0) return null
  const items = notTaken.slice(0, MOST).map(({ item, reason }) => `${told(item)}\nPROBLEMA: ${neutralize(reason)}`)
  return `Estes itens não passaram na conferência com o TEXTO. Corrija cada um segundo o seu problema, no mesmo \
formato e com o mesmo código, só com o que o TEXTO diz. Se o texto não permitir, deixe o item de fora. Não repita os \
outros itens. Termine com a linha FIM.

${items.join('\n\n')}`
}

function told({ label, kind, question, answer, wrong, quote }: WrittenItem): string {
  const lines =
    kind === 'word'
      ? [`W: ${answer}`, `D: ${question}`]
      : [`P: ${question}`, `R: ${answer}`, ...wrong.map(option => `E: ${option}`)]
  return [label, ...lines, ...(quote ? [`F: ${quote}`] : [])].map(neutralize).join('\n')
}
