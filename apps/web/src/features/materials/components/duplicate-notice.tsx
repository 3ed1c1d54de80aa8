import type { Material } from '@capivira/core/materials/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { LinkButton } from '@capivira/ui/link-button.tsx'
import { Link } from 'wouter'

export type DuplicateNoticeProps = {
  /** The material that this file became the first time. */
  material: Pick<Material, 'title' | 'subjectId'> & { message: string }
  pending: boolean
  onInsist: () => void
}

/** Says that this file was sent before, and lets the teacher send it again all the same. */
export function DuplicateNotice({ material, pending, onInsist }: DuplicateNoticeProps) {
  return (
    <div role="alert">
      <Card tone="xp" className="flex flex-col gap-3">
        <h3 className="text-lg">Você já enviou este arquivo</h3>
        <p>
          {material.message} Ele está em <strong>“{material.title}”</strong>.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link href={`/material-view/${material.subjectId}`} asChild>
            <LinkButton size="sm">Ver o material</LinkButton>
          </Link>
          <Button size="sm" variant="secondary" pending={pending} onClick={onInsist}>
            Enviar mesmo assim
          </Button>
        </div>
      </Card>
    </div>
  )
}
