export type ExportScope = { scope: 'material' | 'subject'; id: number; title: string; cards: number; questions: number }

export type ExportChoice = {
  href: string
  label: string
  hint: string
  /** A screen of ours that prints; else a file to save. */
  prints: boolean
}

/** What can be taken of a material or a subject; the questions with their key only by those who teach. */
export function exportChoices({ scope, id, cards, questions }: ExportScope, teaches: boolean) {
  const base = `/api/${scope === 'material' ? 'materials' : 'subjects'}/${id}`
  const ofCards: ExportChoice[] = [
    { href: `/print/cards/${scope}/${id}`, label: 'Imprimir', hint: 'Folhas A4 para cortar', prints: true },
    {
      href: `${base}/cards/export?format=apkg`,
      label: 'Anki (.apkg)',
      hint: 'Baralho com etiquetas e páginas',
      prints: false,
    },
    {
      href: `${base}/cards/export?format=csv`,
      label: 'Planilha (CSV)',
      hint: 'Excel, LibreOffice, Google',
      prints: false,
    },
  ]
  const ofQuiz: ExportChoice[] = [
    {
      href: `/print/quiz/${scope}/${id}`,
      label: 'Imprimir prova',
      hint: 'Com folha de respostas e gabarito',
      prints: true,
    },
    { href: `${base}/quiz/export?format=moodle`, label: 'Moodle (XML)', hint: 'Banco de questões', prints: false },
    {
      href: `${base}/quiz/export?format=gift`,
      label: 'GIFT (texto)',
      hint: 'Moodle e outros ambientes',
      prints: false,
    },
  ]
  return { cards: cards > 0 ? ofCards : [], quiz: teaches && questions > 0 ? ofQuiz : [] }
}
