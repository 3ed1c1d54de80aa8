import type { AdminMaterial } from '@capivira/core/admin/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Pencil } from '@capivira/ui/icons'
import { lazy, Suspense } from 'react'
import { useDraftOpen } from '../../drafts/use-draft.ts'

/** Loaded for who corrects something: forms bring their own library. */
const EditMaterialDialog = lazy(() => import('./edit-material-dialog.tsx'))

/** Corrects the title and the description of a material. */
export function EditMaterial({ material }: { material: AdminMaterial }) {
  const formName = `admin-material-${material.id}`
  const [open, setOpen] = useDraftOpen(formName)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Pencil aria-hidden="true" className="size-5" />}
        aria-label={`Editar ${material.title}`}
        onClick={() => setOpen(true)}
      >
        Editar
      </Button>
      {open && (
        <Suspense>
          <EditMaterialDialog material={material} formName={formName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
