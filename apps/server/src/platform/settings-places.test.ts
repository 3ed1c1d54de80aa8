import { expect, test } from 'vitest'
import { parseEnvironment } from './settings.ts'

test.each([
  [
    { DATA_DIR: '~/capivira' },
    'DATA_DIR deve ser o caminho por extenso, como /var/lib/capivira: fora do terminal, ~ e $HOME não são',
  ],
  [
    { ERASED_LIST: '$HOME/lista' },
    'ERASED_LIST deve ser o caminho por extenso, como /var/lib/capivira-erased: fora do terminal',
  ],
  [{ DATA_DIR: '%h/capivira' }, 'DATA_DIR deve ser o caminho por extenso'],
])('%o is what only a shell would replace', (env, sentence) => {
  expect(() => parseEnvironment(env)).toThrow(sentence)
})

test('a path may hold these signs anywhere else', () => {
  expect(parseEnvironment({ DATA_DIR: '/srv/escola~1/$dados' }).dataFolder).toBe('/srv/escola~1/$dados')
})
