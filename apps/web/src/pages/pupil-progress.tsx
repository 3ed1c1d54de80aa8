import type { PupilReport } from '@capivira/core/reports/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { StatCard } from '@capivira/ui/stat-card.tsx'
import { Tabs } from '@capivira/ui/tabs.tsx'
import { useParams } from 'wouter'
import { PupilAge } from '../features/consents/components/pupil-age.tsx'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { PupilAnswers, PupilReviews } from '../features/reports/components/pupil-acts.tsx'
import { PupilDays } from '../features/reports/components/pupil-days.tsx'
import { usePupilReport } from '../features/reports/queries.ts'
import { formatCount, formatDate, formatNumber } from '../lib/format.ts'
import { isNotFound } from '../lib/http.ts'
import { useQueryParams } from '../lib/use-query-params.ts'
import { NotFound } from './not-found.tsx'

const percent = (value: number | null) => (value === null ? '—' : `${value}%`)

function Materials({ materials }: Pick<PupilReport, 'materials'>) {
  if (materials.length === 0) return <p className="text-ink-soft">Ainda não abriu nenhum dos seus materiais.</p>
  return (
    <ul className="m-0 grid list-none gap-4 p-0 lg:grid-cols-2">
      {materials.map(one => (
        <li key={one.materialId}>
          <Card className="flex flex-col gap-3">
            <div>
              <p className="text-sm font-bold text-ink-soft">{one.subject}</p>
              <h2 className="text-lg leading-snug wrap-anywhere">{one.title}</h2>
            </div>
            <ProgressBar
              label={`Cards vistos de ${one.title}`}
              value={one.totalCards === 0 ? 0 : (one.cardsStudied / one.totalCards) * 100}
              valueText={`${one.cardsStudied} de ${one.totalCards}`}
              size="sm"
            />
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
              <span>
                {one.cardsStudied}/{one.totalCards} cards
              </span>
              <span>Retenção {percent(one.retention)}</span>
              <span>
                {formatCount(one.quizzes, 'quiz', 'quizzes')}
                {one.quizAccuracy !== null && `, ${one.quizAccuracy}% de acerto`}
              </span>
              <span>
                {one.lastStudied ? `Último estudo em ${formatDate(one.lastStudied)}` : 'Abriu, ainda não estudou'}
              </span>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const views = ['materiais', 'dias', 'respostas', 'avaliacoes'] as const

/** /student-progress/:pupilId — one pupil in the teacher's materials, down to single answers. */
export default function PupilProgress() {
  const { pupilId = '' } = useParams()
  const [params, change] = useQueryParams()
  const report = usePupilReport(pupilId)
  const data = report.data
  if (report.isError && isNotFound(report.error)) return <NotFound />
  return (
    <Page
      title={data?.pupil.fullName ?? 'Aluno'}
      tabTitle="Progresso do aluno"
      back={<BackLink href="/student-progress">Progresso dos alunos</BackLink>}
      subtitle={
        data && (data.pupil.apart || data.classes.length > 0) ? (
          <span className="flex flex-wrap gap-2">
            {data.pupil.apart && <span className="basis-full">{data.pupil.apart}</span>}
            {data.classes.map(name => (
              <Badge key={name} tone="info" long>
                {name}
              </Badge>
            ))}
          </span>
        ) : undefined
      }
    >
      {report.isError && !data ? (
        <ErrorState onRetry={() => report.refetch()} retrying={report.isFetching} />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          {data.ageRange !== undefined && <PupilAge pupil={data.pupil} ageRange={data.ageRange} />}
          <section aria-label="Resumo" className="grid grid-cols-2 gap-2.5 sm:gap-5 lg:grid-cols-4">
            <StatCard
              icon={<Emoji name="card" className="size-9 sm:size-12" />}
              value={formatNumber(data.pupil.cardsStudied)}
              label="Cards vistos"
            />
            <StatCard
              icon={<Emoji name="brain" className="size-9 sm:size-12" />}
              value={percent(data.pupil.retention)}
              label="Retenção prevista"
            />
            <StatCard
              icon={<Emoji name="target" className="size-9 sm:size-12" />}
              value={percent(data.pupil.quizAccuracy)}
              label="Acerto nos quizzes"
            />
            <StatCard
              icon={<Emoji name="flame" className="size-9 sm:size-12" />}
              value={formatCount(data.pupil.streak, 'dia', 'dias')}
              label="Sequência de estudo"
            />
          </section>
          <Tabs
            label="Detalhes do aluno"
            value={views.find(view => view === params.get('ver')) ?? 'materiais'}
            onValueChange={ver => change({ ver: ver === 'materiais' ? null : ver, pagina: null })}
            tabs={[
              { value: 'materiais', label: 'Materiais', content: <Materials materials={data.materials} /> },
              {
                value: 'dias',
                label: 'Dia a dia',
                content: <PupilDays days={data.days} />,
              },
              { value: 'respostas', label: 'Respostas', content: <PupilAnswers pupilId={pupilId} /> },
              { value: 'avaliacoes', label: 'Avaliações', content: <PupilReviews pupilId={pupilId} /> },
            ]}
          />
        </>
      )}
    </Page>
  )
}
