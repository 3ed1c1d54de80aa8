import type { CsvTable, Report } from '@capivira/core/reports/contract'
import { formatCount, formatWeekday } from '../../../lib/format.ts'
import { activitySummary } from '../studied-text.ts'
import { ActivityChart, ForecastChart, ScoresChart, SubjectsChart } from './charts.tsx'
import { Figure } from './figure.tsx'

const percent = (value: number | null) => (value === null ? '—' : `${value}%`)

/** The four figures of a report, each with its table and its file. */
export function ReportFigures({ report, csvOf }: { report: Report; csvOf: (table: CsvTable) => string }) {
  const { activity, subjects, forecast, scores, totals } = report
  const days = activity.filter(({ pupils }) => pupils > 0).length
  const [first, last] = [forecast[0]?.retention, forecast.at(-1)?.retention]
  const known = subjects.filter(({ retention, quizAccuracy }) => retention !== null || quizAccuracy !== null)
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:has-aria-expanded:items-start print:block print:space-y-5">
      <Figure
        title="Atividade por dia"
        summary={activitySummary(totals, days, activity.length)}
        chart={days > 0 && <ActivityChart activity={activity} />}
        head={['Dia', 'Alunos', 'Cards avaliados', 'Quizzes', 'Jogos']}
        rows={activity.map(one => [formatWeekday(one.day), one.pupils, one.reviews, one.quizzes, one.games])}
        csv={csvOf('activity')}
      />
      <Figure
        title="Domínio por matéria"
        summary={
          known.length === 0
            ? 'Aparece quando os alunos estudarem os seus materiais.'
            : 'O que os alunos lembrariam hoje, e o acerto nos quizzes do período.'
        }
        chart={known.length > 0 && <SubjectsChart subjects={subjects} />}
        head={['Matéria', 'Alunos', 'Cards', 'Retenção', 'Acerto']}
        rows={subjects.map(one => [one.name, one.pupils, one.cards, percent(one.retention), percent(one.quizAccuracy)])}
        csv={csvOf('subjects')}
      />
      <Figure
        title="Previsão de esquecimento"
        summary={
          first === null || first === undefined
            ? 'Aparece quando os alunos avaliarem os primeiros cards.'
            : `Sem nenhuma revisão, a retenção iria de ${first}% hoje a ${last ?? first}% em duas semanas.`
        }
        chart={typeof first === 'number' && <ForecastChart forecast={forecast} />}
        head={['Dia', 'Retenção sem revisão', 'Cards que vencem']}
        rows={forecast.map(one => [formatWeekday(one.day), percent(one.retention), one.due])}
        csv={csvOf('forecast')}
      />
      <Figure
        title="Notas nos quizzes"
        summary={
          totals.quizzes === 0
            ? 'Nenhum quiz foi feito neste período.'
            : `${formatCount(totals.quizzes, 'quiz feito', 'quizzes feitos')} no período.`
        }
        chart={totals.quizzes > 0 && <ScoresChart scores={scores} />}
        head={['Faixa', 'Quizzes']}
        rows={scores.map(one => [`${one.from}–${one.to}%`, one.quizzes])}
        csv={csvOf('scores')}
      />
    </div>
  )
}
