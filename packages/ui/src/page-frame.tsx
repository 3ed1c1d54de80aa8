import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PageFrameProps = {
  /** The page's one h1. */
  title: ReactNode
  /** Leaves the title two lines on a phone, whatever somebody has called the thing. */
  cutTitle?: boolean
  subtitle?: ReactNode
  /** Buttons at the right of the title (below it on a phone). */
  actions?: ReactNode
  /** A link back, above the title. */
  back?: ReactNode
  /** narrow for reading and forms, wide for dashboards. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** The frame of a screen: margins, greatest width, the title and what belongs beside it. */
export function PageFrame(props: PageFrameProps) {
  const { title, cutTitle = false, subtitle, actions, back, width = 'wide', children } = props
  return (
    <div
      className={classNames(
        'mx-auto flex w-full animate-settle flex-col gap-5 px-4 py-5 sm:gap-6 sm:px-6 sm:py-8 low:gap-3 low:py-3 ' +
          'print:block print:space-y-4 print:p-0',
        width === 'narrow' ? 'max-w-3xl' : 'max-w-6xl',
      )}
    >
      {back}
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className={classNames('text-2xl sm:text-3xl low:text-xl', cutTitle && 'max-sm:line-clamp-2')}>{title}</h1>
          {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
