import { type KeyboardEvent, memo, useId } from 'react'
import type { NamedArea } from './names.ts'
import type { Painting } from './painting.ts'
import { colorName, colorOf } from './palette.ts'
import { text } from './text.ts'

export type AreaListProps = {
  areas: readonly NamedArea[]
  painting: Painting
  /** Grows with every change of the painting. */
  version: number
  /** Place in the list. */
  active: number
  onActive: (place: number) => void
  onPaint: () => void
  onColorKey: (digit: number) => void
  onFocusChange: (focused: boolean) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ']': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  '[': -1,
  PageDown: 10,
  PageUp: -10,
}

/** The areas by name, for keys and screen readers: it lies over the picture and takes no tap. */
export function AreaList(props: AreaListProps) {
  const { areas, painting, version, active, onActive, onPaint, onColorKey, onFocusChange } = props
  const id = useId()

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const last = areas.length - 1
    const step = steps[event.key]
    if (step !== undefined) onActive(Math.min(last, Math.max(0, active + step)))
    else if (event.key === 'Home') onActive(0)
    else if (event.key === 'End') onActive(last)
    else if (event.key === 'Enter' || event.key === ' ') onPaint()
    else if (/^\d$/.test(event.key)) onColorKey(Number(event.key))
    else return
    event.preventDefault()
  }

  return (
    <div
      role="listbox"
      aria-label={text.areas}
      tabIndex={0}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      className="pointer-events-none absolute inset-0 z-10 rounded-md focus-visible:-outline-offset-3"
    >
      <Options id={id} areas={areas} painting={painting} version={version} active={active} />
    </div>
  )
}

type OptionsProps = Pick<AreaListProps, 'areas' | 'painting' | 'version' | 'active'> & { id: string }

/** Drawn anew when something was painted or another area is chosen, and then only what differs. */
const Options = memo(function Options({ id, areas, painting, active }: OptionsProps) {
  return areas.map(({ area, name }, place) => (
    <AreaOption
      key={area}
      id={`${id}-${place}`}
      name={name}
      color={colorOf(painting.colorIn(area))}
      selected={place === active}
    />
  ))
})

type AreaOptionProps = { id: string; name: string; color: number; selected: boolean }

const AreaOption = memo(function AreaOption({ id, name, color, selected }: AreaOptionProps) {
  return (
    <div id={id} role="option" tabIndex={-1} aria-selected={selected} className="sr-only">
      {name}, {color === 0 ? text.noColor : colorName(color)}
    </div>
  )
})
