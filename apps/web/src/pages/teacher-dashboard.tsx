import type { TeacherDashboard as Dashboard } from '@capivira/core/dashboards/contract'
import type { Material } from '@capivira/core/materials/contract'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { StatCard, StatGrid } from '@capivira/ui/stat-card.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { ToCheck } from '../features/consents/components/to-check.tsx'
import { FirstSteps } from '../features/dashboards/components/first-steps.tsx'
import { useTeacherDashboard } from '../features/dashboards/queries.ts'
import { DrawingsCard } from '../features/drawings/components/drawings-card.tsx'
import Hint from '../features/help/components/hint.tsx'
import { ProcessingBar } from '../features/materials/components/material-status.tsx'
import { UploadForm } from '../features/materials/components/upload-form.tsx'
import { useTeacherMaterials } from '../features/materials/queries.ts'
import { ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { ToReview } from '../features/review/components/to-review.tsx'
import { formatCount, formatDateTime, formatNumber } from '../lib/format.ts'

/** Subjects shown at once; 'Ver todos' leads to the materials of the others. */
const recentSubjects = 6

/** / and /dashboard of a teacher. */
export default function TeacherDashboard() {
  const user = useUser()
  const dashboard = useTeacherDashboard()
  const materials = useTeacherMaterials()
  const busy = materials.data?.filter(({ status }) => status !== 'processed' && status !== 'failed') ?? []
  const data = dashboard.data

  return (
    <Page
      title={`Olá, ${user.fullName}!`}
      tabTitle="Início"
      subtitle="O que vamos ensinar hoje?"
      actions={
        <ButtonLink href="/reports" variant="info">
          Relatórios
        </ButtonLink>
      }
    >
      {data && <FirstSteps dashboard={data} />}
      {data && data.subjects.length > 0 && (
        <Hint name="first-material">
          Confira o que foi criado: tudo pode ser editado, escondido ou excluído. A “Ajuda” fica no alto da tela, junto
          da sua conta.
        </Hint>
      )}
      {dashboard.isError ? (
        <ErrorState onRetry={() => dashboard.refetch()} retrying={dashboard.isFetching} />
      ) : (
        <Figures data={data} />
      )}
      {materials.isPending ? <Skeleton className="h-40" /> : <ToReview materials={materials.data ?? []} />}
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
        <Card>
          <h2 className="mb-4 text-xl">Enviar um PDF</h2>
          <UploadForm form="dashboard" />
        </Card>
        <div className="flex min-w-0 flex-col gap-5">
          {busy.length > 0 && <Busy busy={busy} />}
          <ToCheck />
          <section aria-labelledby="recent" className="flex flex-col gap-3">
            <h2 id="recent" className="text-xl">
              Materiais recentes
            </h2>
            {dashboard.isError && !data ? (
              <p className="text-ink-soft">Aparecem aqui assim que carregarem.</p>
            ) : !data ? (
              <Skeleton className="h-40" />
            ) : data.subjects.length === 0 ? (
              <Card>
                <EmptyState
                  level={3}
                  title="Nenhum material ainda"
                  description="Envie o primeiro PDF: em poucos minutos a turma tem o que estudar."
                  illustration={<Capybara pose="reading" />}
                />
              </Card>
            ) : (
              <RecentSubjects subjects={data.subjects} />
            )}
            {data?.subjects.length !== 0 && (
              <ButtonLink href="/manage-materials" variant="ghost" className="self-start">
                Ver todos
              </ButtonLink>
            )}
          </section>
          <DrawingsCard />
        </div>
      </div>
    </Page>
  )
}

/** The turmas in numbers, '—' until they are known. */
function Figures({ data }: { data: Dashboard | undefined }) {
  return (
    <StatGrid label="Seus números">
      <StatCard
        icon={<Emoji name="people" className="size-9 sm:size-12" />}
        value={data ? formatNumber(data.totalStudents) : '—'}
        label="Alunos"
      />
      <StatCard
        icon={<Emoji name="books" className="size-9 sm:size-12" />}
        value={data ? formatNumber(data.activeMaterials) : '—'}
        label="Materiais ativos"
      />
      <StatCard
        icon={<Emoji name="chart" className="size-9 sm:size-12" />}
        value={data ? `${data.engagement}%` : '—'}
        label="Engajamento em 7 dias"
      />
    </StatGrid>
  )
}

/** What is being read just now. */
function Busy({ busy }: { busy: readonly Material[] }) {
  return (
    <Card tone="info" className="flex flex-col gap-4">
      <h2 className="text-lg">Em processamento</h2>
      {busy.map(material => (
        <div key={material.id}>
          <p className="mb-1 font-extrabold">{material.title}</p>
          <ProcessingBar material={material} />
        </div>
      ))}
    </Card>
  )
}

/** The subjects that were made last. */
function RecentSubjects({ subjects }: { subjects: Dashboard['subjects'] }) {
  return (
    <ul className="m-0 flex list-none flex-col gap-3 p-0">
      {subjects.slice(0, recentSubjects).map(({ id, name, description, createdAt, materialsCount }) => (
        <li key={id}>
          <Card className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <h3 className="text-lg wrap-anywhere">{name}</h3>
              {description && <p className="wrap-anywhere">{description}</p>}
              <p className="text-sm text-ink-soft">
                {formatCount(materialsCount, 'material', 'materiais')} · criada em {formatDateTime(createdAt)}
              </p>
            </div>
            <ButtonLink href={`/material-view/${id}`} size="sm" variant="secondary" aria-label={`Ver ${name}`}>
              Ver
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  )
}
