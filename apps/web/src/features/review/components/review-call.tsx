import type { Material } from '@capivira/core/materials/contract'
import { ListChecks } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { hasFew, waitingSentence } from '../waiting.ts'
import { ReviewLink } from './review-link.tsx'

const PublishAll = lazy(async () => ({ default: (await import('./publish-all.tsx')).PublishAll }))

/**
 * What waits in a material and the ways on: the review, and where pupils have little yet, publishing all. Nothing where
 * nothing waits.
 */
export function ReviewCall({ material }: { material: Material }) {
  if (material.status !== 'processed' || !hasFew(material)) return <ReviewLink material={material} />
  return (
    <div className="flex flex-col gap-3 rounded-md bg-soft-xp p-4 text-xp-ink">
      <p className="flex gap-2">
        <ListChecks aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong>{waitingSentence(material)}</strong> Até lá, os alunos não veem as sugestões.
        </span>
      </p>
      <ReviewWays material={material} />
    </div>
  )
}

/** The review of a material, or all of it published at once. */
export function ReviewWays({ material }: { material: Material }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ReviewLink material={material} strong />
      <Suspense fallback={<Skeleton className="h-10 w-30 pointer-coarse:h-11" />}>
        <PublishAll material={material} />
      </Suspense>
    </div>
  )
}
