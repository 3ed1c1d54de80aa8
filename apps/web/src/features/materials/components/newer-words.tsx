import { Button } from '@capivira/ui/button.tsx'
import { TwoVersions } from '../../offline/components/two-versions.tsx'
import type { Words } from '../newer.ts'

type Props = { mine: Words; theirs: Words; onMine: () => void; onTheirs: () => void }

/** Somebody changed the material meanwhile: both versions, and which one goes on. */
export function NewerWords({ mine, theirs, onMine, onTheirs }: Props) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-md bg-soft-xp p-4">
      <p className="font-bold text-xp-ink">
        Este material foi alterado enquanto você escrevia. Nada do que você digitou se perdeu: compare e escolha.
      </p>
      <TwoVersions mine={mine} theirs={theirs} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onTheirs}>
          Ficar com a que está salva
        </Button>
        <Button variant="secondary" size="sm" onClick={onMine}>
          Continuar com a minha
        </Button>
      </div>
    </div>
  )
}
