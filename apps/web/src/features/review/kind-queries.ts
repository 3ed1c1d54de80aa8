import { listFactKinds, setFactKind } from '@capivira/core/review/contract'
import { useQuery } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { useToldAct } from '../../lib/use-told-act.ts'

/** The kinds of items, with what became of them. */
export function useFactKinds() {
  return useQuery(read(listFactKinds))
}

/** Withdraws a whole kind from pupils, or brings it back. */
export function useSetFactKind() {
  return useToldAct(
    ({ factKind, withdrawn }: { factKind: string; withdrawn: boolean }) =>
      call(setFactKind, { params: { factKind }, body: { withdrawn } }),
    /fact-kinds/,
    'Não foi possível mudar o tipo',
  )
}
