import { securityEvent, securityOutcome } from '@capivira/core/admin/security-contract'
import { Button } from '@capivira/ui/button.tsx'
import { eventNames, outcomeWords, periodNames } from '../security-text.ts'
import type { SecurityFilter } from '../system-queries.ts'
import { Choice } from './choice.tsx'
import { SearchField } from './search-field.tsx'

const days = ['1', '7', '30', '180'] as const

export type SecurityFiltersProps = { filter: SecurityFilter; onMove: (change: Partial<SecurityFilter>) => void }

/** What the list of security events is narrowed to. */
export function SecurityFilters({ filter, onMove }: SecurityFiltersProps) {
  const { search, event, outcome, address } = filter
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SearchField label="Buscar por pessoa" value={search} onSearch={found => onMove({ search: found })} />
      <Choice
        label="O que aconteceu"
        value={event}
        names={eventNames}
        from={securityEvent.options}
        onChoose={chosen => onMove({ event: chosen })}
      />
      <Choice
        label="Resultado"
        value={outcome}
        names={outcomeWords}
        from={securityOutcome.options}
        onChoose={chosen => onMove({ outcome: chosen })}
      />
      <Choice
        label="Período"
        value={filter.days}
        names={periodNames}
        from={days}
        onChoose={chosen => onMove({ days: chosen })}
      />
      {address && (
        <p className="flex flex-wrap items-center gap-3 sm:col-span-2">
          Só da origem <code className="rounded-sm bg-soft-info px-2 py-0.5 text-info-ink">{address}</code>
          <Button variant="secondary" size="sm" onClick={() => onMove({ address: undefined })}>
            Mostrar todas as origens
          </Button>
        </p>
      )}
    </div>
  )
}
