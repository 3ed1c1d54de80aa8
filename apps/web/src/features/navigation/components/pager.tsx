import { Button } from '@capivira/ui/button.tsx'
import { ChevronLeft, ChevronRight } from '@capivira/ui/icons'
import { formatNumber } from '../../../lib/format.ts'

export type PagerProps = { page: number; last: number; onTurn: (page: number) => void; pending?: boolean }

/** Turns the pages of a list; absent when there is only one. */
export function Pager({ page, last, onTurn, pending = false }: PagerProps) {
  if (last <= 1) return null
  return (
    <nav aria-label="Páginas da lista" className="flex flex-wrap items-center justify-center gap-4">
      <Button
        variant="secondary"
        size="sm"
        disabled={page <= 1 || pending}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => onTurn(page - 1)}
      >
        Anterior
      </Button>
      <p role="status" className="font-bold">
        Página {formatNumber(page)} de {formatNumber(last)}
      </p>
      <Button variant="secondary" size="sm" disabled={page >= last || pending} onClick={() => onTurn(page + 1)}>
        Próxima
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </nav>
  )
}
