import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { registerUser } from '../accounts/register-user.ts'
import { demoAccounts } from './accounts.ts'
import { beginOnEmptyDatabase, listSteps, noteStep } from './store.ts'

export type DemoTools = { db: Database; settings: Settings; now: Date }

const day = 24 * 60 * 60 * 1000
/** How long the demo school seems to have existed when it is set up. */
export const seemingAgeMs = 10 * day

/**
 * Makes the accounts of the demo school on a database without any, where the settings ask for it. Does nothing in a
 * real school, nor once it is done: an account that was deleted stays deleted. Answers when the demo school was begun,
 * or null.
 */
export async function openDemoSchool({ db, settings, now }: DemoTools): Promise<Date | null> {
  if (!settings.demo || settings.mode === 'production') return null
  const begun = await beginOnEmptyDatabase(db, now)
  if (!begun || (await listSteps(db)).has('accounts')) return begun
  const password = settings.demoPassword
  for (const [place, { role, name, email }] of demoAccounts.entries()) {
    const registered = await registerUser(
      { db, settings, files: null, jobs: null, now: new Date(begun.getTime() - seemingAgeMs) },
      {
        fullName: name,
        email,
        phone: `(11) 90000-000${place + 1}`,
        password,
        confirmPassword: password,
        userType: role,
        ...(role === 'student' && { ageRange: '13 a 17' }),
        secretPassword: role === 'admin' ? settings.adminSecret : settings.teacherSecret,
      },
    )
    // Taken: an earlier start was killed after it made this one.
    if (registered instanceof Refusal && registered.status !== 409) throw new Error(registered.message)
  }
  await noteStep(db, 'accounts', now)
  return begun
}
