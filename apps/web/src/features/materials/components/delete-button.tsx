import type { Material } from '@capivira/core/materials/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { toast } from '@capivira/ui/toast'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf, NetworkError } from '../../../lib/http.ts'
import { useDeleteMaterial } from '../queries.ts'
import { deleteQuestion, text } from '../text.ts'

/** Deletes a material, after asking. */
export function DeleteButton({ material }: { material: Pick<Material, 'id' | 'title'> }) {
  const [asking, setAsking] = useState(false)
  const remove = useDeleteMaterial()
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        aria-label={`Excluir ${material.title}`}
        onClick={() => setAsking(true)}
      >
        Excluir
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Excluir material"
        description={deleteQuestion(material.title)}
        confirmLabel="Excluir"
        pendingLabel="Excluindo..."
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(material.id, {
            onSuccess: () => {
              setAsking(false)
              toast({ title: text.deleted })
            },
            onError: error => {
              setAsking(false)
              toast(
                error instanceof NetworkError
                  ? { title: 'Erro', description: text.deleteBroke, variant: 'destructive' }
                  : {
                      title: text.deleteFailed,
                      description: messageOf(error, text.deleteRefused),
                      variant: 'destructive',
                    },
              )
            },
          })
        }
      />
    </>
  )
}
