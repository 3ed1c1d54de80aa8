import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'As raízes das plantas podem ser pivotantes (raiz principal com ramificações) ou fasciculadas (sem raiz principal).',
    'Como podem ser as raízes das plantas? → Pivotantes ou fasciculadas',
  ],
  [
    'A ligação covalente pode ser simples, dupla ou tripla.',
    'Como pode ser a ligação covalente? → Simples, dupla ou tripla',
  ],
  [
    'Os frutos das plantas podem ser classificados em carnosos ou secos.',
    'Como podem ser classificados os frutos das plantas? → Carnosos ou secos',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'list/can-be')).toEqual([expected])
})

test.each([
  'A dengue pode ser grave e levar o doente à morte em poucos dias.',
  'A convecção pode ser observada nos aparelhos de ar ou nas geladeiras.',
])('no kinds: %s', text => {
  expect(found(text, 'list/can-be')).toEqual([])
})

test('with what it is done is no kind', () => {
  expect(found('O piso da cozinha pode ser limpo com sabão e água.', 'list/can-be')).toEqual([])
  expect(found('O piso da cozinha pode ser lavado com sabão e água.', 'list/can-be')).toEqual([])
})

test('sorts that both open with a preposition', () => {
  expect(found('As panelas da feira podem ser de barro cozido ou de ferro fundido.', 'list/can-be')).toEqual([
    'Como podem ser as panelas da feira? → De barro cozido ou de ferro fundido',
  ])
})
