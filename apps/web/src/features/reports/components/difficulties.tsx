import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { formatCount } from '../../../lib/format.ts'
import { Link } from '../../navigation/components/links.tsx'
import { useDifficulties } from '../queries.ts'

const nothing = 'Ainda não há dados: eles aparecem quando os alunos estudarem mais um pouco.'

/** What is hard: the cards forgotten most, and the wrong options chosen most. */
export function Difficulties({ classId }: { classId: string | undefined }) {
  const found = useDifficulties(classId)
  if (found.isError && !found.data)
    return <ErrorState level={3} onRetry={() => found.refetch()} retrying={found.isFetching} />
  if (!found.data) return <Skeleton className="h-64" />
  const { cards, options } = found.data
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="flex min-w-0 flex-col gap-3">
        <h2 className="text-lg">Cards mais esquecidos</h2>
        {cards.length === 0 ? (
          <p className="text-ink-soft">{nothing}</p>
        ) : (
          <ol className="m-0 flex list-none flex-col p-0">
            {cards.map(({ cardId, materialId, question, title, forgotten, reviews, retention }) => (
              <li key={cardId} className="border-b-2 border-line py-2.5 last:border-b-0">
                <p className="font-extrabold wrap-anywhere">{question}</p>
                <p className="text-sm text-ink-soft">
                  “Não lembrei” em <strong className="text-ink">{forgotten}</strong> de{' '}
                  {formatCount(reviews, 'vez', 'vezes')}
                  {retention !== null && ` · retenção prevista ${retention}%`} ·{' '}
                  <Link href={`/cards/${materialId}`} className="text-ink-soft underline">
                    {title}
                  </Link>
                </p>
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Card className="flex min-w-0 flex-col gap-3">
        <h2 className="text-lg">Alternativas erradas mais marcadas</h2>
        {options.length === 0 ? (
          <p className="text-ink-soft">{nothing}</p>
        ) : (
          <ol className="m-0 flex list-none flex-col p-0">
            {options.map(({ questionId, materialId, question, option, rightOption, times, answers, title }) => (
              <li key={`${questionId} ${option}`} className="border-b-2 border-line py-2.5 last:border-b-0">
                <p className="font-extrabold wrap-anywhere">{question}</p>
                <p className="wrap-anywhere">
                  Marcaram: <span className="font-bold text-danger-ink">{option}</span>
                  <br />
                  Certa: <span className="font-bold text-primary-ink">{rightOption}</span>
                </p>
                <p className="text-sm text-ink-soft">
                  <strong className="text-ink">{times}</strong>
                  {` de ${formatCount(answers, 'resposta', 'respostas')} · `}
                  <Link href={`/quiz-view/${materialId}`} className="text-ink-soft underline">
                    {title}
                  </Link>
                </p>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  )
}
