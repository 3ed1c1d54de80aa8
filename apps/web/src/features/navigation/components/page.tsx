import { PageFrame, type PageFrameProps } from '@capivira/ui/page-frame.tsx'
import { useTitle } from '../../../lib/use-title.ts'

export type PageProps = Omit<PageFrameProps, 'title'> & {
  /** The h1, and the tab's name unless `tabTitle` says otherwise. */
  title: string
  tabTitle?: string
}

/** A screen: the frame of the design system, with the browser's tab named after it. */
export function Page({ tabTitle, ...frame }: PageProps) {
  useTitle(tabTitle ?? frame.title)
  return <PageFrame {...frame} />
}
