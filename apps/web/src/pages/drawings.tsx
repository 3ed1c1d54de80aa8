import { Tabs } from '@capivira/ui/tabs.tsx'
import { DrawingList } from '../features/drawings/components/drawing-list.tsx'
import { useDrawings } from '../features/drawings/queries.ts'
import { text } from '../features/drawings/text.ts'
import { Page } from '../features/navigation/components/page.tsx'
import { useQueryParams } from '../lib/use-query-params.ts'

/** What is listed, by its name in the address. */
const states = { espera: 'waiting', visiveis: 'shown', ocultos: 'hidden' } as const

/** /drawings — a teacher looks at what pupils had drawn, and shows or hides it. */
export default function Drawings() {
  const [params, change] = useQueryParams()
  const waiting = useDrawings('waiting').data?.pages[0]?.waiting ?? 0
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <Tabs
        label={text.title}
        value={Object.keys(states).find(name => name === params.get('ver')) ?? 'espera'}
        onValueChange={ver => change({ ver: ver === 'espera' ? null : ver, mostrar: null })}
        tabs={Object.entries(states).map(([name, state]) => ({
          value: name,
          label: state === 'waiting' && waiting > 0 ? `${text.states[state]} (${waiting})` : text.states[state],
          content: <DrawingList state={state} />,
        }))}
      />
    </Page>
  )
}
