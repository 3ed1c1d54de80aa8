import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

export type EmptyStateProps = {
  title: string
  description?: ReactNode
  /** A drawing, usually a Capybara of some 140 px. */
  illustration?: ReactNode
  /** What can be done about it: a button or a link. */
  action?: ReactNode
  /** Level of the title's heading. */
  level?: 1 | 2 | 3
  /** For the heading to have the focus: the end of something that was done on the same screen. */
  headingRef?: Ref<HTMLHeadingElement>
  className?: string
}

/** Nothing to show yet: says why, and what comes next. */
export function EmptyState(props: EmptyStateProps) {
  const { title, description, illustration, action, level = 2, headingRef, className } = props
  const Heading = `h${level}` as const
  return (
    <div className={classNames('mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-8 text-center', className)}>
      {illustration}
      <Heading className="text-xl" {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
        {title}
      </Heading>
      {description && <p className="text-ink-soft">{description}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
