import type { User } from '@capivira/core/accounts/contract'
import { keptComfort } from '../../lib/comfort.ts'

const userKey = 'capivira:pupil'
const leftKey = 'capivira:left'

/** Storage may be forbidden; then nothing is kept. */
function quietly<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/**
 * What a start without a network needs of a pupil: whom to greet, and where they stand. No address, no telephone, no
 * whole name: of the last one its first letter, which stands in their picture.
 */
type Kept = Pick<User, 'id' | 'firstName' | 'lastName' | 'level' | 'xp' | 'streak'>

function trimmed({ id, firstName, lastName, level, xp, streak }: Kept): Kept {
  // Earlier versions kept none.
  const [initial = ''] = lastName?.split(' ').at(-1) ?? ''
  return { id, firstName, lastName: initial, level, xp, streak }
}

/** Keeps who is signed in, for a start without a network; only pupils study without one. */
export function keepUser(user: User | null): void {
  quietly(storage =>
    user?.userType === 'student'
      ? storage.setItem(userKey, JSON.stringify(trimmed(user)))
      : storage.removeItem(userKey),
  )
}

/** The pupil who was signed in when there was a network, as far as the device knows them, or undefined. */
export function keptUser(): User | undefined {
  return quietly(storage => {
    const text = storage.getItem(userKey)
    const kept: Kept | null = JSON.parse(text ?? 'null')
    if (!kept) return undefined
    const short = JSON.stringify(trimmed(kept))
    // Earlier versions kept all that the server tells of a person.
    if (short !== text) storage.setItem(userKey, short)
    return asUser(trimmed(kept))
  })
}

const asUser = (kept: Kept): User => ({
  ...kept,
  email: '',
  fullName: `${kept.firstName} ${kept.lastName}`.trim(),
  phone: '',
  profileImageUrl: null,
  userType: 'student',
  lastStudyDate: null,
  isEmailVerified: true,
  twoFactorEnabled: false,
  mustChangePassword: false,
  ageRange: null,
  comfort: keptComfort(),
  createdAt: new Date(0).toISOString(),
})

/** Whether somebody is known by what this device kept alone: of age and whole name it knows nothing. */
export const isOnlyKept = ({ email }: Pick<User, 'email'>): boolean => email === ''

/**
 * Notes that somebody left while the server could not be told: the session must not open again for whoever comes next.
 */
export function noteLeft(who: string | null): void {
  quietly(storage => (who === null ? storage.removeItem(leftKey) : storage.setItem(leftKey, who)))
}

/** Who left so; undefined where an earlier version noted only that somebody did. */
export const whoLeft = (): string | undefined =>
  quietly(storage => storage.getItem(leftKey)?.match(/^.{8,}$/)?.[0]) ?? undefined

export const hasLeft = (): boolean => quietly(storage => storage.getItem(leftKey) !== null) ?? false
