import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'

const coresOf = (text: string) => studyFrom(text).sentences.map(({ core }) => core)

const TWO = `# Garoa

O planeta Garoa gira depressa em torno da sua estrela. A superfície é coberta de gelo e de poeira.

# Brasa

O planeta Brasa está mais perto da estrela do sistema. Lá o dia dura pouco. A superfície tem vales e vulcões em toda \
parte.`

test('what several sections have each for their own is said of each by its name', () => {
  expect(coresOf(TWO)).toContain('A superfície do planeta Brasa tem vales e vulcões em toda parte.')
})

test('what one section has needs no owner', () => {
  const one = TWO.slice(TWO.indexOf('# Brasa'))
  expect(coresOf(one)).toContain('A superfície tem vales e vulcões em toda parte.')
})

test('what is said of a part already is left', () => {
  expect(coresOf(TWO.replace('A superfície tem', 'A superfície do planeta Brasa tem'))).toContain(
    'A superfície do planeta Brasa tem vales e vulcões em toda parte.',
  )
})
