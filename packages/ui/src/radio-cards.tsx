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

/** A few choices as big cards to tap: real radio buttons, so arrows and screen readers work as everywhere. */
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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        {options.map(option => (
          <label
            key={option.value}
            className={classNames(
              'relative flex min-h-12 cursor-pointer flex-col items-center gap-1 rounded-md border-2 border-control bg-surface px-2 py-3 text-center',
              'transition-colors duration-fast has-checked:border-primary has-checked:bg-soft-primary has-checked:text-primary-ink',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60',
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
              className="absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:outline-none"
            />
            {option.icon}
            <span className="font-extrabold leading-tight">{option.label}</span>
            {option.description && <span className="text-xs text-ink-soft">{option.description}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
