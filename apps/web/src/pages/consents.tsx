import { type ConsentView, consentView, pupilsPerPage } from '@capivira/core/consents/contract'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Printer } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { Tabs } from '@capivira/ui/tabs.tsx'
import { useSearchParams } from 'wouter'
import { useUser } from '../features/accounts/current-user.ts'
import { SearchField } from '../features/admin/components/search-field.tsx'
import { PupilList } from '../features/consents/components/pupil-list.tsx'
import { useConsents } from '../features/consents/queries.ts'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { Pager } from '../features/navigation/components/pager.tsx'
import { formatCount } from '../lib/format.ts'

const views: Record<ConsentView, { label: string; hint: string; nothing: string }> = {
  pending: {
    label: 'Pendentes',
    hint:
      'Eles estudam e jogam normalmente. Até um responsável autorizar, seus desenhos não aparecem na galeria e ' +
      'não há foto no perfil.',
    nothing: 'Ninguém pendente',
  },
  check: {
    label: 'Conferir',
    hint:
      'Quem autorizou por link. O link prova o endereço, não a pessoa: confira se é mesmo um responsável. O que ' +
      'você não aceitar deixa de valer, e o aluno e quem autorizou são avisados.',
    nothing: 'Nada para conferir',
  },
  given: {
    label: 'Autorizados',
    hint: 'Quem autorizou, quando e como.',
    nothing: 'Ninguém autorizado ainda',
  },
  unknown: {
    label: 'Idade não informada',
    hint:
      'Quem não contou a faixa de idade é tratado como quem tem até 12 anos: desenhos e foto ficam só para o ' +
      'aluno. Marque a faixa de quem você conhece.',
    nothing: 'Todos contaram a faixa de idade',
  },
}

const toBeAsked = (unknown: number) =>
  `${formatCount(unknown, 'aluno ainda não contou', 'alunos ainda não contaram')} a faixa de idade: confira em ` +
  '“Idade não informada”.'

/** /consents — the school sees which children's guardians have agreed, and takes in what came on paper. */
export default function Consents() {
  const { userType } = useUser()
  const [params, setParams] = useSearchParams()
  const view = consentView.safeParse(params.get('ver')).data ?? 'pending'
  const search = (params.get('busca') ?? '').slice(0, 200)
  const page = Math.max(1, Math.min(999, Number(params.get('pagina')) || 1))
  const found = useConsents({ view, search, page })
  const move = (change: { ver?: string; busca?: string; pagina?: string }) => {
    const next = Object.entries({ ver: view, busca: search, pagina: '', ...change }).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(next), { replace: true })
  }
  const { label, hint } = views[view]
  const unknown = found.data?.counts.unknown ?? 0
  const content = (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">
        {hint}
        {view === 'check' &&
          userType === 'admin' &&
          ' Aqui estão os alunos sem turma; os outros aparecem para os professores deles.'}
      </p>
      {(search !== '' || found.data?.counts[view] !== 0) && (
        <SearchField label="Buscar aluno" value={search} onSearch={busca => move({ busca })} />
      )}
      {found.isError && !found.data ? (
        <ErrorState level={2} onRetry={() => found.refetch()} retrying={found.isFetching} />
      ) : !found.data ? (
        <Skeleton className="h-72" />
      ) : found.data.rows.length === 0 ? (
        <Nobody view={view} search={search} unknown={unknown} />
      ) : (
        <>
          <h2 className="sr-only">{label}</h2>
          <PupilList pupils={found.data.rows} view={view} />
          <Pager
            page={page}
            last={Math.max(1, Math.ceil(found.data.found / pupilsPerPage))}
            pending={found.isFetching}
            onTurn={next => move({ pagina: String(next) })}
          />
        </>
      )}
    </div>
  )
  return (
    <Page
      title="Consentimentos"
      subtitle={
        userType === 'teacher'
          ? 'Os responsáveis pelos alunos de até 12 anos das suas turmas (LGPD, art. 14).'
          : 'Os responsáveis pelos alunos de até 12 anos da escola (LGPD, art. 14).'
      }
      back={
        userType === 'teacher' ? (
          <BackLink href="/classes">Turmas</BackLink>
        ) : (
          <BackLink href="/admin">Administração</BackLink>
        )
      }
      actions={
        <ButtonLink href="/consents/sheet" variant="secondary">
          <Printer aria-hidden="true" className="size-5" />
          Folha para imprimir
        </ButtonLink>
      }
    >
      <Tabs
        label="Consentimentos"
        value={view}
        onValueChange={ver => move({ ver, busca: '' })}
        tabs={consentView.options.map(value => ({
          value,
          label: found.data ? `${views[value].label} (${found.data.counts[value]})` : views[value].label,
          content: value === view ? content : null,
        }))}
      />
    </Page>
  )
}

/** That the list is empty, and where to look. */
function Nobody({ view, search, unknown }: { view: ConsentView; search: string; unknown: number }) {
  return (
    <EmptyState
      title={search ? 'Nenhum aluno com esse nome' : views[view].nothing}
      description={view === 'pending' && !search && unknown > 0 ? toBeAsked(unknown) : undefined}
      illustration={
        <Capybara pose={(view === 'pending' || view === 'check') && !search ? 'celebrating' : 'thinking'} />
      }
    />
  )
}
