import type { AdminUser } from '@capivira/core/admin/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { DeleteButton } from '@capivira/ui/delete-button.tsx'
import { KeyRound, Lock } from '@capivira/ui/icons'
import { formatCount, formatDate, formatNumber } from '../../../lib/format.ts'
import { useUser } from '../../accounts/current-user.ts'
import { useDeleteUser } from '../queries.ts'
import { deleteUserQuestion, roleNames } from '../text.ts'
import { ManageUser } from './manage-user.tsx'
import { Row, Rows } from './rows.tsx'

const roleTones = { student: 'info', teacher: 'primary', admin: 'special' } as const

/** Users with what can be done to them. */
export function UserList({ users }: { users: readonly AdminUser[] }) {
  const me = useUser()
  const remove = useDeleteUser()
  return (
    <Rows label="Usuários">
      {users.map(user => (
        <Row
          key={user.id}
          title={user.fullName || 'Usuário'}
          badges={
            <>
              <Badge tone={roleTones[user.userType]}>{roleNames[user.userType]}</Badge>
              {user.id === me.id && <Badge>Você</Badge>}
              {user.lockedAt && (
                <Badge tone="danger" icon={<Lock aria-hidden="true" className="size-4" />}>
                  Conta bloqueada
                </Badge>
              )}
              {user.mustChangePassword && (
                <Badge tone="xp" icon={<KeyRound aria-hidden="true" className="size-4" />}>
                  Senha provisória
                </Badge>
              )}
            </>
          }
          actions={
            user.id !== me.id && (
              <>
                <ManageUser user={user} />
                {user.userType !== 'admin' && (
                  <DeleteButton
                    name={user.fullName}
                    title="Excluir usuário"
                    question={deleteUserQuestion(user)}
                    pending={remove.isPending}
                    onDelete={over => remove.mutate(user.id, { onSettled: over })}
                  />
                )}
              </>
            )
          }
        >
          <p>
            {user.email}
            {user.isEmailVerified && ' (confirmado)'} · {user.phone}
          </p>
          <p>
            {user.userType === 'student' &&
              `Nível de estudo ${user.level} · ${formatNumber(user.xp)} XP · ` +
                `${formatCount(user.streak, 'dia seguido', 'dias seguidos')} · `}
            {user.userType === 'teacher' && `${formatCount(user.materialsCount, 'material', 'materiais')} · `}
            desde {formatDate(user.createdAt)}
          </p>
        </Row>
      ))}
    </Rows>
  )
}
