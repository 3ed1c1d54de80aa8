import { classNames } from './class-names.ts'

/** The place of something that is on its way; give it the size of what will come. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-shimmer rounded-lg border-2 border-line bg-line/40', className)}
    />
  )
}
