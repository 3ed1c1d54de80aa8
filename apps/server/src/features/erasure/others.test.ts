import { beforeEach, expect, test } from 'vitest'
import { childrenOf, type Person } from '../../../test/children.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'erased_accounts', 'rate_limits')
  school.emails.length = 0
})

const children = () => childrenOf(school, () => school.now())
const paper = { guardianName: 'Rosa Souza', relation: 'mãe' }

/** Takes in a paper and takes it back; looks at what another child's guardian gave by link. */
async function care(teacher: Person): Promise<void> {
  const [onPaper, byLink] = [await children().aChild('Bia Souza'), await children().aChild('Ivo Souza')]
  for (const child of [onPaper, byLink]) await children().teach(teacher, child)
  const answers = [
    await teacher.post(`/api/consents/pupils/${onPaper.id}/paper`, paper),
    await teacher.post(`/api/consents/pupils/${onPaper.id}/revoke`),
  ]
  await children().give(await children().tokenFor(byLink))
  answers.push(await teacher.post(`/api/consents/pupils/${byLink.id}/check`))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
}

test('of two teachers of one name the deleted one leaves a pseudonym among consents, the other the name', async () => {
  const [leaves, stays] = [await school.signedIn('teacher', 'Lia Prado'), await school.signedIn('teacher', 'Lia Prado')]
  await care(leaves)
  await care(stays)
  const admin = await school.signedIn('admin')
  expect((await admin.delete(`/api/admin/users/${leaves.id}`)).status).toBe(200)

  const { rows } = await school.connection.pool.query(
    `select recorded_by_name as recorded, revoked_by_name as revoked, checked_by_name as checked
     from guardian_consents order by id`,
  )
  const gone = expect.stringMatching(/^Conta excluída \(p-[\w-]{16}\)$/)
  expect(rows).toEqual([
    { recorded: gone, revoked: gone, checked: null },
    { recorded: null, revoked: null, checked: gone },
    { recorded: 'Lia Prado', revoked: 'Lia Prado', checked: null },
    { recorded: null, revoked: null, checked: 'Lia Prado' },
  ])
})

test('of two erasures of one account at once both answer, and one line is on the list', async () => {
  const [one, other] = [await school.signedIn('admin'), await school.signedIn('admin')]
  const pupil = await school.signedIn('student', 'Bia Souza')
  const answers = await Promise.all([one, other].map(admin => admin.delete(`/api/admin/users/${pupil.id}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  const { rows } = await school.connection.pool.query('select count(*)::int as count from erased_accounts')
  expect(rows).toEqual([{ count: 1 }])
})
