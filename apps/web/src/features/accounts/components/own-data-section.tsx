import type { User } from '@capivira/core/accounts/contract'
import { adminsStay, deleteAccount } from '@capivira/core/accounts/profile-contract'
import { Button } from '@capivira/ui/button.tsx'
import { Download, FileJson, Trash2 } from '@capivira/ui/icons'
import { LinkButton } from '@capivira/ui/link-button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { formatCount } from '../../../lib/format.ts'
import { noteFarewell } from '../../landing/farewell.ts'
import { Link } from '../../navigation/components/links.tsx'
import { settleActs, useOutbox } from '../../offline/session.ts'
import { forgetPerson } from '../forget-person.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { ProfileSection } from './profile-section.tsx'

/** What goes with an account, in words for each kind of user. */
const goes = {
  student: [
    'seu nome, email, telefone e imagem;',
    'seu progresso, revisões, quizzes, XP e conquistas;',
    'seus desenhos, sua cidade e suas turmas.',
  ],
  teacher: [
    'seu nome, email, telefone e imagem;',
    'suas matérias e seus materiais, com os PDFs, cards e quizzes: os alunos deixam de vê-los;',
    'suas turmas e tarefas.',
  ],
  admin: [],
} as const
const stays = {
  student: 'Os materiais dos seus professores continuam como estão.',
  teacher: 'O XP que os alunos já ganharam com seus materiais continua com eles.',
  admin: '',
} as const

/** The file with all that is kept about a person, and the end of the account (LGPD, art. 18). */
export function OwnDataSection({ user }: { user: User }) {
  const [leaving, setLeaving] = useState(false)
  const unsent = useOutbox(outbox => outbox?.unsaid() ?? 0)
  const remove = useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    // With a full load, so that nothing of the account stays in memory.
    onSuccess: async () => {
      await forgetPerson(user.id)
      noteFarewell()
      location.replace('/')
    },
  })
  return (
    <ProfileSection
      title="Meus dados e privacidade"
      description="Os dados são seus: você pode levá-los ou apagá-los quando quiser."
      icon={<FileJson aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />}
    >
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href="/api/profile/export" download variant="secondary">
          <Download aria-hidden="true" className="size-5" />
          Baixar meus dados
        </LinkButton>
        <Link href="/privacy" className="inline-flex min-h-12 items-center font-bold text-info underline">
          Como cuidamos dos seus dados
        </Link>
      </div>
      <div className="flex flex-col items-start gap-3 border-t-2 border-line pt-4">
        <h3 className="text-lg">Excluir minha conta</h3>
        {user.userType === 'admin' ? (
          <p className="text-ink-soft">{adminsStay}</p>
        ) : (
          <>
            <p className="text-ink-soft">Apaga sua conta e o que é seu, na hora e para sempre.</p>
            <Button
              variant="secondary"
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={() => {
                remove.reset()
                setLeaving(true)
                void settleActs()
              }}
            >
              Excluir minha conta
            </Button>
          </>
        )}
      </div>
      {leaving && (
        <LeaveDialog userType={user.userType} unsent={unsent} remove={remove} onClose={() => setLeaving(false)} />
      )}
    </ProfileSection>
  )
}

type LeaveProps = {
  userType: User['userType']
  /** What was done on this device and not told yet. */
  unsent: number
  remove: { isPending: boolean; isSuccess: boolean; error: Error | null; mutate: (password: string) => void }
  onClose: () => void
}

/** Says what goes and what stays, and asks for the password. */
function LeaveDialog({ userType, unsent, remove, onClose }: LeaveProps) {
  return (
    <PasswordDialog
      title="Excluir sua conta?"
      description="Isto não pode ser desfeito. Se quiser guardar alguma coisa, baixe seus dados antes."
      confirmLabel="Excluir para sempre"
      pendingLabel="Excluindo..."
      variant="danger"
      pending={remove.isPending || remove.isSuccess}
      error={remove.error}
      onConfirm={({ password }) => remove.mutate(password)}
      onClose={onClose}
    >
      <div>
        <p className="font-bold">Vai ser apagado:</p>
        <ul className="m-0 list-disc pl-6">
          {goes[userType].map(what => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p className="mt-2">{stays[userType]}</p>
        {unsent > 0 && (
          <p role="status" className="mt-3 rounded-sm bg-soft-danger p-3 font-bold text-danger-ink">
            {formatCount(
              unsent,
              'coisa que você fez ainda está só neste aparelho e não foi enviada: ela também se perde.',
              'coisas que você fez ainda estão só neste aparelho e não foram enviadas: elas também se perdem.',
            )}
          </p>
        )}
      </div>
    </PasswordDialog>
  )
}
