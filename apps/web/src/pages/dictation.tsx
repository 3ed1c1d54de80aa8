import { randomOf } from '@capivira/games/random'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useMemo, useState } from 'react'
import { useParams } from 'wouter'
import { useUser } from '../features/accounts/current-user.ts'
import { useMaterial } from '../features/materials/queries.ts'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { CannotOpen } from '../features/offline/components/cannot-open.tsx'
import { DictationTable } from '../features/study/components/dictation-table.tsx'
import { wordsInRound } from '../features/study/dictation-run.ts'
import { dictationText as text } from '../features/study/dictation-text.ts'
import { useDictation } from '../features/study/queries.ts'
import { isNotFound } from '../lib/http.ts'
import { newId } from '../lib/random.ts'

/** /dictation/:materialId — words of a material are heard and written. */
export default function Dictation() {
  const { materialId = '' } = useParams()
  const teaches = useUser().userType === 'teacher'
  const material = useMaterial(materialId)
  const words = useDictation(materialId)
  const [seed, setSeed] = useState(newId)
  const dealt = useMemo(
    () =>
      randomOf(seed)
        .shuffled(words.data ?? [])
        .slice(0, wordsInRound),
    [seed, words.data],
  )
  const back = teaches ? `/words/${materialId}` : '/study-materials'

  return (
    <Page
      title={material.data ? `${text.name}: ${material.data.title}` : text.name}
      subtitle={text.subtitle}
      width="narrow"
      back={<BackLink href={back}>{teaches ? 'Voltar às palavras' : 'Voltar aos materiais'}</BackLink>}
    >
      {words.isError && !isNotFound(words.error) ? (
        <CannotOpen error={words.error} onRetry={() => words.refetch()} retrying={words.isFetching} />
      ) : words.isPending ? (
        <Skeleton className="h-80 w-full" />
      ) : dealt.length > 0 ? (
        <DictationTable key={seed} words={dealt} onAgain={() => setSeed(newId())} />
      ) : (
        <EmptyState
          title={text.none}
          description={teaches ? text.noneToTeach : text.noneHint}
          illustration={<Capybara pose="sleeping" />}
          action={<ButtonLink href={back}>{teaches ? text.toWords : text.toMaterials}</ButtonLink>}
        />
      )}
    </Page>
  )
}
