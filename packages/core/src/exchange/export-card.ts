/** A card as it leaves the school: everything another program can use of it. */
export type ExportCard = {
  id: number
  /** Title of its material, and name of its subject. */
  material: string
  materialId: number
  subject: string
  question: string
  answer: string
  category: string | null
  difficulty: 'fácil' | 'médio' | 'difícil'
  sourcePage: number | null
  sourceQuote: string | null
}

/** A quiz question as it leaves the school. */
export type ExportQuestion = Omit<ExportCard, 'answer'> & {
  options: readonly string[]
  /** Index into options. */
  correctAnswer: number
  explanation: string | null
}
