import type { ItemKind } from '@capivira/core/editing/contract'
import type { RefusalReason } from '@capivira/core/review/states'
import { Button } from '@capivira/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { isReasonFor, reasons } from '../text.ts'

export type ReasonsProps = {
  kind: ItemKind
  withLetters: boolean
  onReason: (reason: RefusalReason) => void
  onCancel: () => void
}

/** Why an item is refused: the reasons that it can have, by button or by the digit before each. */
export function Reasons({ kind, withLetters, onReason, onCancel }: ReasonsProps) {
  const place = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('button')?.focus()
  }, [])
  return (
    <fieldset ref={place} className="m-0 flex min-w-0 flex-col gap-2 border-0 p-0">
      <legend className="mb-2 font-extrabold">Por que recusar?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {reasons.map(
          ({ reason, label, means }, at) =>
            isReasonFor(reason, kind) && (
              <Button
                key={reason}
                variant="secondary"
                size="sm"
                className="justify-start text-left"
                onClick={() => onReason(reason)}
              >
                <span>
                  {withLetters && <Key>{at + 1}</Key>} {label}
                  <span className="block text-sm font-semibold text-ink-soft">{means}</span>
                </span>
              </Button>
            ),
        )}
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </fieldset>
  )
}

/** A key that does the same as the button it stands on; told to those who look, not read out with its name. */
export function Key({ children }: { children: string | number }) {
  return (
    <span
      aria-hidden="true"
      className={
        'mr-1 hidden min-w-6 rounded-xs border-2 border-current px-1 text-center font-sans text-xs leading-5 ' +
        'lg:inline-block'
      }
    >
      {children}
    </span>
  )
}
