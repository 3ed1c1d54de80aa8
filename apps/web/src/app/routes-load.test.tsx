import { expect, test } from 'vitest'
import { type Role, routes } from './routes.ts'

const roles: readonly Role[] = ['visitor', 'student', 'teacher', 'admin']

// Among the tests of the screens, for which their sources are made ready anyway.
test.each(roles)(
  'every screen of %s loads',
  async role => {
    for (const { load } of routes[role]) expect((await load()).default).toBeTypeOf('function')
  },
  30_000,
)
