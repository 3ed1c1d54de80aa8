import type { Material } from '@capivira/core/materials/contract'
import { LinkButton } from '@capivira/ui/link-button.tsx'
import { Link } from 'wouter'
import { DeleteButton } from './delete-button.tsx'
import { ReprocessButton } from './reprocess-button.tsx'

/** What a pupil can do with a processed material; the quiz only when there is one. */
export function PupilActions({
  material: { id, title, isProcessed, quizId, quizQuestionsCount },
}: {
  material: Material
}) {
  if (!isProcessed) return null
  return (
    <div className="flex flex-wrap gap-3">
      <Link href={`/study/${id}`} asChild>
        <LinkButton aria-label={`Estudar ${title}`} className="flex-1">
          Estudar
        </LinkButton>
      </Link>
      {quizId !== null && quizQuestionsCount > 0 && (
        <Link href={`/quiz/${id}`} asChild>
          <LinkButton variant="secondary" aria-label={`Quiz de ${title}`} className="flex-1">
            Quiz
          </LinkButton>
        </Link>
      )}
    </div>
  )
}

/** What a teacher can do with a material; while it is processed, only delete it. */
export function TeacherActions({ material }: { material: Material }) {
  const { id, title, isProcessed, status, flipCardsCount, quizQuestionsCount } = material
  const ended = status === 'processed' || status === 'failed'
  return (
    <div className="flex flex-wrap gap-3">
      {isProcessed && flipCardsCount > 0 && (
        <Link href={`/cards/${id}`} asChild>
          <LinkButton size="sm" aria-label={`Ver os cards de ${title}`}>
            Ver cards
          </LinkButton>
        </Link>
      )}
      {isProcessed && quizQuestionsCount > 0 && (
        <Link href={`/quiz-view/${id}`} asChild>
          <LinkButton size="sm" variant="info" aria-label={`Ver as questões de ${title}`}>
            Ver questões
          </LinkButton>
        </Link>
      )}
      {ended && <ReprocessButton material={material} />}
      <DeleteButton material={material} />
    </div>
  )
}
