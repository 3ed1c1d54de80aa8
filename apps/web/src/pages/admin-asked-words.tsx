import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { AskedWords } from '../features/drawings/components/asked-words.tsx'
import { useAskedWords } from '../features/drawings/queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'

/** /admin/asked-words — what pupils ask the artist for and it cannot draw yet. */
export default function AdminAskedWords() {
  const { data, isError, refetch, isFetching } = useAskedWords()
  return (
    <Page
      title="Palavras pedidas"
      subtitle="O que os alunos pediram no Ateliê de Colorir e o desenhista ainda não sabe desenhar."
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      <p className="text-ink-soft">
        Uma palavra aparece aqui quando está no dicionário e três alunos ou mais a pediram. A contagem não guarda quem
        pediu, e a palavra sai da lista quando o desenhista aprende a desenhá-la.
      </p>
      {isError && !data ? (
        <ErrorState onRetry={() => refetch()} retrying={isFetching} />
      ) : !data ? (
        <Skeleton className="h-72" />
      ) : data.words.length === 0 ? (
        <EmptyState
          title="Nenhuma palavra pedida"
          description="Até agora nenhuma palavra desconhecida veio de três alunos."
          illustration={<Capybara pose="sleeping" />}
        />
      ) : (
        <AskedWords words={data.words} />
      )}
    </Page>
  )
}
