import { type ReactNode, useLayoutEffect, useRef } from 'react'

type Props = {
  /** `alert` for what went wrong. */
  role?: 'status' | 'alert'
  /** False for what was there when the page came. */
  arrives?: boolean
  className: string
  children: ReactNode
}

/**
 * What became of a form that is gone: it takes the form's focus, so that keyboards go on from here and it is read
 * aloud.
 */
export function Outcome({ role = 'status', arrives = true, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (arrives) place.current?.focus()
  }, [arrives])
  return (
    <div ref={place} role={role} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}
