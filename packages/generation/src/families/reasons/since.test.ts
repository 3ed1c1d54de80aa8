import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Como as folhas do cacto são reduzidas a espinhos, a perda de água é muito pequena.',
    'Por que a perda de água é muito pequena? → Porque as folhas do cacto são reduzidas a espinhos',
  ],
  [
    'Como a pele do sapo é fina, ela perde água com facilidade.',
    'Por que a pele do sapo perde água com facilidade? → Porque é fina',
  ],
  [
    'Visto que o Pantanal é plano, a água das cheias demora a escoar.',
    'Por que a água das cheias demora a escoar? → Porque o Pantanal é plano',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'cause/since')).toEqual([expected])
})

test.each([
  'Como o próprio nome diz, a rocha ígnea vem do fogo.',
  'Como ocorre em todo o litoral, a maré sobe duas vezes por dia.',
  'Como a maioria dos peixes, o tubarão respira por brânquias.',
  'Como o pomar recebe muita chuva, é recomendado que tenha valas.',
  'Como você deve ter percebido, a perda de água é muito pequena.',
  'Como a casca do ovo permite a troca de gases, ele respira por ela.',
  'Como os seus espinhos são longos, a perda de água é muito pequena.',
])('%s: no reason', text => {
  expect(found(text, 'cause/since')).toEqual([])
})
