import { FileUp } from '@capivira/ui/icons'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export type DropZoneProps = {
  /** The button's words: 'Escolher PDF'. */
  label: string
  /** What may be given: 'Um PDF de até 50 MB'. */
  hint?: ReactNode
  /** For the system's dialog: 'application/pdf'. What is dropped is not filtered; check it in `onFile`. */
  accept?: string
  disabled?: boolean
  /** The file given so far, shown in place of the invitation. */
  file?: File | null
  /** The sentence of what is wrong with it. */
  error?: string
  /** Called with the first file chosen or dropped. */
  onFile: (file: File) => void
}

/**
 * A file let go beside the zone would be opened by the browser in place of the page, with what was typed there.
 * @returns what ends it
 */
function keepPage(): () => void {
  const stay = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  for (const name of ['dragover', 'drop'] as const) addEventListener(name, stay)
  return () => {
    for (const name of ['dragover', 'drop'] as const) removeEventListener(name, stay)
  }
}

/** Takes one file: by a button (dialog, keyboard, phone) or dropped anywhere on the zone. */
export function DropZone({ label, hint, accept, disabled, file, error, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  /** How many files were let go at once that are not taken. */
  const [left, setLeft] = useState(0)
  const hintId = useId()
  const errorId = useId()
  useEffect(keepPage, [])

  function take(files: FileList | null) {
    const first = files?.[0]
    if (!first || disabled) return
    setLeft(files.length - 1)
    onFile(first)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <section
      aria-label={label}
      onDragOver={event => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-6 text-center ' +
          'transition-colors duration-fast',
        over ? 'border-primary bg-soft-primary' : error ? 'border-danger bg-surface' : 'border-control bg-surface',
      )}
    >
      <FileUp aria-hidden="true" className={classNames('size-10', over ? 'text-primary' : 'text-ink-soft')} />
      {file && <p className="max-w-full font-extrabold break-all">{file.name}</p>}
      <button
        type="button"
        disabled={disabled}
        aria-describedby={classNames(hint !== undefined && hintId, error && errorId) || undefined}
        onClick={() => input.current?.click()}
        className={
          'press min-h-12 rounded-md border-2 border-control bg-surface px-5 font-extrabold ' +
          '[--press-edge:var(--control)]'
        }
      >
        {file ? 'Trocar arquivo' : label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={event => {
          take(event.target.files)
          // The same file chosen again must be noticed again.
          event.target.value = ''
        }}
      />
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {left > 0 && <NotTaken left={left} />}
      {error && (
        <p id={errorId} role="alert" className="text-sm font-bold text-danger">
          {error}
        </p>
      )}
    </section>
  )
}

/** Of several files let go at once all but the first. */
function NotTaken({ left }: { left: number }) {
  return (
    <p role="status" className="text-sm font-bold">
      {left === 1 ? 'O outro arquivo não foi escolhido' : `Os outros ${left} arquivos não foram escolhidos`}: envie um
      de cada vez.
    </p>
  )
}
