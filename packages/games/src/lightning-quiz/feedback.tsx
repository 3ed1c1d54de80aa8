import { Button } from '@capivira/ui/button.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { type ReactNode, useState } from 'react'
import { soon } from '../kit/after-paint.ts'
import { text } from './text.ts'

export type FeedbackProps = {
  right: boolean
  /** True when the time ran out. */
  late: boolean
  correct: string
  onGoOn: () => void
  /** What else one can do, before going on. */
  children: ReactNode
}

/** Right or almost: never a reproach. */
export function Feedback({ right, late, correct, onGoOn, children }: FeedbackProps) {
  /** It goes with the tap, and with the next frame comes the next question. */
  const [gone, setGone] = useState(false)
  return (
    <div
      className={
        'flex animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border-2 px-3 py-2 shadow-lift ' +
        `sm:px-4 sm:py-3 ${gone ? 'opacity-0' : ''} ` +
        `${right ? 'border-primary bg-soft-primary text-primary-ink' : 'border-xp-edge bg-soft-xp text-xp-ink'}`
      }
    >
      <Emoji name={right ? 'party' : late ? 'hourglass' : 'bulb'} className="size-10 max-[22.5rem]:hidden" />
      <p className="min-w-40 flex-1">
        <strong className="font-display text-lg">{right ? text.right : late ? text.late : text.wrong}</strong>
        {!right && (
          <>
            {' '}
            {text.rightIs} <strong>{correct}</strong>
          </>
        )}
      </p>
      <span className="flex flex-wrap gap-2">
        {children}
        <Button
          size="sm"
          onClick={() => {
            setGone(true)
            soon(onGoOn)
          }}
        >
          {text.goOn}
        </Button>
      </span>
    </div>
  )
}
