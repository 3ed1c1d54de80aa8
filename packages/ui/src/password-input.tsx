import { Eye, EyeOff } from '@capivira/ui/icons'
import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useField } from './field.tsx'

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Given together with `onVisibleChange` when two fields share one toggle; otherwise the field keeps it itself. */
  visible?: boolean
  onVisibleChange?: (visible: boolean) => void
  /** Leaves the toggle out, for a second field that follows another's. */
  hideToggle?: boolean
}

/** A password, with a button that shows and hides it. Pasting and password managers are welcome (WCAG 3.3.8). */
export function PasswordInput({ visible, onVisibleChange, hideToggle, className, ...rest }: PasswordInputProps) {
  const [ownVisible, setOwnVisible] = useState(false)
  const shown = visible ?? ownVisible
  const Icon = shown ? EyeOff : Eye
  const label = shown ? 'Ocultar senha' : 'Mostrar senha'
  return (
    <span className="relative block">
      <input
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...useField()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames(controlStyle, !hideToggle && 'pr-13', shown && 'tracking-wide', className)}
      />
      {!hideToggle && (
        <button
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={shown}
          disabled={rest.disabled}
          onClick={() => (onVisibleChange ?? setOwnVisible)(!shown)}
          className={
            'absolute top-0 right-0 grid size-12 place-items-center rounded-sm text-ink-soft hover:text-info-ink ' +
            'disabled:opacity-55'
          }
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      )}
    </span>
  )
}
