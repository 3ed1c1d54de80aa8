import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Nas salinas, a água do mar fica em tanques rasos.',
    'place/',
    'Nas salinas, onde fica a água do mar? → Em tanques rasos',
  ],
  [
    'Na maré alta, a ilha de areia fica entre a maré e o mangue.',
    'place/',
    'Na maré alta, onde fica a ilha de areia? → Entre a maré e o mangue',
  ],
  [
    'Nos cogumelos, a reprodução sexuada ocorre por meio de esporos.',
    'cause/',
    'Nos cogumelos, como ocorre a reprodução sexuada? → Por meio de esporos',
  ],
  [
    'Na fase jovem, quando ainda são lagartas, as borboletas se alimentam de folhas.',
    'relation/from',
    'Na fase jovem, de que se alimentam as borboletas? → De folhas',
  ],
  [
    'Em 2000, foi implantada a Rede Nacional com o objetivo de interligar todo o país.',
    'function/',
    'Com que objetivo foi implantada a Rede Nacional? → Interligar todo o país',
  ],
])('%s', (text, pattern, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('what is done before to something else is no lead of the question', () => {
  expect(
    found('Depois de fervida, um agente químico é usado com a finalidade de matar os germes.', 'function/'),
  ).toEqual([])
})

test('what an item says after its first sentence is asked of its label', () => {
  expect(
    found(
      '# Doenças do ouvido\n\n- **Otite**: inflamação do ouvido médio causada por bactérias. Os canais do ouvido se enchem de líquido.\n- **Labirintite**: inflamação do labirinto que provoca tontura.',
      'clause/of',
    ),
  ).toEqual(['Na otite, de que se enchem os canais do ouvido? → De líquido'])
})

test('a time with its dates in brackets limits whom a thing was shaped by', () => {
  expect(
    found('No período joanino (1808 a 1821), a moda da corte foi influenciada pela França.', 'agent/done-by'),
  ).toEqual(['No período joanino, quem influenciou a moda da corte? → França'])
})
