import type { PupilReport } from '@capivira/core/reports/contract'
import { formatCount, formatWeekday } from '../../../lib/format.ts'
import { DaysChart } from './charts.tsx'
import { Figure } from './figure.tsx'

/** What a pupil did day by day: cards remembered and not, quizzes. */
export function PupilDays({ days }: Pick<PupilReport, 'days'>) {
  if (days.length === 0) return <p className="text-ink-soft">Ainda não estudou nenhum dos seus materiais.</p>
  return (
    <Figure
      title="Dia a dia"
      summary={`Estudou seus materiais em ${formatCount(days.length, 'dia', 'dias')}.`}
      chart={<DaysChart days={days.map(one => ({ ...one, remembered: one.reviews - one.forgotten }))} />}
      head={['Dia', 'Cards avaliados', 'Não lembrou', 'Questões', 'Certas', 'Jogos']}
      rows={days.map(one => [formatWeekday(one.day), one.reviews, one.forgotten, one.questions, one.right, one.games])}
    />
  )
}
