import type { Settings } from '../../platform/settings.ts'
import { guardedCookie } from './guarded-cookie.ts'
import { secondStepMs } from './second-step.ts'

/** The cookie that binds the second step of a sign-in to the browser of the first. */
export const secondStepCookie = (settings: Pick<Settings, 'publicUrl'>) =>
  guardedCookie(settings, 'second-step', { sameSite: 'strict', maxAge: secondStepMs / 1000 })
