import { type KeyboardEvent, type MouseEvent, memo, useEffect, useId, useMemo, useRef } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { focusOn } from '../kit/focus.ts'
import { usePieces } from '../kit/use-pieces.ts'
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
  /** The one that screen readers are told of, which follows. */
  told: number
  onActive: (place: number) => void
  onPaint: (place: number) => void
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
  const { areas, painting, version, active, told, onActive, onPaint, onColorKey, onFocusChange } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // A picture begins at its areas, and not nowhere.
  useEffect(() => afterPaint(() => focusOn(list.current)), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    onFocusChange(true)
    const last = areas.length - 1
    const step = steps[event.key]
    if (step !== undefined) onActive(Math.min(last, Math.max(0, active + step)))
    else if (event.key === 'Home') onActive(0)
    else if (event.key === 'End') onActive(last)
    else if (event.key === 'Enter' || event.key === ' ') onPaint(active)
    else if (/^\d$/.test(event.key)) onColorKey(Number(event.key))
    else return
    event.preventDefault()
  }

  /** A screen reader of a phone takes an area by a double tap, which comes as a click on it. */
  function onClick({ target }: MouseEvent) {
    const place = target instanceof Element && target.closest('[data-place]')?.getAttribute('data-place')
    if (!place) return
    onActive(Number(place))
    onPaint(Number(place))
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={text.areas}
      tabIndex={0}
      aria-activedescendant={`${id}-${told}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
      // Whoever paints with a finger needs no mark on the area that keys would paint.
      onFocus={({ currentTarget }) => onFocusChange(currentTarget.matches(':focus-visible'))}
      onBlur={() => onFocusChange(false)}
      className="pointer-events-none absolute inset-0 z-10 rounded-md contain-strict focus-visible:-outline-offset-3"
    >
      <Options id={id} areas={areas} painting={painting} version={version} active={told} />
    </div>
  )
}

type OptionsProps = Pick<AreaListProps, 'areas' | 'painting' | 'version' | 'active'> & { id: string }

/** Areas that are drawn together: what changes in one group leaves the others alone. */
const groupSize = 12
/** Groups that come with one frame. */
const groupsAtOnce = 1

/** Drawn anew when something was painted or another area is chosen, and then only the groups that differ. */
const Options = memo(function Options({ id, areas, painting, active }: OptionsProps) {
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(areas.length / groupSize) }, (_, at) =>
        areas.slice(at * groupSize, (at + 1) * groupSize),
      ),
    [areas],
  )
  const shown = usePieces(groups.length, groupsAtOnce)
  return groups.slice(0, shown).map((group, at) => {
    const from = at * groupSize
    return (
      <OptionGroup
        key={group[0]?.area}
        id={id}
        from={from}
        areas={group}
        colors={group.map(({ area }) => colorOf(painting.colorIn(area))).join(' ')}
        selected={active >= from && active < from + groupSize ? active : null}
      />
    )
  })
})

type OptionGroupProps = {
  id: string
  /** Place in the list of the first of these areas. */
  from: number
  areas: readonly NamedArea[]
  /** Numbers of their colours, with spaces between. */
  colors: string
  /** Place in the list of the chosen area, where it is one of these. */
  selected: number | null
}

const OptionGroup = memo(function OptionGroup({ id, from, areas, colors, selected }: OptionGroupProps) {
  const numbers = colors.split(' ').map(Number)
  return areas.map(({ area, name }, at) => (
    <AreaOption
      key={area}
      id={`${id}-${from + at}`}
      place={from + at}
      name={name}
      color={numbers[at] ?? 0}
      selected={from + at === selected}
    />
  ))
})

type AreaOptionProps = { id: string; place: number; name: string; color: number; selected: boolean }

const AreaOption = memo(function AreaOption({ id, place, name, color, selected }: AreaOptionProps) {
  return (
    <div id={id} role="option" data-place={place} tabIndex={-1} aria-selected={selected} className="sr-only">
      {name}, {color === 0 ? text.noColor : colorName(color)}
    </div>
  )
})
