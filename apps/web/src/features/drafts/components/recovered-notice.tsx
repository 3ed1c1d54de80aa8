import { Button } from '@capivira/ui/button.tsx'
import { Info } from '@capivira/ui/icons'
import type { ReactNode } from 'react'
import { text } from '../text.ts'
import type { Draft } from '../use-draft.ts'

export type RecoveredNoticeProps = {
  draft: Pick<Draft<unknown>, 'recovered' | 'startOver'>
  /** What is still to be done, besides. */
  children?: ReactNode
}

/** Says that a form holds what was typed before, and lets it be given up; nothing when it does not. */
export function RecoveredNotice({ draft, children }: RecoveredNoticeProps) {
  if (!draft.recovered) return null
  return (
    <div
      className={
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-sm bg-soft-info py-1 pr-1 pl-3 text-sm ' +
        'text-info-ink'
      }
    >
      <p role="status" className="flex flex-1 basis-64 gap-2 py-2">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {text.recovered} {children}
        </span>
      </p>
      <Button variant="ghost" size="sm" onClick={draft.startOver}>
        {text.discard}
      </Button>
    </div>
  )
}
