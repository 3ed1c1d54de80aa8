import type { Item } from '@capivira/core/editing/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Ban, EyeOff, Flag, Hourglass, PencilLine } from '@capivira/ui/icons'
import { EngineBadge } from '../../materials/components/engine-badge.tsx'
import { marksOf } from '../text.ts'

/**
 * What a teacher should know of an item at a glance: where it comes from, and what was done to it. In the review each
 * waits, and none says so.
 */
export function ItemMarks({ item, inReview = false }: { item: Item; inReview?: boolean }) {
  const { state, origin, edited, engine, category, problemsCount, publication, publicationReason } = item
  const marks = marksOf(item.kind)
  const isOut = publication !== 'published' && !(inReview && publication === 'suggested')
  const isPlain = state === 'shown' && !isOut && origin === 'generated' && !edited
  if (item.kind === 'word' && isPlain) return null
  return (
    <p className="flex flex-wrap gap-2">
      {problemsCount > 0 && (
        <Badge tone="danger" icon={<Flag aria-hidden="true" className="size-4" />}>
          {problemsCount === 1 ? '1 aluno avisou' : `${problemsCount} alunos avisaram`}
        </Badge>
      )}
      {publication === 'suggested' && isOut && (
        <Badge tone="xp" icon={<Hourglass aria-hidden="true" className="size-4" />}>
          Espera a sua revisão
        </Badge>
      )}
      {publication === 'withdrawn' && (
        <Badge tone="danger" icon={<Ban aria-hidden="true" className="size-4" />}>
          {publicationReason === 'kind' ? marks.ofKind : marks.refused}
        </Badge>
      )}
      {state === 'hidden' && (
        <Badge tone="xp" icon={<EyeOff aria-hidden="true" className="size-4" />}>
          {marks.hidden}
        </Badge>
      )}
      {(origin === 'teacher' || edited) && (
        <Badge tone="special" icon={<PencilLine aria-hidden="true" className="size-4" />}>
          {origin === 'teacher' ? marks.own : marks.edited}
        </Badge>
      )}
      {origin === 'requested' && <Badge tone="special">{marks.requested}</Badge>}
      {category && (
        <Badge tone="info" long>
          {category}
        </Badge>
      )}
      {item.kind !== 'word' && <Badge>{item.difficulty}</Badge>}
      {!edited && <EngineBadge engine={engine} />}
    </p>
  )
}
