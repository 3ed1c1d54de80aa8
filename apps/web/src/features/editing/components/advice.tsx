import { Lightbulb } from '@capivira/ui/icons'
import { useSettled } from '../../../lib/use-settled.ts'
import { contentOf, type Draft, sourceOf } from '../draft.ts'
import { useAdvice } from '../queries.ts'
import { text } from '../text.ts'

/** Milliseconds without typing before advice is asked for. */
const pause = 900

/** What the gates of generation would say about a form, while it is being written. It forbids nothing. */
export function Advice({ materialId, draft }: { materialId: number; draft: Draft }) {
  const settled = useSettled(draft, pause)
  const advice = useAdvice(materialId, { content: contentOf(settled), source: sourceOf(settled) })
  return (
    <div aria-live="polite">
      {advice.length > 0 && (
        <div className="flex gap-2 rounded-sm bg-soft-xp p-3 text-sm text-xp-ink">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0">
            <p className="font-bold">{text.advice}</p>
            <ul className="m-0 list-disc pl-4">
              {advice.map(sentence => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
