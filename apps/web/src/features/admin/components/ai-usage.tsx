import type { AiUsage } from '@capivira/core/ai/contract'
import { Card } from '@capivira/ui/card.tsx'
import { StatCard } from '@capivira/ui/stat-card.tsx'
import { formatCount, formatDateTime, formatNumber, formatPercent, formatWholeDay } from '../../../lib/format.ts'
import { outcomeNames } from '../system-text.ts'
import { BarList } from './bar-list.tsx'

const cost = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** Which service is asked, where texts go, and the limits set for it. */
export function AiService({ usage: { service, items } }: { usage: AiUsage }) {
  const all = items.model + items.extractive
  const share = all > 0 ? (100 * items.model) / all : 0
  return (
    <Card tone={service ? 'info' : 'primary'} className="flex flex-col gap-1">
      <h2 className="text-xl">{service ? `${service.model} (${service.provider})` : 'Gerador da própria Capivira'}</h2>
      {service ? (
        <p>
          Os textos vão para <strong>{service.host}</strong>, sem nome nem dado de aluno. Limites por material:{' '}
          {formatNumber(service.limits.calls)} chamadas, {formatNumber(service.limits.tokens)} tokens e{' '}
          {formatNumber(service.limits.minutes)} minutos
          {service.limits.dailyCost !== null && `; por dia, ${cost.format(service.limits.dailyCost)}`}.
        </p>
      ) : (
        <p>Nenhum serviço de IA está configurado: nada sai deste servidor.</p>
      )}
      <p>
        {all === 0
          ? 'Ainda não há cards nem questões.'
          : `Dos ${formatCount(all, 'card ou questão', 'cards e questões')}, o modelo escreveu ` +
            `${formatPercent(share)}.`}
      </p>
    </Card>
  )
}

/** The period's figures. */
export function AiTotals({ usage: { totals } }: { usage: AiUsage }) {
  return (
    <section aria-label="Totais do período" className="grid grid-cols-2 gap-2.5 sm:gap-5 lg:grid-cols-4">
      <StatCard value={formatNumber(totals.calls)} label="Chamadas" />
      <StatCard value={formatNumber(totals.inputTokens + totals.outputTokens)} label="Tokens" />
      <StatCard
        value={formatNumber(totals.failures)}
        label={`Falhas (${formatPercent(totals.calls > 0 ? (100 * totals.failures) / totals.calls : 0)})`}
      />
      <StatCard
        value={totals.cost === null ? '—' : cost.format(totals.cost)}
        label="Custo, na moeda em que os preços foram informados"
      />
    </section>
  )
}

/** Calls day by day. */
export function AiDays({ usage: { days } }: { usage: AiUsage }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">Por dia</h2>
      <BarList
        caption="Chamadas por dia"
        bars={days.map(({ day, calls, failures, inputTokens, outputTokens }) => ({
          key: day,
          label: formatWholeDay(day),
          value: calls,
          shown: formatCount(calls, 'chamada', 'chamadas'),
          note:
            `${formatNumber(inputTokens + outputTokens)} ` +
            `tokens${failures > 0 ? ` · ${formatCount(failures, 'falha', 'falhas')}` : ''}`,
        }))}
      />
    </Card>
  )
}

/** Failures by kind. */
export function AiFailures({ usage: { failures } }: { usage: AiUsage }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">Falhas</h2>
      {failures.length === 0 ? (
        <p className="text-ink-soft">Nenhuma falha no período.</p>
      ) : (
        <BarList
          caption="Falhas por tipo"
          bars={failures.map(({ outcome, count, lastAt }) => ({
            key: outcome,
            label: outcomeNames[outcome],
            value: count,
            shown: formatNumber(count),
            note: `a última em ${formatDateTime(lastAt)}`,
          }))}
        />
      )}
      <p className="text-sm text-ink-soft">
        Quando o modelo falha, o gerador da própria Capivira escreve a parte que faltou: nenhum material fica pela
        metade.
      </p>
    </Card>
  )
}
