import { useEffect } from 'react'
import { useQueryParams } from '../../lib/use-query-params.ts'
import { useUser } from '../accounts/current-user.ts'
import { useClasses } from '../classes/queries.ts'
import { keepClass, keptClass } from './chosen-class.ts'

/** All pupils, as the address and the device say it: saying nothing means that nothing was chosen yet. */
const everybody = 'todos'

/**
 * The turma whose pupils are shown: the one in the address, else the one this teacher chose last on this device, else
 * their first with pupils. `classId` is '' for all pupils; it and `className` are undefined while they cannot be told
 * yet.
 */
export function useChosenClass() {
  const [params, change] = useQueryParams()
  const { id: account } = useUser()
  const classes = useClasses()
  const named = params.get('turma')

  useEffect(() => {
    if (named) keepClass(account, named)
  }, [account, named])

  function usual(): string | undefined {
    if (classes.isError && !classes.data) return everybody
    if (!classes.data) return undefined
    const active = classes.data.filter(({ archivedAt }) => archivedAt === null)
    const last = keptClass(account)
    if (last === everybody || active.some(({ id }) => String(id) === last)) return last ?? everybody
    return String(active.find(({ membersCount }) => membersCount > 0)?.id ?? everybody)
  }

  const chosen = named ?? usual()
  const turma = classes.data?.find(({ id }) => String(id) === chosen)
  return {
    classId: chosen === everybody ? '' : chosen,
    className: chosen === everybody ? 'Todos os alunos' : turma?.name,
    choose: (classId: string) => change({ turma: classId || everybody, pagina: null }),
  }
}
