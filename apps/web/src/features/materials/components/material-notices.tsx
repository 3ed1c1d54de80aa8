import type { Material } from '@capivira/core/materials/contract'
import { CircleAlert, Info } from 'lucide-react'
import { text } from '../text.ts'

/** What a teacher should know about a material: why it failed, that it is incomplete, or why it gave little. */
export function MaterialNotices({ material }: { material: Material }) {
  const { status, failureReason, flipCardsCount, quizQuestionsCount, notices } = material
  const empty = status === 'processed' && flipCardsCount === 0 && quizQuestionsCount === 0
  return (
    <>
      {status === 'failed' && (
        <p role="alert" className="flex gap-2 rounded-sm bg-soft-danger p-3 text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {failureReason ?? 'Não foi possível processar este material.'}
        </p>
      )}
      {empty && (
        <p className="flex gap-2 rounded-sm bg-soft-xp p-3 text-xp-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong>{text.incomplete}.</strong> {text.incompleteHint}
          </span>
        </p>
      )}
      {status === 'processed' &&
        notices.map(({ code, message }) => (
          <p key={code} className="flex gap-2 rounded-sm bg-soft-info p-3 text-sm text-info-ink">
            <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {message}
          </p>
        ))}
    </>
  )
}
