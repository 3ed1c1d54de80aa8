import { expect, test } from 'vitest'
import type { Block, BlockKind, CleanDocument, SectionKind } from './model.ts'
import { runningText } from './runningText.ts'

const block = (kind: BlockKind, text: string): Block => ({
  kind,
  text,
  pieces: [{ page: 1, start: 0 }],
  bold: [],
  cells: [],
  header: [],
  depth: 0,
  level: 0,
  marker: '',
  scanned: false,
})

const document = (...sections: [SectionKind, ...Block[]][]): CleanDocument => ({
  title: '',
  sections: sections.map(([kind, ...blocks]) => ({
    title: '',
    path: [],
    level: 1,
    kind,
    firstPage: 1,
    lastPage: 1,
    blocks,
  })),
  pageCount: 1,
  unreadablePages: [],
  doubtfulPages: [],
  partlyUnread: { pictures: [], fonts: [] },
  inCapitals: false,
})

test('a preview begins with the first whole sentence, not with the cover or a label', () => {
  const lesson = 'As capivaras vivem em grupos perto de rios, lagos e brejos.'
  const text = runningText(
    document(
      ['front-matter', block('paragraph', 'Este caderno foi impresso na gráfica da escola no ano passado.')],
      [
        'content',
        block('cover', 'Este caderno acompanha as aulas de Ciências do sétimo ano.'),
        block('paragraph', 'Prof. Ana'),
        block('paragraph', lesson),
        block('list-item', 'Comem capim.'),
      ],
      ['references', block('paragraph', 'Manual de zoologia da escola, terceira edição, com muitas figuras.')],
    ),
  )
  expect(text).toBe(`${lesson}\nComem capim.`)
})

test('a text without a sentence is given from its beginning, and nothing of nothing', () => {
  expect(runningText(document(['content', block('list-item', 'Comem capim'), block('list-item', 'Nadam bem')]))).toBe(
    'Comem capim\nNadam bem',
  )
  expect(runningText(document())).toBe('')
})
