import { type CsvTable, getReportCsv, type Report } from '@capivira/core/reports/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Download, Printer } from '@capivira/ui/icons'
import { LinkButton } from '@capivira/ui/link-button.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { StatCard } from '@capivira/ui/stat-card.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { Link } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { ClassFilter } from '../features/reports/components/class-filter.tsx'
import { ReportFigures } from '../features/reports/components/report-figures.tsx'
import { ShownClass } from '../features/reports/components/shown-class.tsx'
import { useReport } from '../features/reports/queries.ts'
import { useChosenClass } from '../features/reports/use-chosen-class.ts'
import { queryString } from '../lib/call.ts'
import { formatNumber, formatWholeDay } from '../lib/format.ts'
import { messageOf } from '../lib/http.ts'
import { schoolToday } from '../lib/school-today.ts'
import { useQueryParams } from '../lib/use-query-params.ts'

const periods = { '7': '7 dias', '30': '30 dias', '90': '90 dias', '365': '1 ano' } as const

/** /reports — a period of study in figures, for the screen, the spreadsheet and paper. */
export default function Reports() {
  const user = useUser()
  const [params, change] = useQueryParams()
  const { classId, className, choose } = useChosenClass()
  const from = params.get('de') ?? schoolToday(-29)
  const to = params.get('ate') ?? schoolToday()
  const query = { classId: classId || undefined, from, to }
  const report = useReport(query, classId !== undefined)
  const data = report.data
  const csvOf = (table: CsvTable) => `${getReportCsv.path}${queryString({ table, ...query })}`

  return (
    <Page
      title="Relatórios"
      subtitle="Quem estuda, o que foi lembrado e o que vem pela frente."
      actions={
        <span className="flex flex-wrap gap-3 print:hidden">
          <LinkButton
            variant="secondary"
            size="sm"
            href={csvOf('pupils')}
            download
            icon={<Download aria-hidden="true" className="size-5" />}
          >
            Alunos em CSV
          </LinkButton>
          <Button size="sm" onClick={() => window.print()} icon={<Printer aria-hidden="true" className="size-5" />}>
            Imprimir ou salvar PDF
          </Button>
        </span>
      }
    >
      <p className="hidden print:block">
        {user.fullName} · {className} · de {formatWholeDay(from)} a {formatWholeDay(to)}
      </p>
      <Choices classId={classId ?? ''} from={from} to={to} choose={choose} change={change} />
      <ShownClass name={className} />
      {report.isError ? (
        <ErrorState
          description={messageOf(report.error, 'Confira sua internet e tente de novo.')}
          onRetry={() => report.refetch()}
          retrying={report.isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="flex flex-col gap-5 print:block print:space-y-5" aria-busy={report.isPlaceholderData}>
          <Totals totals={data.totals} />
          <ReportFigures report={data} csvOf={csvOf} />
          <p className="print:hidden">
            <Link href={`/memory${queryString({ turma: classId || undefined })}`}>
              A previsão acerta? Veja o que foi dito e o que aconteceu
            </Link>
          </p>
        </div>
      )}
    </Page>
  )
}

type ChoicesProps = {
  classId: string
  from: string
  to: string
  choose: (classId: string) => void
  change: (changes: Record<string, string | null>) => void
}

/** Whose study is shown, and of which days. */
function Choices({ classId, from, to, choose, change }: ChoicesProps) {
  const preset = Object.keys(periods).find(days => to === schoolToday() && from === schoolToday(1 - Number(days)))
  return (
    <form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden" onSubmit={event => event.preventDefault()}>
      <ClassFilter value={classId} onChange={choose} />
      <Field label="Período">
        <Select
          value={preset ?? ''}
          onChange={event => {
            const days = Number(event.target.value)
            if (days > 0) change({ de: schoolToday(1 - days), ate: null })
          }}
        >
          {Object.entries(periods).map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
          <option value="" disabled={preset !== undefined}>
            Datas escolhidas
          </option>
        </Select>
      </Field>
      <Field label="De">
        <TextInput type="date" value={from} max={to} onChange={event => change({ de: event.target.value })} />
      </Field>
      <Field label="Até">
        <TextInput type="date" value={to} max={schoolToday()} onChange={event => change({ ate: event.target.value })} />
      </Field>
    </form>
  )
}

/** The period in four numbers. */
function Totals({ totals }: { totals: Report['totals'] }) {
  return (
    <section aria-label="Resumo" className="grid grid-cols-2 gap-2.5 sm:gap-5 lg:grid-cols-4 print:grid-cols-4">
      <StatCard
        icon={<Emoji name="people" className="size-9 sm:size-12 print:hidden" />}
        value={`${formatNumber(totals.activePupils)}/${formatNumber(totals.pupils)}`}
        label="Alunos que estudaram"
      />
      <StatCard
        icon={<Emoji name="card" className="size-9 sm:size-12 print:hidden" />}
        value={formatNumber(totals.reviews)}
        label="Cards avaliados"
      />
      <StatCard
        icon={<Emoji name="memo" className="size-9 sm:size-12 print:hidden" />}
        value={formatNumber(totals.quizzes)}
        label="Quizzes feitos"
      />
      <StatCard
        icon={<Emoji name="target" className="size-9 sm:size-12 print:hidden" />}
        value={totals.quizAccuracy === null ? '—' : `${totals.quizAccuracy}%`}
        label="Acerto nos quizzes"
      />
    </section>
  )
}
