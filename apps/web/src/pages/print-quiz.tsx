import { useParams } from 'wouter'
import { ExamSheets } from '../features/exchange/components/exam-sheets.tsx'
import { PrintFrame } from '../features/exchange/components/print-frame.tsx'
import { usePrintedQuiz } from '../features/exchange/queries.ts'
import { text } from '../features/exchange/text.ts'

/** /print/quiz/:scope/:id — the questions of a material or a subject on paper, with answer sheet and key. */
export default function PrintQuiz() {
  const { scope = '', id = '' } = useParams()
  return (
    <PrintFrame heading="Imprimir prova" help={text.quizHelp} query={usePrintedQuiz({ scope, id })}>
      {({ title, items }) => <ExamSheets title={title} questions={items} />}
    </PrintFrame>
  )
}
