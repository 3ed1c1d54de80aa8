import type { ProgressEntry } from '@capivira/core/progress/contract'
import { Card } from '@capivira/ui/card.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'

/** The way of a pupil who has studied nothing yet to the first card; nothing where there is no material yet. */
export function FirstCard({ material }: { material: ProgressEntry | undefined }) {
  if (!material) return null
  return (
    <section aria-labelledby="first-card">
      <Card tone="info" className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="first-card" className="text-xl">
            Seu primeiro card
          </h2>
          <p className="wrap-anywhere">
            Leia a pergunta, tente lembrar e vire o card. Comece por “{material.title}”: leva um minuto.
          </p>
        </div>
        <ButtonLink href={`/study/${material.materialId}`}>Ver o primeiro card</ButtonLink>
      </Card>
    </section>
  )
}
