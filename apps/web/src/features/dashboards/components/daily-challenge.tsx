import { dailyChallenge } from '@capivira/core/progress/xp'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'

/** The daily challenge: 25 cards today for 50 XP. */
export function DailyChallenge({ cardsToday, done }: { cardsToday: number; done: boolean }) {
  const counted = Math.min(cardsToday, dailyChallenge.cards)
  return (
    <Card tone="xp" className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Emoji name={done ? 'party' : 'target'} className="size-12" />
        <div>
          <h2 className="text-lg">Desafio diário</h2>
          <p className="text-sm">
            {done
              ? `Completo! Você ganhou ${dailyChallenge.xp} XP extras hoje.`
              : `Complete ${dailyChallenge.cards} cards hoje e ganhe ${dailyChallenge.xp} XP extras.`}
          </p>
        </div>
      </div>
      <ProgressBar
        label="Desafio diário"
        value={(counted / dailyChallenge.cards) * 100}
        valueText={`${counted} de ${dailyChallenge.cards} cards`}
        tone="xp"
      />
      <p className="text-right text-sm font-extrabold">
        {counted}/{dailyChallenge.cards}
      </p>
    </Card>
  )
}
