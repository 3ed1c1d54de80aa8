import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'

export type NoMaterialsProps = {
  /** Instead of the sentence that says where materials come from. */
  description?: string | null
}

/** What a pupil sees before any teacher has sent something: whence it comes, and the code that brings it. */
export function NoMaterials({ description }: NoMaterialsProps) {
  return (
    <EmptyState
      title="Esperando os professores"
      description={
        description ??
        'Ainda não há materiais para estudar. Quando um professor enviar um PDF, ele aparece aqui. Se você tem um ' +
          'código, entre na turma.'
      }
      illustration={<Capybara pose="sleeping" />}
      action={<ButtonLink href="/join">Entrar com o código da turma</ButtonLink>}
    />
  )
}
