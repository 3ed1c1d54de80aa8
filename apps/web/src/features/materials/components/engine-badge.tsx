import { Badge } from '@capivira/ui/badge.tsx'
import { Sparkles } from '@capivira/ui/icons'

/** Tells a teacher who wrote an item: a language model, or the text itself. Nothing for an item written by hand. */
export function EngineBadge({ engine }: { engine: 'extractive' | 'model' | null }) {
  if (engine === null) return null
  if (engine === 'extractive') return <Badge>Extraído do texto</Badge>
  return (
    <Badge tone="special" icon={<Sparkles aria-hidden="true" className="size-4" />}>
      Gerado por IA
    </Badge>
  )
}
