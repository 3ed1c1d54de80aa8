import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { StatCard } from '@capivira/ui/stat-card.tsx'
import { FailedMaterials } from '../features/admin/components/failed-materials.tsx'
import { JobList } from '../features/admin/components/job-list.tsx'
import { ReckonedMemories } from '../features/admin/components/reckoned-memories.tsx'
import { StandingEmails } from '../features/admin/components/standing-emails.tsx'
import { useJobs } from '../features/admin/system-queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { formatNumber } from '../lib/format.ts'

const counted = [
  ['waiting', 'Na fila'],
  ['running', 'Em andamento'],
  ['retrying', 'Vão tentar de novo'],
  ['failed', 'Falharam'],
] as const

/** /admin/jobs — the work in the background. */
export default function AdminJobs() {
  const jobs = useJobs()
  const { data } = jobs
  return (
    <Page
      title="Processamento"
      subtitle="O que a Capivira faz em segundo plano: ler PDFs, escrever cards e arrumar a casa."
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      {jobs.isError && !data ? (
        <ErrorState onRetry={() => jobs.refetch()} retrying={jobs.isFetching} />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          <section aria-label="Resumo" className="grid grid-cols-2 gap-2.5 sm:gap-5 lg:grid-cols-4">
            {counted.map(([state, label]) => (
              <StatCard key={state} value={formatNumber(data.counts[state])} label={label} />
            ))}
          </section>
          <StandingEmails emails={data.letters} />
          <FailedMaterials materials={data.failedMaterials} />
          {data.memories && <ReckonedMemories memories={data.memories} />}
          <JobList jobs={data.jobs} />
        </>
      )}
    </Page>
  )
}
