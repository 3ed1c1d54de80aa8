import { securityEvent, securityOutcome } from '@capivira/core/admin/security-contract'
import { useSearchParams } from 'wouter'
import type { SecurityFilter } from './system-queries.ts'

/** The days of each choice of period. */
const periods = ['1', '7', '30', '180'] as const

/** Reads a filter from the address's query; what makes no sense is not narrowed. */
function readFilter(params: URLSearchParams): SecurityFilter {
  const address = params.get('origem')
  return {
    search: (params.get('busca') ?? '').slice(0, 200),
    event: securityEvent.safeParse(params.get('evento')).data,
    outcome: securityOutcome.safeParse(params.get('resultado')).data,
    address: address && /^[\w-]{8}$/.test(address) ? address : undefined,
    days: periods.find(days => days === params.get('dias')),
  }
}

/** The filter in the address, so that back, reload and a link kept for later lead to the same list. */
export function useSecurityPlace(): [SecurityFilter, (change: Partial<SecurityFilter>) => void] {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const move = (change: Partial<SecurityFilter>) => {
    const { search, event, outcome, address, days } = { ...filter, ...change }
    setParams(
      {
        ...(search && { busca: search }),
        ...(event && { evento: event }),
        ...(outcome && { resultado: outcome }),
        ...(address && { origem: address }),
        ...(days && { dias: days }),
      },
      { replace: true },
    )
  }
  return [filter, move]
}
