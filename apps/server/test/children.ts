import type { TestApp, Visitor } from './app.ts'
import { postman, tokenIn } from './emails.ts'

export type Person = Awaited<ReturnType<TestApp['signedIn']>>

export const put = (who: Visitor, url: string, payload: object) => who.send({ method: 'PUT', url, payload })

/** What children tell of themselves besides their age. */
export const me = { fullName: 'Ana Souza', phone: '(11) 98765-4321' }
export const guardian = { guardianName: 'Rosa Souza', relation: 'mãe', guardianEmail: 'rosa@casa.example' }

/** Children up to 12 and their guardians, as tests meet them. */
export function childrenOf(school: TestApp, now: () => Date) {
  const emails = () => postman(school, now)
  return {
    emails,
    /** A pupil who told that they are up to 12. */
    async aChild(name = 'Ana Souza'): Promise<Person> {
      const child = await school.signedIn('student', name)
      await put(child, '/api/profile', { ...me, fullName: name, ageRange: 'até 12' })
      school.emails.length = 0
      return child
    },
    /** Asks the guardian by an e-mail; the token of its link. */
    async tokenFor(child: Person): Promise<string> {
      await child.post('/api/profile/consent', guardian)
      return tokenIn((await emails()).find(({ to }) => to.address === guardian.guardianEmail))
    },
    give: (token: string, more: object = {}) =>
      school.visitor().post('/api/consents/link/give', {
        token,
        guardianName: 'Rosa Souza',
        relation: 'mãe',
        isGuardian: true,
        ...more,
      }),
    revoke: (token: string) => school.visitor().post('/api/consents/link/revoke', { token }),
    stateOf: async (child: Person) => (await child.get<{ state: string }>('/api/profile/consent')).body.state,
    /** Puts the child in a turma of the teacher's. */
    async teach(teacher: Person, child: Person, name = 'Turma A'): Promise<void> {
      const { body } = await teacher.post<{ joinCode: string }>('/api/classes', { name })
      await child.post('/api/join', { code: body.joinCode })
    },
  }
}
