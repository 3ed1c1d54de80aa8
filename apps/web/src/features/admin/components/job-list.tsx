import type { AdminJob } from '@capivira/core/admin/system-contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Ban, Check, Clock, LoaderCircle, RotateCw, TriangleAlert } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/format.ts'
import { useCancelJob, useRetryJob } from '../system-queries.ts'
import { queueName, stateNames } from '../system-text.ts'
import { Row, Rows } from './rows.tsx'

const looks = {
  failed: { tone: 'danger', icon: TriangleAlert },
  running: { tone: 'info', icon: LoaderCircle },
  retrying: { tone: 'xp', icon: RotateCw },
  waiting: { tone: 'neutral', icon: Clock },
  cancelled: { tone: 'neutral', icon: Ban },
  done: { tone: 'primary', icon: Check },
} as const

/** The jobs, with why they failed and what can be done about it. */
export function JobList({ jobs }: { jobs: readonly AdminJob[] }) {
  return (
    <section aria-labelledby="jobs" className="flex flex-col gap-3">
      <h2 id="jobs" className="text-xl">
        Fila
      </h2>
      {jobs.length === 0 ? (
        <EmptyState
          level={3}
          title="Nada na fila"
          description="Quando um professor envia um PDF, o trabalho aparece aqui."
          illustration={<Capybara pose="sleeping" className="size-32" />}
        />
      ) : (
        <Rows label="Trabalhos">
          {jobs.map(job => (
            <JobRow key={job.id} job={job} />
          ))}
        </Rows>
      )}
    </section>
  )
}

function JobRow({ job }: { job: AdminJob }) {
  const retry = useRetryJob()
  const { tone, icon: Icon } = looks[job.state]
  const name = job.material?.title ?? queueName(job.queue)
  const ended = job.state === 'failed' || job.state === 'cancelled'
  const open = job.state === 'waiting' || job.state === 'retrying' || job.state === 'running'
  return (
    <Row
      title={name}
      badges={
        <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
          {stateNames[job.state]}
        </Badge>
      }
      actions={
        <>
          {ended && (
            <Button
              size="sm"
              icon={<RotateCw aria-hidden="true" className="size-5" />}
              aria-label={`Tentar de novo: ${name}`}
              pending={retry.isPending}
              pendingLabel="Enviando..."
              onClick={() => retry.mutate(job)}
            >
              Tentar de novo
            </Button>
          )}
          {open && <CancelButton job={job} name={name} />}
        </>
      }
    >
      <p>
        {job.material && `${queueName(job.queue)} · `}
        {job.state === 'running' && job.material
          ? `${job.material.progress}%${job.material.step ? `: ${job.material.step}` : ''}`
          : `desde ${formatDateTime(job.createdAt)}`}
        {job.retries > 0 && ` · ${job.retries} de ${job.retryLimit} novas tentativas`}
      </p>
      {job.reason && <p className="text-danger">{job.reason}</p>}
    </Row>
  )
}

function CancelButton({ job, name }: { job: AdminJob; name: string }) {
  const [asking, setAsking] = useState(false)
  const cancel = useCancelJob()
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Ban aria-hidden="true" className="size-5" />}
        aria-label={`Cancelar: ${name}`}
        onClick={() => setAsking(true)}
      >
        Cancelar
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancelar este processamento?"
        description={
          job.material
            ? `O processamento de "${name}" é interrompido agora. O que já existia do material continua, e dá ` +
              'para processar de novo depois.'
            : `"${name}" sai da fila. Dá para tentar de novo depois.`
        }
        cancelLabel="Voltar"
        confirmLabel="Cancelar processamento"
        pendingLabel="Cancelando..."
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(job, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
