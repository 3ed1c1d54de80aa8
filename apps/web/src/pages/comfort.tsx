import { ComfortPanel } from '../features/comfort/components/comfort-panel.tsx'
import { text } from '../features/comfort/text.ts'
import { Page } from '../features/navigation/components/page.tsx'

/** /comfort — how the person likes to read, and how much time they want. */
export default function ComfortPage() {
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <ComfortPanel />
    </Page>
  )
}
