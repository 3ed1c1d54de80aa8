import { Badge } from '@capivira/ui/badge.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { Flip } from '@capivira/ui/flip.tsx'
import { ArrowRight, RotateCw } from '@capivira/ui/icons'
import { type ReactNode, useState } from 'react'
import { sampleCards } from '../text.ts'

type Sample = (typeof sampleCards)[number]
type FaceProps = { top: ReactNode; children: ReactNode; foot: ReactNode; look: string; size: string }

function Face({ top, children, foot, look, size }: FaceProps) {
  return (
    <span className={`flex min-h-64 flex-col justify-between gap-4 rounded-xl border-2 p-5 text-left sm:p-6 ${look}`}>
      <span className="flex flex-wrap items-center justify-between gap-3">{top}</span>
      <span className={`font-display font-bold text-balance ${size}`}>{children}</span>
      <span className="flex items-center gap-2 text-sm font-bold">{foot}</span>
    </span>
  )
}

/** Three cards to turn over, so that a visitor feels what the product is. */
export function FlipDemo() {
  const [index, setIndex] = useState(0)
  const [turned, setTurned] = useState(false)
  const card = sampleCards[index % sampleCards.length] ?? sampleCards[0]

  function next() {
    setTurned(false)
    setIndex(index + 1)
  }

  return (
    <section aria-label="Experimente um flip card" className="mx-auto w-full max-w-md">
      <button
        type="button"
        onClick={() => setTurned(!turned)}
        className="block w-full rounded-xl transition-transform duration-base hover:-translate-y-1"
      >
        <Flip
          key={index}
          turned={turned}
          className="animate-fade"
          front={<Question card={card} />}
          back={<Answer card={card} />}
        />
      </button>
      <p className="sr-only" aria-live="polite">
        {turned ? `Resposta: ${card.answer}` : ''}
      </p>
      <div className="mt-3 flex items-center justify-between px-2 text-sm font-bold text-ink-soft">
        <span>
          Exemplo {(index % sampleCards.length) + 1} de {sampleCards.length}
        </span>
        <button
          type="button"
          onClick={next}
          className="inline-flex min-h-12 items-center gap-1.5 rounded-sm px-3 text-info-ink hover:bg-soft-info"
        >
          Outro card
          <ArrowRight aria-hidden="true" className="size-4" />
        </button>
      </div>
    </section>
  )
}

/** The side that is seen first. */
function Question({ card }: { card: Sample }) {
  return (
    <Face
      look="border-line bg-surface shadow-lift"
      size="text-xl sm:text-2xl"
      top={
        <>
          <Badge tone="primary" icon={<Emoji name={card.emoji} className="size-4.5" />}>
            {card.subject}
          </Badge>
          <span className="text-sm font-bold text-ink-soft">Pergunta</span>
        </>
      }
      foot={
        <span className="flex items-center gap-2 text-info">
          <RotateCw aria-hidden="true" className="size-4" />
          Toque para virar
        </span>
      }
    >
      {card.question}
    </Face>
  )
}

/** The other side, with where it stands. */
function Answer({ card }: { card: Sample }) {
  return (
    <Face
      look="border-primary bg-soft-primary text-ink shadow-lift"
      size="text-lg sm:text-xl"
      top={
        <>
          <Badge tone="primary" className="bg-surface">
            Resposta
          </Badge>
          <span className="text-sm font-bold text-primary-ink">Página {card.page}</span>
        </>
      }
      foot={
        <span className="flex items-center gap-2 text-primary-ink">
          <Emoji name="star" className="size-5" />
          Cada lado visto vale XP
        </span>
      }
    >
      {card.answer}
    </Face>
  )
}
