import { type Line, unless } from './line.ts'

export const eventLines: readonly Line[] = [
  {
    finding: 'F5',
    kind: 'honest',
    what: 'an administrator finds a wrong password, a wrong secret and a change of password again',
    async run(school) {
      const [admin, pupil] = [await school.join('admin'), await school.join('student')]
      await school.enter({ ...pupil, password: 'Errada1@' }, school.browser())
      const password = 'Trilha4@serenaNoite'
      await pupil.client.put('/api/profile/password', {
        currentPassword: pupil.password,
        password,
        confirmPassword: password,
      })
      await new Promise(done => setTimeout(done, 3000))
      const listed = await admin.client.get('/api/admin/security-events')
      const own = await pupil.client.get('/api/admin/security-events')
      const counts = listed.text.split(pupil.id).length - 1
      const personal = [pupil.client.address, pupil.email].filter(word => listed.text.includes(word))
      return unless(
        listed.status === 200 && own.status === 403 && counts >= 2 && personal.length === 0,
        `${listed.status}, ${own.status}; ${counts} of the pupil; personal: ${personal.join(', ')}; ${listed.text.slice(0, 300)}`,
      )
    },
  },
]
