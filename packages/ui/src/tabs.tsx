import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

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

/** Views of one thing, one at a time. The row scrolls sideways on a phone rather than wrap. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} defaultValue={tabs[0]?.value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b-2 border-line p-1 pb-0">
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-12 shrink-0 rounded-t-sm border-b-4 border-transparent px-4 font-extrabold whitespace-nowrap text-ink-soft transition-colors duration-fast hover:text-ink data-[state=active]:border-primary data-[state=active]:text-primary"
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
