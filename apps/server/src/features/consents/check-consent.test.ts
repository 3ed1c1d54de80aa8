import { beforeEach, describe, expect, test } from 'vitest'
import { childrenOf, guardian, type Person } from '../../../test/children.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits')
  school.emails.length = 0
})

const children = () => childrenOf(school, () => school.now())
type List = { counts: Record<string, number>; found: number; rows: object[] }
const list = async (who: Person, view = 'check') => (await who.get<List>(`/api/consents?view=${view}`)).body
const waiting = async (who: Person) => (await who.get<{ count: number }>('/api/consents/pupils/to-check')).body.count
const act = (who: Person, child: Person, what: 'check' | 'object') =>
  who.post(`/api/consents/pupils/${child.id}/${what}`)

/** A child in the turma of a teacher, whose guardian has agreed by link. */
async function agreedByLink() {
  const [teacher, child] = [await school.signedIn('teacher', 'Lia Prado'), await children().aChild()]
  await children().teach(teacher, child)
  const token = await children().tokenFor(child)
  await children().give(token)
  return { teacher, child, token }
}

describe('a consent given by link', () => {
  test('is told to the teachers of the child, with when and by which address, until one has looked', async () => {
    const { teacher, child } = await agreedByLink()
    const [other, admin] = [await school.signedIn('teacher'), await school.signedIn('admin')]
    expect(await list(teacher)).toMatchObject({
      counts: { pending: 0, check: 1, given: 1, unknown: 0 },
      found: 1,
      rows: [
        {
          fullName: 'Ana Souza',
          guardianName: 'Rosa Souza',
          method: 'letter',
          givenAt: '2026-03-02T15:00:00.000Z',
          maskedEmail: 'r•••@casa.example',
          emailOfPupil: false,
          checkedAt: null,
        },
      ],
    })
    expect(JSON.stringify(await list(teacher))).not.toContain(guardian.guardianEmail)
    expect([await waiting(teacher), await waiting(other), await waiting(admin)]).toEqual([1, 0, 0])
    expect((await act(other, child, 'check')).status).toBe(404)
    expect((await act(child, child, 'object')).status).toBe(403)

    expect(await act(teacher, child, 'check')).toMatchObject({ status: 200 })
    expect((await act(teacher, child, 'check')).status).toBe(409)
    expect(await waiting(teacher)).toBe(0)
    expect(await list(teacher, 'given')).toMatchObject({
      rows: [{ checkedByName: 'Lia Prado', checkedAt: '2026-03-02T15:00:00.000Z' }],
    })
    expect(await children().stateOf(child)).toBe('given')
  })

  test('is told to the administration where no turma has the child', async () => {
    const child = await children().aChild()
    await children().give(await children().tokenFor(child))
    const admin = await school.signedIn('admin')
    expect(await list(admin)).toMatchObject({ counts: { check: 1 }, rows: [{ fullName: 'Ana Souza', classes: [] }] })
    expect(await waiting(admin)).toBe(1)
    await children().teach(await school.signedIn('teacher'), child)
    expect(await list(admin)).toMatchObject({ counts: { check: 0 }, rows: [] })
    expect(await waiting(admin)).toBe(0)
  })

  test('is pointed at where its address is a pupil’s by now', async () => {
    const { teacher, child } = await agreedByLink()
    await school.connection.pool.query("update users set email = 'rosa+eu@casa.example' where id = $1", [child.id])
    expect(await list(teacher)).toMatchObject({ rows: [{ emailOfPupil: true }] })
  })

  test('counts no more once the school objects: child and who gave it are told, and it is written down', async () => {
    const { teacher, child, token } = await agreedByLink()
    school.emails.length = 0
    expect(await act(teacher, child, 'object')).toMatchObject({
      status: 200,
      body: { message: 'A autorização não vale mais. O aluno e quem autorizou são avisados.' },
    })
    expect((await act(teacher, child, 'object')).status).toBe(409)
    expect(await child.get('/api/profile/consent')).toMatchObject({
      body: { state: 'missing', objectedAt: '2026-03-02T15:00:00.000Z' },
    })
    expect((await children().give(token)).status).toBe(410)
    const emails = await children().emails()
    expect(emails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [child.email, 'A escola não aceitou a autorização na Capivira'],
      ['rosa@casa.example', 'A escola não aceitou uma autorização na Capivira'],
    ])
    expect(emails[1]?.text).toMatch(/^Olá, Rosa!/)
    const admin = await school.signedIn('admin')
    expect(await admin.get('/api/admin/acts?act=object-consent')).toMatchObject({
      body: {
        acts: [
          {
            actor: { fullName: 'Lia Prado' },
            target: 'Ana Souza',
            detail: 'por link enviado a r•••@casa.example',
          },
        ],
      },
    })
    const { rows } = await school.connection.pool.query('select revoked_by, revoked_by_name from guardian_consents')
    expect(rows).toEqual([{ revoked_by: 'objection', revoked_by_name: 'Lia Prado' }])
    // The same mailbox is not asked again; another is, and so is the paper.
    expect(
      await child.post('/api/profile/consent', { ...guardian, guardianEmail: 'rosa+2@casa.example' }),
    ).toMatchObject({ status: 409, body: { errors: { guardianEmail: expect.stringContaining('não aceitou') } } })
    expect((await child.post('/api/profile/consent', { ...guardian, guardianEmail: 'jose@casa.example' })).status).toBe(
      200,
    )
    const paper = { guardianName: 'Rosa Souza', relation: 'mãe' }
    expect((await teacher.post(`/api/consents/pupils/${child.id}/paper`, paper)).status).toBe(200)
    expect(await list(teacher)).toMatchObject({ counts: { check: 0, given: 1 } })
    expect((await act(teacher, child, 'object')).status).toBe(409)
  })
})
