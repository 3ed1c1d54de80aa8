import * as Radix from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'

export type Tab = {
  value: string
  label: ReactNode
  content: ReactNode
}

export type TabsProps = {
  /** What the tabs divide; read aloud. */
  label: string
  tabs: readonly Tab[]
  /** The chosen one when the caller keeps it; else the first at the start. */
  value?: string
  onValueChange?: (value: string) => void
}

/** Scrolls a row sideways, and nothing else, until a tab of it is seen whole with a piece of the next. */
function reveal(tab: HTMLElement) {
  const row = tab.parentElement
  if (!row) return
  const [start, end] = [tab.offsetLeft - row.offsetLeft, tab.offsetLeft - row.offsetLeft + tab.offsetWidth]
  if (start < row.scrollLeft) row.scrollLeft = start - peek
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end + peek - row.clientWidth
}

/** Pixels of the neighbour that tell there is one. */
const peek = 32

/**
 * Views of one thing, one at a time. The row scrolls sideways on a phone rather than wrap; the chosen one is in sight.
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value ?? '')}"]`)
    if (chosen) reveal(chosen)
  }, [value])
  return (
    <Radix.Root value={value} defaultValue={tabs[0]?.value} onValueChange={onValueChange}>
      <Radix.List
        ref={row}
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b-2 border-line p-1 pb-0 print:hidden"
      >
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            onFocus={event => reveal(event.currentTarget)}
            className={
              'min-h-12 shrink-0 rounded-t-sm border-b-4 border-transparent px-4 font-extrabold whitespace-nowrap ' +
              'text-ink-soft transition-colors duration-fast hover:text-ink data-[state=active]:border-primary ' +
              'data-[state=active]:text-primary'
            }
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-sm pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
