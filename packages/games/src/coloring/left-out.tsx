import { Button } from '@capivira/ui/button.tsx'
import { Pencil } from '@capivira/ui/icons'
import { useEffect, useRef } from 'react'
import { text } from './text.ts'

/**
 * Tells what a drawing will not show, before it is made; it is read aloud and brought into sight, with the button below
 * it.
 */
export function LeftOut({ sentence, onChangeWords }: { sentence: string; onChangeWords: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={notice} className="scroll-mb-28 flex flex-col gap-2 rounded-md bg-soft-info px-4 py-3 text-info-ink">
      <div role="alert" className="flex flex-col gap-2">
        <p className="font-extrabold">{text.leftOut}</p>
        <p className="wrap-anywhere">{sentence}</p>
        <p className="text-sm">{text.leftOutHint}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        icon={<Pencil aria-hidden="true" className="size-5" />}
        onClick={onChangeWords}
      >
        {text.changeWords}
      </Button>
    </div>
  )
}
