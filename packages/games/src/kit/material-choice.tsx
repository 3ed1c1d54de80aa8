import type { GameId } from '@capivira/core/games/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { memo } from 'react'
import { useHost } from './host.ts'
import { text } from './text.ts'

/** With which material to play: chosen once for all games. */
export const MaterialChoice = memo(function MaterialChoice() {
  const { materials } = useHost()
  const subjects = [...new Set(materials.options.map(({ subject }) => subject))]
  if (materials.options.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <Field label={text.material} className="w-full">
        <Select value={materials.chosen ?? ''} onChange={event => materials.choose(Number(event.target.value))}>
          {subjects.map(subject => (
            <optgroup key={subject} label={subject}>
              {materials.options
                .filter(option => option.subject === subject)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <More />
    </div>
  )
})

/** Brings older materials into the list; absent once all are there. */
function More() {
  const { more } = useHost().materials
  if (!more) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={more.pending}
      pendingLabel={text.loadingMaterials}
      onClick={more.load}
    >
      {text.moreMaterials}
    </Button>
  )
}

/**
 * Why a game cannot be played with the chosen material, as a sentence; null when it can, or when that is not known yet.
 */
export function useMissing(game: GameId): string | null {
  const { materials, preview } = useHost()
  if (materials.chosen === null) return preview ? text.noMaterialTeacher : text.noMaterial
  return materials.offerOf(game)?.missing ?? null
}
