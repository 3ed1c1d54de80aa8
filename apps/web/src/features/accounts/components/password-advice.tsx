import { type ComponentType, lazy, Suspense } from 'react'
import type { PasswordMeterProps } from './password-meter.tsx'

/** Comes with the first letter that is typed; without a connection the form does without it. */
const Meter = lazy(
  (): Promise<{ default: ComponentType<PasswordMeterProps> }> =>
    import('./password-meter.tsx').catch(() => ({ default: () => null })),
)

/** Below a new password: how good it is and why. Its place is kept from the first letter on, so that nothing jumps. */
export function PasswordAdvice({
  password,
  fullName = '',
  email = '',
}: {
  password: string
  fullName?: string
  email?: string
}) {
  if (!password) return null
  return (
    <div className="min-h-14">
      <Suspense>
        <Meter password={password} person={{ fullName, email }} />
      </Suspense>
    </div>
  )
}
