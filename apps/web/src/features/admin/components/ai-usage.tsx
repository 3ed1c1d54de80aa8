import type { AiUsage } from '@capivira/core/ai/contract'
import { Card } from '@capivira/ui/card.tsx'
import { StatCard } from '@capivira/ui/stat-card.tsx'
import { formatCount, formatDateTime, formatNumber, formatPercent, formatWholeDay } from '../../../lib/format.ts'
import { outcomeNames } from '../system-text.ts'
import { BarList } from './bar-list.tsx'

const cost = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** Which service is asked, where texts go, the limits set for it, and what models wrote. */
export function AiService({ usage: { service, items } }: { usage: AiUsage }) {
  const all = items.model + items.extractive
  return (
    <Card tone={service ? 'info' : 'primary'} className="flex flex-col gap-1">
      <h2 className="text-xl">{service ? `${service.model} (${service.provider})` : 'Gerador da própria Capivira'}</h2>
      {service ? (
        <>
          <p>
            Os textos dos materiais
            {service.draws && ' e o que os alunos pedem para desenhar'} vão para <strong>{service.host}</strong>, sem
            nome nem dado de aluno.
          </p>
          <p>{limitsOf(service.limits)}</p>
        </>
      ) : (
        <p>Nenhum serviço de IA está configurado: a Capivira não envia texto nenhum a um.</p>
      )}
      {all === 0 ? (
        <p>A Capivira e os modelos ainda não escreveram cards nem questões.</p>
      ) : (
        <p>
          Escritos por um modelo de linguagem: {formatNumber(items.model)} de{' '}
          {formatCount(all, 'card ou questão', 'cards e questões')}. Contam também as respostas de assistentes que os
          professores colaram; o que foi escrito à mão ou importado fica de fora.
        </p>
      )}
    </Card>
  )
}

function limitsOf({
  calls,
  tokens,
  minutes,
  cost: each,
  dailyCost,
}: NonNullable<AiUsage['service']>['limits']): string {
  const counts = [
    formatCount(calls, 'chamada', 'chamadas'),
    formatCount(tokens, 'token', 'tokens'),
    formatCount(minutes, 'minuto', 'minutos'),
    ...(each === null ? [] : [`custo de ${cost.format(each)}`]),
  ]
  const daily = dailyCost === null ? '' : `; por dia, custo de ${cost.format(dailyCost)}`
  return `Limites por material: ${counts.slice(0, -1).join(', ')} e ${counts.at(-1)}${daily}.`
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
