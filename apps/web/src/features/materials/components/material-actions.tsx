import type { Material } from '@capivira/core/materials/contract'
import { ExportButton } from '../../exchange/components/export-button.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { DeleteMaterial } from './delete-material.tsx'
import { EditButton } from './edit-button.tsx'
import { ReprocessButton } from './reprocess-button.tsx'

/** What a pupil can do with a processed material; the quiz only when there is one. */
export function PupilActions({
  material: { id, title, isProcessed, quizId, quizQuestionsCount, flipCardsCount, wordsCount, inReview },
}: {
  material: Material
}) {
  if (!isProcessed) return null
  const waits = inReview?.cards || inReview?.questions || inReview?.words
  if (waits && flipCardsCount + quizQuestionsCount + wordsCount === 0)
    return <p className="text-ink-soft">Ainda com quem ensina. Aparece aqui quando for liberado para você.</p>
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={`/study/${id}`} aria-label={`Estudar ${title}`} className="flex-1">
        Estudar
      </ButtonLink>
      {quizId !== null && quizQuestionsCount > 0 && (
        <ButtonLink href={`/quiz/${id}`} variant="secondary" aria-label={`Quiz de ${title}`} className="flex-1">
          Quiz
        </ButtonLink>
      )}
      <ButtonLink
        href={`/games?material=${id}`}
        variant="secondary"
        aria-label={`Jogar com ${title}`}
        className="flex-1"
      >
        Jogar
      </ButtonLink>
      {wordsCount > 0 && (
        <ButtonLink href={`/dictation/${id}`} variant="secondary" aria-label={`Ditado de ${title}`} className="flex-1">
          Ditado
        </ButtonLink>
      )}
      {flipCardsCount > 0 && (
        <ExportButton
          teaches={false}
          size="md"
          scope="material"
          id={id}
          title={title}
          cards={flipCardsCount}
          questions={0}
        />
      )}
    </div>
  )
}

/**
 * What a teacher can do with a material: also work on one of which nothing could be made; while it is processed, only
 * delete it.
 */
export function TeacherActions({ material }: { material: Material }) {
  const { id, title, isProcessed, status } = material
  const ended = status === 'processed' || status === 'failed'
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap">
      {isProcessed && (
        <ButtonLink href={`/cards/${id}`} size="sm" aria-label={`Ver cards de ${title}`}>
          Ver cards
        </ButtonLink>
      )}
      {isProcessed && (
        <ButtonLink href={`/quiz-view/${id}`} size="sm" variant="info" aria-label={`Ver questões de ${title}`}>
          Ver questões
        </ButtonLink>
      )}
      {isProcessed && (
        <ButtonLink href={`/words/${id}`} size="sm" variant="secondary" aria-label={`Ver palavras de ${title}`}>
          Ver palavras
        </ButtonLink>
      )}
      {isProcessed && (
        <ButtonLink href={`/games?material=${id}`} size="sm" variant="secondary" aria-label={`Ver jogos com ${title}`}>
          Ver jogos
        </ButtonLink>
      )}
      <EditButton material={material} />
      {isProcessed && (
        <ExportButton
          teaches
          scope="material"
          id={id}
          title={title}
          cards={material.flipCardsCount}
          questions={material.quizQuestionsCount}
        />
      )}
      {isProcessed && material.sourceKind === 'pdf' && (
        <ButtonLink
          href={`/assistant/${id}`}
          size="sm"
          variant="secondary"
          aria-label={`Pedir a um assistente itens sobre ${title}`}
        >
          Pedir a um assistente
        </ButtonLink>
      )}
      {ended && material.sourceKind === 'pdf' && <ReprocessButton material={material} />}
      <DeleteMaterial material={material} />
    </div>
  )
}
