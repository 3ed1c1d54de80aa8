import type { Material } from '@capivira/core/materials/contract'
import { Button } from '@capivira/ui/button.tsx'
import { RotateCw } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { messageOf } from '../../../lib/http.ts'
import { useReprocess } from '../queries.ts'
import { text } from '../text.ts'

/** 'Reprocessar': reads the PDF of a material again. */
export function ReprocessButton({ material }: { material: Pick<Material, 'id' | 'title'> }) {
  const reprocess = useReprocess()
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<RotateCw aria-hidden="true" className="size-5" />}
      aria-label={`Reprocessar ${material.title}`}
      pending={reprocess.isPending}
      onClick={() =>
        reprocess.mutate(material.id, {
          onSuccess: () => toast({ title: text.reprocessed }),
          onError: error =>
            toast({
              title: 'Erro',
              description: messageOf(error, text.reprocessFailed),
              variant: 'destructive',
            }),
        })
      }
    >
      Reprocessar
    </Button>
  )
}
