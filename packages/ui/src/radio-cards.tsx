import { Check } from '@capivira/ui/icons'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
}

export type RadioCardsProps<Value extends string> = Omit<ComponentProps<'input'>, 'value' | 'type' | 'className'> & {
  /** What is being chosen; the group's name. */
  legend: ReactNode
  options: readonly RadioCard<Value>[]
  /** The chosen value, when the caller keeps it; leave out with react-hook-form's `register`. */
  value?: Value
  onValueChange?: (value: Value) => void
  className?: string
}

/**
 * A few choices as big cards to tap, one below the other on a phone: real radio buttons, so arrows and screen readers
 * work as everywhere.
 */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  onChange,
  name,
  className,
  ...rest
}: RadioCardsProps<Value>) {
  const ownName = useId()
  return (
    <fieldset className={classNames('flex flex-col gap-1.5', className)}>
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))]">
        {options.map(option => (
          <label
            key={option.value}
            className={classNames(
              'group relative flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-md ' +
                'border-2 border-control bg-surface px-4 py-2 sm:flex-col sm:justify-center sm:px-1.5 sm:py-3 ' +
                'sm:text-center',
              'transition-colors duration-fast has-checked:border-primary has-checked:bg-soft-primary ' +
                'has-checked:text-primary-ink',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
                'has-disabled:opacity-60',
            )}
          >
            <input
              {...rest}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              onChange={event => {
                onChange?.(event)
                onValueChange?.(option.value)
              }}
              className="pointer-events-none absolute inset-0 appearance-none rounded-md focus-visible:outline-none"
            />
            {option.icon}
            <span className="beside flex flex-col gap-0.5 sm:min-w-0 sm:flex-none">
              <span className="font-extrabold leading-tight">{option.label}</span>
              {option.description && <span className="text-xs text-ink-soft">{option.description}</span>}
            </span>
            <Check
              aria-hidden="true"
              strokeWidth={3.5}
              className={
                'invisible size-5 shrink-0 max-sm:absolute max-sm:top-1/2 max-sm:right-3 max-sm:-translate-y-1/2 ' +
                'group-has-checked:visible sm:absolute sm:-top-2 sm:-right-2 sm:rounded-full sm:bg-primary ' +
                'sm:p-0.75 sm:text-on-primary'
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
