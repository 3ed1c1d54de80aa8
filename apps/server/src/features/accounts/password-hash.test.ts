import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('outside of tests a password costs 32 MiB and two passes of argon2id', async () => {
  const program = `
    import { hashPassword, isOutdated } from '${new URL('password-hash.ts', import.meta.url).href}'
    const made = await hashPassword('Vento&Mar7lento')
    const outdated = isOutdated('$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA')
    console.log(made.slice(0, made.lastIndexOf('=') + 2), isOutdated(made), outdated)
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  expect(stdout).toBe('$argon2id$v=19$m=32768,t=2,p=1 false true\n')
})
