import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { NetworkError } from '../../../lib/http.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'

type Props = { error: Error; onRetry: () => void; retrying: boolean }

/** A material that could not be read: without a network, where to find those that are on the device. */
export function CannotOpen({ error, ...retry }: Props) {
  if (!(error instanceof NetworkError)) return <ErrorState {...retry} />
  return (
    <div className="flex flex-col items-center gap-4">
      <ErrorState
        title="Este material não está neste aparelho"
        description="Sem internet, só abrem os materiais baixados. Quando ela voltar, toque em “Baixar para estudar”."
        illustration={<Capybara pose="sleeping" />}
        {...retry}
      />
      <ButtonLink href="/study-materials" variant="secondary">
        Ver o que está aqui
      </ButtonLink>
    </div>
  )
}
