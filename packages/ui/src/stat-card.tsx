import type { ReactNode } from 'react'
import { Card } from './card.tsx'

export type StatCardProps = {
  /** The figure, already formatted: '18/30', '7 dias', '86%'. */
  value: ReactNode
  label: string
  /** An icon or emoji of 40 px. */
  icon?: ReactNode
  /** More below: a progress bar, a comparison. */
  children?: ReactNode
}

/** One figure that matters, with its name. Put several in a `StatGrid`; where one is narrow its icon stands above. */
export function StatCard({ value, label, icon, children }: StatCardProps) {
  return (
    <Card padding="none" className="@container flex flex-col gap-2 px-2 py-3.5 sm:p-5">
      <div className="flex flex-col gap-x-4 gap-y-1 @min-[14rem]:flex-row @min-[14rem]:items-center">
        {icon}
        <dl className="flex min-w-0 flex-col-reverse">
          <dt
            className={
              'text-[0.75rem] font-bold tracking-tight hyphens-auto text-ink-soft ' + 'sm:text-sm sm:tracking-normal'
            }
          >
            {label}
          </dt>
          <dd className="font-display text-[min(1.5rem,27cqi)] leading-tight font-bold @min-[10rem]:text-2xl">
            {value}
          </dd>
        </dl>
      </div>
      {children}
    </Card>
  )
}

export type StatGridProps = {
  /** What the figures are about, for screen readers; none while they are loading. */
  label?: string
  children: ReactNode
}

/** Figures side by side, as many as there is room for; with very large letters one below the other. */
export function StatGrid({ label, children }: StatGridProps) {
  const Element = label === undefined ? 'div' : 'section'
  return (
    <Element
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2.5 sm:gap-5"
    >
      {children}
    </Element>
  )
}
