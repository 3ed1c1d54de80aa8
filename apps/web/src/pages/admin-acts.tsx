import { actKind } from '@capivira/core/admin/system-contract'
import { useSearchParams } from 'wouter'
import { ActList } from '../features/admin/components/act-list.tsx'
import { Choice } from '../features/admin/components/choice.tsx'
import { GrowingList } from '../features/admin/components/growing-list.tsx'
import { SearchField } from '../features/admin/components/search-field.tsx'
import { useActs } from '../features/admin/system-queries.ts'
import { actNames } from '../features/admin/system-text.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'

const noneFound = { title: 'Nada encontrado', description: 'Nenhum registro combina com a busca.' }
const noneYet = { title: 'Nada registrado ainda', description: 'O que a administração fizer aparece aqui.' }

/** /admin/acts — what administrators did, and teachers about the age and the consent of pupils. */
export default function AdminActs() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('busca') ?? '').slice(0, 200)
  const act = actKind.safeParse(params.get('ato')).data
  const acts = useActs(search, act)
  const move = (change: { busca?: string; ato?: string }) => {
    const next = Object.entries({ busca: search, ato: act ?? '', ...change }).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(next), { replace: true })
  }
  const all = acts.data?.pages.flatMap(page => page.acts) ?? []
  const nothing = search || act ? noneFound : noneYet
  return (
    <Page
      title="Registro"
      subtitle={
        'O que cada administrador fez, e o que professores corrigiram na idade e no consentimento de alunos: ' +
        'quando e em quem. Nada daqui pode ser mudado; depois de um ano, o mais antigo sai.'
      }
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_16rem]">
        <SearchField label="Buscar por quem fez ou em quem" value={search} onSearch={busca => move({ busca })} />
        <Choice
          label="O que foi feito"
          value={act}
          names={actNames}
          from={actKind.options}
          onChoose={chosen => move({ ato: chosen ?? '' })}
        />
      </div>
      <GrowingList query={acts} heading="O que foi feito" nothing={all.length === 0 ? nothing : null}>
        <ActList acts={all} />
      </GrowingList>
    </Page>
  )
}
