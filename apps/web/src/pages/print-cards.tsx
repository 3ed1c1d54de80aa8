import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { useState } from 'react'
import { useParams } from 'wouter'
import { CardSheets, type PaperMode } from '../features/exchange/components/card-sheets.tsx'
import { PrintFrame } from '../features/exchange/components/print-frame.tsx'
import { usePrintedCards } from '../features/exchange/queries.ts'
import { text } from '../features/exchange/text.ts'

/** /print/cards/:scope/:id — the flip cards of a material or a subject on paper. */
export default function PrintCards() {
  const { scope = '', id = '' } = useParams()
  const cards = usePrintedCards({ scope, id })
  const [mode, setMode] = useState<PaperMode>('duplex')
  return (
    <PrintFrame
      heading="Imprimir cards"
      help={mode === 'duplex' ? text.duplexHelp : text.foldedHelp}
      query={cards}
      controls={
        <RadioCards
          legend="Como imprimir"
          value={mode}
          onValueChange={setMode}
          options={[
            { value: 'duplex', label: 'Frente e verso', description: '8 cards por folha' },
            { value: 'folded', label: 'Só de um lado', description: '4 cards por folha, para dobrar' },
          ]}
        />
      }
    >
      {({ items }) => <CardSheets cards={items} mode={mode} />}
    </PrintFrame>
  )
}
