import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { BackupSteps } from '../features/admin/components/backup-steps.tsx'
import { useBackup } from '../features/admin/system-queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'

/** /admin/backup — how to keep a copy, and how to come back from one. */
export default function AdminBackup() {
  const backup = useBackup()
  return (
    <Page
      width="narrow"
      title="Cópia de segurança"
      subtitle="Para quem cuida do servidor: como guardar tudo e como voltar de uma cópia."
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      {backup.isError && !backup.data ? (
        <ErrorState onRetry={() => backup.refetch()} retrying={backup.isFetching} />
      ) : backup.data ? (
        <BackupSteps {...backup.data} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Page>
  )
}
