import { Secret, TOTP } from 'otpauth'
import { type TestApp, testPassword, type Visitor } from './app.ts'
import { postman, tokenIn } from './emails.ts'

/** People whose accounts are about to change, for the tests of what that ends. */
export type Owner = Awaited<ReturnType<TestApp['signedIn']>> & { secret?: string; recoveryCode?: string }

export const otherPassword = 'OutraSenha2@'
export const twice = (password: string) => ({ password, confirmPassword: password })
export const put = (who: Visitor, url: string, payload: object) => who.send({ method: 'PUT', url, payload })

export const changeOwnPassword = (who: Visitor) =>
  put(who, '/api/profile/password', { currentPassword: testPassword, ...twice(otherPassword) })

/** What owners, and whoever got hold of their accounts, do at a school whose clock they turn. */
export function ownersOf(school: TestApp) {
  const wait = (seconds: number) => school.setNow(new Date(school.now().getTime() + seconds * 1000).toISOString())
  const emails = () => postman(school, () => school.now())
  const appCode = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: school.now().getTime() })

  /** The token of the e-mail, among those sent now, whose link leads to `path`. */
  async function linkTo(path: string): Promise<string> {
    return tokenIn((await emails()).find(({ text }) => text.includes(`/${path}`)))
  }

  /** Somebody whose address is proven, signed in, with an authenticator where they have two-factor. */
  async function owner(twoFactor: boolean): Promise<Owner> {
    const person = await school.signedIn()
    await school.visitor().post('/api/auth/verify-email', { token: await linkTo('verify-email') })
    if (!twoFactor) return person
    const { body } = await person.post<{ secret: string }>('/api/profile/two-factor', {
      method: 'app',
      password: testPassword,
    })
    const on = { method: 'app', code: appCode(body.secret) }
    const confirmed = await person.post<{ recoveryCodes: string[] }>('/api/profile/two-factor/confirm', on)
    await emails()
    wait(60)
    return { ...person, secret: body.secret, recoveryCode: confirmed.body.recoveryCodes[0] ?? '' }
  }

  return { wait, emails, appCode, linkTo, owner }
}
