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

test('a host to listen at has no port: that is a setting of its own', () => {
  const sentence = 'HOST deve ser um nome ou endereço de rede, sem a porta, como 127.0.0.1 (está "localhost:3000").'
  expect(() => parseEnvironment({ HOST: 'localhost:3000' })).toThrow(sentence)
  expect(parseEnvironment({ HOST: 'fd00::1' }).publicUrl).toBe('http://[fd00::1]:3000')
})
