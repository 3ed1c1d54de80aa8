import { LoaderCircle } from '@capivira/ui/icons'
import { classNames } from './class-names.ts'

/** The turning circle alone, for places that already say what is happening. */
export function SpinnerMark({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={classNames('animate-spin', className)} />
}

export type SpinnerProps = {
  /** Said beside the circle and read aloud. */
  label?: string
  /** Fills the screen and centres itself, for when nothing else can be shown yet. */
  fullScreen?: boolean
}

/** Tells that something is being waited for. */
export function Spinner({ label = 'Carregando...', fullScreen = false }: SpinnerProps) {
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-col items-center justify-center gap-3 text-ink-soft',
        fullScreen ? 'min-h-dvh' : 'min-h-48',
      )}
    >
      <SpinnerMark className="size-10 text-primary" />
      <span className="font-bold">{label}</span>
    </div>
  )
}
