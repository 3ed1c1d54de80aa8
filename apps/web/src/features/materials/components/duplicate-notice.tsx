import type { Material } from '@capivira/core/materials/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { uploadText } from '../upload-text.ts'

export type DuplicateNoticeProps = {
  /** The material that this file became the first time. */
  material: Pick<Material, 'subjectId'> & { message: string }
  pending: boolean
  onInsist: () => void
}

/** Says that this file was sent before, and lets the teacher send it again all the same. */
export function DuplicateNotice({ material, pending, onInsist }: DuplicateNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  // Below the form, on most screens below what is in sight.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), [])
  return (
    <div role="alert" ref={place}>
      <Card tone="xp" className="flex flex-col gap-3">
        <h3 className="text-lg">{uploadText.isHere}</h3>
        <p className="wrap-anywhere">{material.message}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/material-view/${material.subjectId}`} size="sm">
            Ver o material
          </ButtonLink>
          <Button size="sm" variant="secondary" pending={pending} onClick={onInsist}>
            Enviar mesmo assim
          </Button>
        </div>
      </Card>
    </div>
  )
}
