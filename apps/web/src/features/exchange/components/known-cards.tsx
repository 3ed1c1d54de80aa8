import type { ImportPreview } from '@capivira/core/exchange/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { formatCount, formatNumber } from '../../../lib/format.ts'

export type KnownCardsProps = {
  found: Pick<ImportPreview, 'cards' | 'known' | 'setAside'>
  disabled: boolean
  /** Reads the file once more, with the cards that the teacher has or without them. */
  onChange: (again: boolean) => void
}

/** Lets a teacher bring cards again that they have already, as for another subject; first only new ones are offered. */
export function KnownCards({ found: { cards, known = 0, setAside = 0 }, disabled, onChange }: KnownCardsProps) {
  const isAside = setAside > 0
  return (
    <Card tone="info" className="flex flex-col gap-3">
      <p>
        {isAside && cards === 0
          ? 'Nada novo neste arquivo: você já tem todos os cards dele. Nada será importado.'
          : isAside
            ? `Só os cards novos entram: ${formatCount(known, 'que você já tem fica', 'que você já tem ficam')} ` +
              'de fora.'
            : known === 1
              ? 'Entra também 1 card que você já tem: ele vai aparecer duas vezes.'
              : `Entram também ${formatNumber(known)} cards que você já tem: eles vão aparecer duas vezes.`}
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="self-start"
        disabled={disabled}
        onClick={() => onChange(isAside)}
      >
        {!isAside
          ? 'Trazer só os novos'
          : cards === 0
            ? 'Importar de novo mesmo assim'
            : 'Trazer também os que já tenho'}
      </Button>
    </Card>
  )
}
