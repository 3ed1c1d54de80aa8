import './print.css'
import type { PrintedCard } from '@capivira/core/exchange/contract'
import { duplexSheets, foldedSheets, textSize } from '@capivira/core/exchange/print-sheets'
import { headingOf } from '@capivira/core/materials/heading'

export type PaperMode = 'duplex' | 'folded'

/** Flip cards on A4 sheets: question and answer back to back, or beside each other to be folded. */
export function CardSheets({ cards, mode }: { cards: readonly PrintedCard[]; mode: PaperMode }) {
  if (mode === 'folded')
    return (
      <div className="paper-stack" lang="pt-BR">
        {foldedSheets(cards).map(rows => (
          <div key={rows[0]?.id} className="paper card-sheet">
            {rows.flatMap(card => [
              <Side key={`${card.id}-q`} card={card} side="question" cut />,
              <Side key={`${card.id}-a`} card={card} side="answer" cut />,
            ])}
          </div>
        ))}
      </div>
    )
  return (
    <div className="paper-stack" lang="pt-BR">
      {duplexSheets(cards).flatMap(({ front, back }, sheet) => [
        <div key={`f${front[0]?.id}`} className="paper card-sheet">
          {front.map((card, place) => (
            <Side key={card?.id ?? `empty-${sheet}-${place}`} card={card} side="question" cut={card !== null} />
          ))}
        </div>,
        <div key={`b${front[0]?.id}`} className="paper card-sheet">
          {back.map((card, place) => (
            <Side key={card?.id ?? `empty-${sheet}-${place}`} card={card} side="answer" cut={false} />
          ))}
        </div>,
      ])}
    </div>
  )
}

type SideProps = { card: PrintedCard | null; side: 'question' | 'answer'; cut: boolean }

function Side({ card, side, cut }: SideProps) {
  if (!card) return <div className="paper-card" />
  const body = card[side]
  return (
    <div className={`paper-card ${cut ? 'cut' : ''}`}>
      <small className="top">
        {side === 'question' ? (headingOf(card, [card.answer]) ?? card.material) : 'Resposta'}
      </small>
      <span className={`paper-${textSize(body)}`}>{body}</span>
      {side === 'answer' && card.sourcePage !== null && (
        <small className="foot">
          {card.material} · página {card.sourcePage}
        </small>
      )}
    </div>
  )
}
