import type { Item } from '@capivira/core/editing/contract'
import type { Material } from '@capivira/core/materials/contract'
import type { ReactNode } from 'react'
import { BackLink } from '../../navigation/components/links.tsx'
import { Page } from '../../navigation/components/page.tsx'
import { WorkshopTabs } from './workshop-tabs.tsx'

export type WorkshopFrameProps = {
  materialId: number
  material: Material | undefined
  items: readonly Item[] | undefined
  search?: string
  children: ReactNode
}

/** What the screens of one material have alike: its title, the way back, the tabs. */
export function WorkshopFrame({ materialId, material, items, search = '', children }: WorkshopFrameProps) {
  return (
    <Page
      title={material?.title ?? 'Material'}
      back={<BackLink href={material ? `/material-view/${material.subjectId}` : '/'}>Voltar à matéria</BackLink>}
    >
      <WorkshopTabs materialId={materialId} items={items} problems={material?.problemsCount ?? 0} search={search} />
      {children}
    </Page>
  )
}
