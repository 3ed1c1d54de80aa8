import { CircleAlert } from '@capivira/ui/icons'
import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes that tie a control to the label, hint and error of the Field around it; nothing outside a Field. */
export function useField(): Partial<FieldWiring> {
  return use(FieldContext) ?? {}
}

const noteId = (id: string | undefined) => id && `${id}-note`

/** What is said about the control while somebody writes, read as part of its description. */
export function FieldNote({ className, children }: { className?: string; children: ReactNode }) {
  const { id } = useField()
  return (
    <div id={noteId(id)} className={className}>
      {children}
    </div>
  )
}

export type FieldProps = {
  label: ReactNode
  /** Help that stays visible, below the label. */
  hint?: ReactNode
  /** True where a FieldNote stands among the children. */
  noted?: boolean
  /** The sentence of what is wrong; absent when all is well. */
  error?: string
  required?: boolean
  className?: string
  children: ReactNode
}

/** A label, a control and what is said about it, tied together for those who see and those who listen. */
export function Field({ label, hint, error, noted, required, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const field = useRef<HTMLDivElement>(null)
  // A form focuses its first wrong field, and the errors that then appear may push that field out of sight.
  useEffect(() => {
    if (error && document.activeElement?.id === id) field.current?.scrollIntoView({ block: 'nearest' })
  }, [error, id])
  const describedBy = [hint && hintId, noted && noteId(id), error && errorId].filter(Boolean).join(' ')
  return (
    <FieldContext
      value={{
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      }}
    >
      <div ref={field} className={classNames('flex flex-col gap-1.5 print:hidden', className)}>
        <label htmlFor={id} className="self-start font-bold">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="-mt-1 text-sm text-ink-soft">
            {hint}
          </p>
        )}
        {children}
        {error && (
          <p id={errorId} role="alert" className="flex items-start gap-1.5 text-sm font-bold text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  )
}
