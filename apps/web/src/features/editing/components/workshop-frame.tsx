import type { Item } from '@capivira/core/editing/contract'
import type { Material } from '@capivira/core/materials/contract'
import type { ReactNode } from 'react'
import { AuthorsNote } from '../../materials/components/authors-note.tsx'
import { BackLink } from '../../navigation/components/links.tsx'
import { Page } from '../../navigation/components/page.tsx'
import { WorkshopTabs } from './workshop-tabs.tsx'

export type WorkshopFrameProps = {
  materialId: number
  material: Material | undefined
  items: readonly Item[] | undefined
  search?: string
  /** Items with problems that nobody resolved, where they are better known than from the material. */
  problemsCount?: number | undefined
  /** Suggestions that wait, where they are better known than from the material. */
  suggested?: number | undefined
  /** What of the material is on screen, for the tab's name. */
  screen: string
  /** Who wrote the items is told below them, where something is to be decided first. */
  authorsBelow?: boolean
  children: ReactNode
}

/** What the screens of one material have alike: its title, the way back, the tabs. */
export function WorkshopFrame({
  materialId,
  material,
  items,
  search = '',
  problemsCount,
  suggested,
  screen,
  authorsBelow = false,
  children,
}: WorkshopFrameProps) {
  const authors = material?.isProcessed && <AuthorsNote materialId={materialId} />
  return (
    <Page
      // A file's name of four lines would leave a phone no room for the item; the material's card has it whole.
      title={material?.title ?? 'Material'}
      cutTitle
      {...(material && { tabTitle: `${screen}: ${material.title}` })}
      back={<BackLink href={material ? `/material-view/${material.subjectId}` : '/'}>Voltar à matéria</BackLink>}
    >
      <WorkshopTabs
        materialId={materialId}
        items={items}
        problems={problemsCount ?? material?.problemsCount}
        suggested={suggested ?? material?.suggestedCount}
        search={search}
      />
      {!authorsBelow && authors}
      {children}
      {authorsBelow && authors}
    </Page>
  )
}
