import { expect, test } from 'vitest'
import { plainBlock } from '../testing/block.ts'
import type { Block, CleanDocument, SectionKind } from './model.ts'
import { runningText } from './running-text.ts'

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
      ['front-matter', plainBlock('paragraph', 'Este caderno foi impresso na gráfica da escola no ano passado.')],
      [
        'content',
        plainBlock('cover', 'Este caderno acompanha as aulas de Ciências do sétimo ano.'),
        plainBlock('paragraph', 'Prof. Ana'),
        plainBlock('paragraph', lesson),
        plainBlock('list-item', 'Comem capim.'),
      ],
      ['references', plainBlock('paragraph', 'Manual de zoologia da escola, terceira edição, com muitas figuras.')],
    ),
  )
  expect(text).toBe(`${lesson}\nComem capim.`)
})

test('a text without a sentence is given from its beginning, and nothing of nothing', () => {
  expect(
    runningText(document(['content', plainBlock('list-item', 'Comem capim'), plainBlock('list-item', 'Nadam bem')])),
  ).toBe('Comem capim\nNadam bem')
  expect(runningText(document())).toBe('')
})
