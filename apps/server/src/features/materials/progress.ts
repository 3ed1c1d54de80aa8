/** Parts of the way from PDF to cards, as they are shown: percent at which each begins and ends. */
const parts = {
  /** Opening the file comes before. */
  reading: [2, 70],
  writing: [70, 97],
} as const

/** Percent of the whole way when `share` (0–1) of one part is done. */
export function progressOf(part: keyof typeof parts, share: number): number {
  const [from, to] = parts[part]
  return Math.round(from + (to - from) * Math.min(1, Math.max(0, share)))
}

/** What is being done, as its teacher reads it. */
export const steps = {
  reading: (page: number, total: number) => `Lendo a página ${page} de ${total}`,
  recognizing: (page: number, total: number, minutes: number) =>
    `Lendo com OCR a página ${page} de ${total} (cerca de ${minutes} min)`,
  writing: 'Escrevendo cards e questões',
  judging: 'Conferindo com IA os itens em dúvida',
  asking: (part: number, total: number) => `Escrevendo com IA a parte ${part} de ${total}`,
} as const
