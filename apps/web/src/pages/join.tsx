import { useEffect } from 'react'
import { useParams } from 'wouter'
import { Invitation } from '../features/classes/components/invitation.tsx'
import { JoinForm } from '../features/classes/components/join-form.tsx'
import { JoinedClasses } from '../features/classes/components/joined-classes.tsx'
import MyAssignments from '../features/classes/components/my-assignments.tsx'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { forgetInvitation } from '../lib/invitation.ts'

/** /join and /join/:code — the pupil's classes, and the way into another. */
export default function JoinPage() {
  const { code } = useParams()
  useEffect(forgetInvitation, [])
  if (code !== undefined)
    return (
      <Page title="Entrar em uma turma" width="narrow" back={<BackLink href="/join">Minhas turmas</BackLink>}>
        <Invitation key={code} code={code} />
      </Page>
    )
  return (
    <Page title="Turmas" subtitle="Entre na turma do seu professor para receber tarefas." width="narrow">
      <JoinForm />
      <section aria-labelledby="mine" className="flex flex-col gap-3">
        <h2 id="mine" className="text-xl">
          Minhas turmas
        </h2>
        <JoinedClasses />
      </section>
      <MyAssignments />
    </Page>
  )
}
