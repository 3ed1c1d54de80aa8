import type { getBackup } from '@capivira/core/admin/system-contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { Card } from '@capivira/ui/card.tsx'
import type { ReactNode } from 'react'

/** The commands that fit this installation. docs/operations.md says the same. */
export function BackupSteps({ database, place, dataFolder, filesFolder, erasedList }: ReplyOf<typeof getBackup>) {
  const paths = { folder: quoted(dataFolder), files: filesFolder && quoted(filesFolder), list: quoted(erasedList) }
  return (
    <>
      <Card tone="info">
        <p>
          Uma cópia por dia, guardada em outro lugar que não este servidor, é o mínimo. Ela tem dados de crianças e os
          segredos da escola: proteja-a com senha e apague as antigas. E, uma vez por semestre, restaure uma cópia em
          outra máquina: cópia que nunca foi testada não é cópia.
        </p>
      </Card>
      {database === 'embedded' ? <Embedded {...paths} /> : <Own {...paths} inS3={place === 's3'} />}
      {place === 's3' && (
        <Part title="Os PDFs no serviço S3">
          <p>Os arquivos ficam no seu serviço S3. Ligue lá o versionamento ou a cópia do próprio serviço.</p>
          <p>
            Uma cópia restaurada para teste só lê esses arquivos. Para que ela assuma o lugar da antiga, ligue-a uma vez
            com o STORAGE_ADOPT que ela mostra ao iniciar.
          </p>
        </Part>
      )}
      <Part title="A lista das contas excluídas">
        <p>
          Quem pede para sair não pode voltar com uma cópia antiga. Por isso, a Capivira anota cada conta excluída, sem
          nomes, em um arquivo que nasce com a primeira exclusão:
        </p>
        <Commands lines={[erasedList]} />
        <p>
          Guarde uma cópia dele à parte, sempre a mais nova. Ao restaurar, ponha a lista no lugar antes de ligar: quem
          foi excluído depois da cópia de segurança é excluído de novo.
        </p>
      </Part>
      <Part title="Depois de restaurar">
        <ol className="m-0 flex list-decimal flex-col gap-1.5 pl-5">
          <li>Entre como administrador: os números do painel devem ser os de antes.</li>
          <li>Abra um material e a página de um trecho: o PDF tem de aparecer.</li>
          <li>Em Processamento, nada deve estar falhando.</li>
        </ol>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  )
}

/** Commands to be copied; a long one wraps. */
function Commands({ lines }: { lines: readonly string[] }) {
  return (
    <pre
      className={
        'm-0 rounded-sm border-2 border-line bg-page p-3 text-sm leading-relaxed ' + 'wrap-anywhere whitespace-pre-wrap'
      }
    >
      <code>{lines.join('\n')}</code>
    </pre>
  )
}

type Paths = { folder: string; files: string | null; list: string }

/** A path as a shell takes it for one word. */
function quoted(path: string): string {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}

/** Everything lies in one folder, or in two: stop, copy, start. */
function Embedded({ folder, files, list }: Paths) {
  return (
    <>
      <Part title="Copiar">
        <p>
          {files
            ? 'O banco de dados e os segredos ficam na pasta de dados, e os arquivos em outra. '
            : 'O banco de dados, os arquivos e os segredos ficam todos na pasta de dados. '}
          Pare a Capivira antes de copiar: uma cópia feita com ela no ar pode não abrir.
        </p>
        <Commands
          lines={[
            '# 1. pare a Capivira (Ctrl+C, ou systemctl stop capivira)',
            `tar -czf capivira-$(date +%F).tar.gz -C ${folder} .`,
            ...(files ? [`tar -czf capivira-arquivos-$(date +%F).tar.gz -C ${files} .`] : []),
            '# 2. ligue de novo (npm start, ou systemctl start capivira)',
          ]}
        />
      </Part>
      <Part title="Restaurar">
        <p>Em uma pasta vazia, com a Capivira parada. Os donos dos arquivos se acertam sozinhos ao ligar.</p>
        <Commands
          lines={[
            'mkdir restaurada',
            'tar -xzf capivira-AAAA-MM-DD.tar.gz -C restaurada',
            ...(files ? ['mkdir arquivos', 'tar -xzf capivira-arquivos-AAAA-MM-DD.tar.gz -C arquivos'] : []),
            '# a lista das contas excluídas, se já houver uma, antes de ligar',
            `cp ${list} restaurada-erased`,
            `${files ? 'STORAGE_URL=file://$PWD/arquivos ' : ''}DATA_DIR=$PWD/restaurada npm start`,
          ]}
        />
      </Part>
    </>
  )
}

/** A PostgreSQL of one's own: a dump first, then the files. */
function Own({ folder, files, list, inS3 }: Paths & { inS3: boolean }) {
  const within = files || inS3 ? 'secrets' : 'files secrets'
  return (
    <>
      <Part title="Copiar">
        <p>
          Com a Capivira no ar. Primeiro o banco, depois os arquivos e os segredos: nesta ordem nenhum material fica sem
          o seu PDF.
        </p>
        <Commands
          lines={[
            'pg_dump --format=custom --file=capivira-$(date +%F).dump "$DATABASE_URL"',
            ...(files ? [`tar -czf capivira-arquivos-$(date +%F).tar.gz -C ${files} .`] : []),
            `tar -czf ${own(files, inS3)}-$(date +%F).tar.gz -C ${folder} ${within}`,
          ]}
        />
        <p className="text-sm text-ink-soft">
          O pg_dump deve ser da mesma versão do PostgreSQL do servidor, ou mais novo.
        </p>
      </Part>
      <Part title="Restaurar">
        <p>Em um banco vazio e uma pasta vazia, com a Capivira parada.</p>
        <Commands
          lines={[
            'createdb capivira',
            'pg_restore --no-owner --exit-on-error --dbname="$DATABASE_URL" capivira-AAAA-MM-DD.dump',
            ...(files ? [`mkdir -p ${files}`, `tar -xzf capivira-arquivos-AAAA-MM-DD.tar.gz -C ${files}`] : []),
            `mkdir -p ${folder}`,
            `tar -xzf ${own(files, inS3)}-AAAA-MM-DD.tar.gz -C ${folder}`,
            '# a lista das contas excluídas, se já houver uma, antes de ligar:',
            `# a mais nova tem de estar em ${list}`,
            'npm start',
          ]}
        />
        <p className="text-sm text-ink-soft">
          Se, ao ligar, ela disser que este banco de dados foi restaurado, ligue de novo uma vez com o STORAGE_ADOPT que
          ela mostra.
        </p>
      </Part>
    </>
  )
}

/** What the archive of the data folder is called: by what is in it. */
const own = (files: string | null, inS3: boolean) => (files || inS3 ? 'capivira-segredos' : 'capivira-arquivos')
