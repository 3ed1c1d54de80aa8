import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { BarList } from '../features/admin/components/bar-list.tsx'
import { useStorage } from '../features/admin/system-queries.ts'
import { fileKind, tableName } from '../features/admin/system-text.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { formatBytes, formatCount, formatNumber, formatPercent } from '../lib/format.ts'

/** /admin/storage — what takes room, and what is left of it. */
export default function AdminStorage() {
  const storage = useStorage()
  const { data } = storage
  return (
    <Page
      title="Espaço"
      subtitle="O que os arquivos e o banco de dados ocupam, e quanto ainda cabe."
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      {storage.isError && !data ? (
        <ErrorState onRetry={() => storage.refetch()} retrying={storage.isFetching} />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Disk {...data.disk} />
          <Card className="flex flex-col gap-3">
            <h2 className="text-xl">Arquivos</h2>
            <BarList
              caption="Arquivos por tipo"
              bars={data.files.map(({ kind, count, bytes }) => ({
                key: kind,
                label: fileKind(kind),
                value: bytes,
                shown: formatBytes(bytes),
                note: formatCount(count, 'arquivo', 'arquivos'),
              }))}
            />
            {data.place === 's3' && (
              <p className="text-sm text-ink-soft">Os arquivos ficam em um serviço S3; aqui aparecem só os PDFs.</p>
            )}
          </Card>
          <Card className="flex flex-col gap-3">
            <h2 className="text-xl">Banco de dados: {formatBytes(data.database.bytes)}</h2>
            <BarList
              caption="Maiores tabelas"
              bars={data.database.tables.map(({ name, bytes, rows }) => ({
                key: name,
                label: tableName(name),
                value: bytes,
                shown: formatBytes(bytes),
                note: `cerca de ${formatNumber(rows)} ${rows === 1 ? 'registro' : 'registros'}`,
              }))}
            />
          </Card>
          <Card className="flex flex-col gap-3">
            <h2 className="text-xl">Professores com mais PDFs</h2>
            {data.teachers.length === 0 ? (
              <p className="text-ink-soft">Nenhum PDF enviado ainda.</p>
            ) : (
              <BarList
                caption="Professores com mais PDFs"
                bars={data.teachers.map(({ id, fullName, materials, bytes }) => ({
                  key: id,
                  label: fullName,
                  value: bytes,
                  shown: formatBytes(bytes),
                  note: formatCount(materials, 'material', 'materiais'),
                }))}
              />
            )}
          </Card>
        </div>
      )}
    </Page>
  )
}

function Disk({ free, total }: { free: number; total: number }) {
  const used = total > 0 ? (100 * (total - free)) / total : 0
  const isTight = used > 90
  return (
    <Card tone={isTight ? 'danger' : 'primary'} className="flex flex-col gap-3">
      <h2 className="text-xl">Disco: {formatBytes(free)} livres</h2>
      <ProgressBar label="Disco ocupado" value={used} tone={isTight ? 'xp' : 'primary'} />
      <p>
        {formatPercent(used)} de {formatBytes(total)} ocupados.
        {isTight && ' Está quase cheio: aumente o disco ou exclua materiais antigos.'}
      </p>
      <p className="text-sm">Com menos de 2 GB livres (ou 5% do disco), novos PDFs são recusados com um aviso.</p>
    </Card>
  )
}
