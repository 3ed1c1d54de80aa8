import { GrowingList } from '../features/admin/components/growing-list.tsx'
import { HiddenTextList } from '../features/admin/components/hidden-text-list.tsx'
import { useHiddenText } from '../features/admin/system-queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { formatCount } from '../lib/format.ts'

const none = {
  title: 'Nenhum texto escondido',
  description: 'Nenhum material foi lido com texto que as páginas do PDF não mostram.',
}
const noneYet = {
  title: 'Nada encontrado até agora',
  description: 'Os PDFs lidos por uma versão anterior ainda estão sendo conferidos. O que for encontrado aparece aqui.',
}

/** /admin/hidden-text — materials read before text that no page shows was left out, and whose files have some. */
export default function AdminHiddenText() {
  const list = useHiddenText()
  const materials = list.data?.pages.flatMap(page => page.materials) ?? []
  const left = list.data?.pages.at(-1)?.left ?? 0
  return (
    <Page
      title="Texto escondido"
      subtitle={
        'Materiais lidos por uma versão anterior cujos PDFs trazem texto que as páginas não mostram: coberto, ' +
        'cortado, da cor do fundo ou desligado. Cards e questões podem ter sido feitos dele.'
      }
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      {materials.length > 0 && (
        <p>
          Nada muda sozinho. Processado de novo, um material fica só com o que as páginas mostram, e sai desta lista.
          Cards que continuam iguais guardam o progresso dos alunos; o que professores escreveram, editaram ou ocultaram
          fica como está.
        </p>
      )}
      {left > 0 && (
        <p className="text-ink-soft">
          {left === 1 ? 'Falta conferir' : 'Faltam conferir'} {formatCount(left, 'PDF', 'PDFs')}: isso acontece aos
          poucos, quando nenhum material está sendo processado.
        </p>
      )}
      <GrowingList
        query={list}
        heading="Materiais com texto escondido"
        nothing={materials.length === 0 ? (left > 0 ? noneYet : none) : null}
      >
        <HiddenTextList materials={materials} />
      </GrowingList>
    </Page>
  )
}
