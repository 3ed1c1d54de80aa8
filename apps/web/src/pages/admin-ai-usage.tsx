import { Card } from '@capivira/ui/card.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useSearchParams } from 'wouter'
import { AiDays, AiFailures, AiService, AiTotals } from '../features/admin/components/ai-usage.tsx'
import { useAiUsage } from '../features/admin/system-queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'

const periods = [7, 30, 90, 366] as const

/** /admin/ai-usage — what the language model was asked for, what it cost and how often it failed. */
export default function AdminAiUsage() {
  const [params, setParams] = useSearchParams()
  const days = periods.find(period => String(period) === params.get('dias')) ?? 30
  const usage = useAiUsage(days)
  const { data } = usage
  return (
    <Page
      title="Uso de IA"
      subtitle="O que foi pedido ao modelo de linguagem, quanto custou e quantas vezes falhou."
      back={<BackLink href="/admin">Administração</BackLink>}
      actions={
        <Field label="Período">
          <Select value={days} onChange={event => setParams({ dias: event.target.value }, { replace: true })}>
            {periods.map(period => (
              <option key={period} value={period}>
                {period === 366 ? 'Último ano' : `Últimos ${period} dias`}
              </option>
            ))}
          </Select>
        </Field>
      }
    >
      {usage.isError && !data ? (
        <ErrorState onRetry={() => usage.refetch()} retrying={usage.isFetching} />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          <AiService usage={data} />
          <AiTotals usage={data} />
          {data.totals.calls === 0 ? (
            <Card>
              <EmptyState
                title="Nenhuma chamada no período"
                description={
                  data.service
                    ? 'Quando um PDF for processado, as chamadas aparecem aqui.'
                    : 'Sem serviço de IA configurado, o gerador da própria Capivira escreve, sem usar a internet.'
                }
                illustration={<Capybara pose="thinking" className="size-32" />}
              />
            </Card>
          ) : (
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <AiDays usage={data} />
              <AiFailures usage={data} />
            </div>
          )}
        </>
      )}
    </Page>
  )
}
