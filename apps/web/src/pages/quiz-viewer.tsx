import { shuffle } from '@capivira/core/quizzes/shuffle'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { Check } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'wouter'
import { SourceButton } from '../features/materials/components/source-button.tsx'
import { useMaterial } from '../features/materials/queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { useQuizQuestions } from '../features/quizzes/queries.ts'
import { optionLetters, text } from '../features/quizzes/text.ts'
import { formatCount } from '../lib/format.ts'
import { isNotFound } from '../lib/http.ts'
import { pickRandom } from '../lib/random.ts'

/** /quiz-view/:materialId — the teacher reads the questions of a material, the right option marked. */
export default function QuizViewer() {
  const { materialId = '' } = useParams()
  const material = useMaterial(materialId)
  const questions = useQuizQuestions(materialId)
  const shuffled = useMemo(
    () => questions.data?.map(question => ({ question, options: shuffle(question.options, pickRandom) })),
    [questions.data],
  )
  return (
    <Page
      title={material.data ? `Questões: ${material.data.title}` : 'Questões'}
      subtitle={shuffled && formatCount(shuffled.length, 'questão', 'questões')}
      width="narrow"
      back={
        <BackLink href={material.data ? `/material-view/${material.data.subjectId}` : '/'}>Voltar à matéria</BackLink>
      }
    >
      {questions.isError && !isNotFound(questions.error) ? (
        <ErrorState onRetry={() => questions.refetch()} retrying={questions.isFetching} />
      ) : questions.isPending ? (
        <Skeleton className="h-96" />
      ) : shuffled && shuffled.length > 0 ? (
        <ol className="m-0 flex list-none flex-col gap-4 p-0">
          {shuffled.map(({ question, options }, index) => (
            <li key={question.id}>
              <Card className="flex flex-col gap-4">
                <p className="flex flex-wrap gap-2">
                  <Badge tone="info">Questão {index + 1}</Badge>
                  <Badge>{question.difficulty}</Badge>
                  {question.category && <Badge>{question.category}</Badge>}
                </p>
                <h2 className="text-lg">{question.question}</h2>
                <ul className="m-0 flex list-none flex-col gap-2 p-0">
                  {options.map((option, place) => {
                    const right = option === question.options[question.correctAnswer]
                    return (
                      <li
                        key={option}
                        className={`flex items-center gap-2 rounded-sm border-2 px-3 py-2 ${
                          right ? 'border-primary bg-soft-primary font-extrabold' : 'border-line'
                        }`}
                      >
                        <span>{optionLetters[place]})</span>
                        <span className="min-w-0 flex-1">{option}</span>
                        {right && <Check aria-label="Alternativa certa" className="size-5 shrink-0 text-primary-ink" />}
                      </li>
                    )
                  })}
                </ul>
                {question.explanation && <p className="text-ink-soft">{question.explanation}</p>}
                <div className="-ml-4">
                  <SourceButton materialId={Number(materialId)} {...question} />
                </div>
              </Card>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState title={text.empty} description={text.noQuestions} illustration={<Capybara pose="sleeping" />} />
      )}
    </Page>
  )
}
