import { FieldNote } from '@capivira/ui/field.tsx'
import { type ComponentType, lazy, Suspense } from 'react'
import type { PasswordMeterProps } from './password-meter.tsx'

const rules =
  'Pelo menos 8 caracteres, com letra minúscula, maiúscula, número e um símbolo: @ $ ! % * ? & Espaços e ' +
  'acentos também valem.'

function Saying({ text }: { text: string }) {
  return <p className="text-sm text-ink-soft">{text}</p>
}

/** Comes with the first letter that is typed; without a connection the rules stay. */
const Meter = lazy(
  (): Promise<{ default: ComponentType<PasswordMeterProps> }> =>
    import('./password-meter.tsx').catch(() => ({ default: () => <Saying text={rules} /> })),
)

/**
 * Below a new password, in a Field that is `noted`: what it must have, and from the first letter on how good it is and
 * why. It has the height of the longest advice from the beginning, so that nothing jumps while somebody writes.
 * `error`: what the field says is wrong. `instead`: said of a password that needs no advice.
 */
export function PasswordAdvice({
  password,
  fullName = '',
  email = '',
  error,
  instead,
}: {
  password: string
  fullName?: string
  email?: string
  error: string | undefined
  instead?: string | false
}) {
  return (
    <FieldNote className="min-h-24 sm:min-h-20">
      {instead || !password ? (
        <Saying text={instead || rules} />
      ) : (
        <Suspense fallback={<Saying text={rules} />}>
          <Meter password={password} person={{ fullName, email }} error={error} />
        </Suspense>
      )}
    </FieldNote>
  )
}
