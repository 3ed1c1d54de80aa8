import type { Material } from '@capivira/core/materials/contract'
import { DeleteButton } from '@capivira/ui/delete-button.tsx'
import { toast } from '@capivira/ui/toast'
import { messageOf, NetworkError } from '../../../lib/http.ts'
import { useDeleteMaterial } from '../queries.ts'
import { deleteQuestion, text } from '../text.ts'

/** Deletes a material, after asking. */
export function DeleteMaterial({ material }: { material: Pick<Material, 'id' | 'title'> }) {
  const remove = useDeleteMaterial()
  return (
    <DeleteButton
      name={material.title}
      title="Excluir material"
      question={deleteQuestion(material.title)}
      pending={remove.isPending}
      onDelete={over =>
        remove.mutate(material.id, {
          onSuccess: () => {
            over()
            toast({ title: text.deleted })
          },
          onError: error => {
            over()
            toast(
              error instanceof NetworkError
                ? { title: 'Erro', description: text.deleteBroke, variant: 'destructive' }
                : {
                    title: text.deleteFailed,
                    description: messageOf(error, text.deleteRefused, text.deleteRefused),
                    variant: 'destructive',
                  },
            )
          },
        })
      }
    />
  )
}
