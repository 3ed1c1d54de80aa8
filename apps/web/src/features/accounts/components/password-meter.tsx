import { adviceOn } from '@capivira/core/accounts/password-advice'
import { useEffect, useState } from 'react'

export type PasswordMeterProps = {
  password: string
  person: { fullName: string; email: string }
  /** What the field says is wrong: it is not said twice. */
  error: string | undefined
}

/** How long typing must rest before the advice is read aloud, in milliseconds. */
const rest = 900
const colors = { 1: 'bg-danger', 2: 'bg-xp', 3: 'bg-info', 4: 'bg-primary' } as const

/**
 * How good the password is and why, in words as much as in bars; said aloud once typing rests, and only when it
 * changes.
 */
export default function PasswordMeter({ password, person, error }: PasswordMeterProps) {
  const { level, label, why } = adviceOn(password, person)
  const reason = why === error ? '' : ` ${why}`
  const sentence = `${label}.${reason}`
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(sentence), rest)
    return () => clearTimeout(timer)
  }, [sentence])
  return (
    <div className="flex flex-col gap-1 text-sm">
      <div aria-hidden="true" className="flex gap-1">
        {([1, 2, 3, 4] as const).map(bar => (
          <span key={bar} className={`h-1.5 flex-1 rounded-full ${bar <= level ? colors[level] : 'bg-line'}`} />
        ))}
      </div>
      <p aria-hidden="true" className="text-ink-soft">
        <strong className="text-ink">{label}.</strong>
        {reason}
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}
