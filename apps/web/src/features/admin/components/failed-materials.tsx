import { Button } from '@capivira/ui/button.tsx'
import { RotateCw } from '@capivira/ui/icons'
import { formatDate } from '../../../lib/format.ts'
import { useRetryMaterial } from '../system-queries.ts'
import { Row, Rows } from './rows.tsx'

type Failed = {
  id: number
  title: string
  teacher: { fullName: string }
  failureReason: string | null
  createdAt: string
}

/** Materials whose processing failed, to be tried again; absent when there are none. */
export function FailedMaterials({ materials }: { materials: readonly Failed[] }) {
  const retry = useRetryMaterial()
  if (materials.length === 0) return null
  return (
    <section aria-labelledby="failed" className="flex flex-col gap-3">
      <h2 id="failed" className="text-xl">
        Materiais que falharam
      </h2>
      <Rows label="Materiais que falharam">
        {materials.map(material => (
          <Row
            key={material.id}
            title={material.title}
            actions={
              <Button
                size="sm"
                icon={<RotateCw aria-hidden="true" className="size-5" />}
                aria-label={`Processar de novo ${material.title}`}
                pending={retry.isPending && retry.variables === material.id}
                pendingLabel="Enviando..."
                onClick={() => retry.mutate(material.id)}
              >
                Processar de novo
              </Button>
            }
          >
            <p className="text-danger">{material.failureReason ?? 'Sem motivo registrado.'}</p>
            <p>
              {material.teacher.fullName} · enviado em {formatDate(material.createdAt)}
            </p>
          </Row>
        ))}
      </Rows>
    </section>
  )
}
