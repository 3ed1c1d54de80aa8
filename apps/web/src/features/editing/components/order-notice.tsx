import { orderNotice } from '@capivira/core/quizzes/option-order'
import { ListOrdered } from '@capivira/ui/icons'
import type { Draft } from '../draft.ts'

/** Says while a question is written that its options are not all shuffled, and why. */
export function OrderNotice({ draft: { options, explanation } }: { draft: Pick<Draft, 'options' | 'explanation'> }) {
  const notice = orderNotice({ options: options.map(({ text }) => text), explanation })
  return (
    <div role="status" className={notice ? undefined : '-mt-4'}>
      {notice && (
        <p className="flex gap-2 rounded-sm bg-soft-primary p-3 text-sm break-words">
          <ListOrdered aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">{notice}</span>
        </p>
      )}
    </div>
  )
}
