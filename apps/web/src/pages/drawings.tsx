import { Tabs } from '@capivira/ui/tabs.tsx'
import { DrawingList } from '../features/drawings/components/drawing-list.tsx'
import { useDrawings } from '../features/drawings/queries.ts'
import { text } from '../features/drawings/text.ts'
import { Page } from '../features/navigation/components/page.tsx'

const states = ['waiting', 'shown', 'hidden'] as const

/** /drawings — a teacher looks at what pupils had drawn, and shows or hides it. */
export default function Drawings() {
  const waiting = useDrawings('waiting').data?.pages[0]?.waiting ?? 0
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <Tabs
        label={text.title}
        tabs={states.map(state => ({
          value: state,
          label: state === 'waiting' && waiting > 0 ? `${text.states[state]} (${waiting})` : text.states[state],
          content: <DrawingList state={state} />,
        }))}
      />
    </Page>
  )
}
