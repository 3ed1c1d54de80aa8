import './print.css'
import type { PrintedQuestion } from '@capivira/core/exchange/contract'
import { printedOptions } from '@capivira/core/exchange/print-sheets'

const letters = ['A', 'B', 'C', 'D', 'E'] as const

/** A quiz on paper: the questions, a sheet for the answers, and the teacher's key. */
export function ExamSheets({ title, questions }: { title: string; questions: readonly PrintedQuestion[] }) {
  const exam = questions.map(question => ({ ...question, ...printedOptions(question) }))
  return (
    <div className="paper-stack" lang="pt-BR">
      <div className="paper exam">
        <h2>{title}</h2>
        <Who />
        {exam.map(({ id, question, options }, at) => (
          <div key={id} className="question">
            <p>
              {at + 1}. {question}
            </p>
            <ol className="options">
              {options.map((option, place) => (
                <li key={option}>
                  <b>{letters[place]})</b>
                  {option}
                </li>
              ))}
            </ol>
          </div>
        ))}
        <section className="part">
          <h2>Folha de respostas</h2>
          <p>{title}</p>
          <Who />
          <ol className="answers">
            {exam.map(({ id, options }, at) => (
              <li key={id}>
                <b>{at + 1}</b>
                {options.map((option, place) => (
                  <span key={option} className="bubble">
                    {letters[place]}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </section>
        <section className="part">
          <h2>Gabarito do professor</h2>
          <p>{title}</p>
          <ol className="answers key">
            {exam.map(({ id, right, sourcePage }, at) => (
              <li key={id}>
                <b>{at + 1}</b>
                <span>
                  {letters[right]}
                  {sourcePage !== null && ` · página ${sourcePage}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}

function Who() {
  return (
    <div className="who">
      <span>Nome:</span>
      <span>Turma:</span>
      <span>Data:</span>
    </div>
  )
}
