import { expect, test } from 'vitest'
import { draftMaterial } from '../../generate.ts'
import { documentOf } from '../../testing/document.ts'
import { kindsOf } from '../kinds/kinds.ts'
import { placeLikeness } from './place-likeness.ts'

const { study } = draftMaterial(documentOf('# Viagens\n\nO navio parte do porto todas as manhãs.'), {
  title: 'Viagens',
})
const kinds = kindsOf(study)

test.each([
  ['Em Belém', 'Em Manaus', 0.5],
  ['Na Roma Antiga', 'No Egito Antigo', 0.5],
  ['Na Polônia', 'No Egito Antigo', -1],
  ['Na Europa', 'Na Ásia', 0.5],
  ['Na Itália', 'Na Ásia', -1],
  ['Em Bagdá', 'Na Ásia', -1],
  ['No Maranhão', 'Nas Américas', -1],
  ['Na França', 'Em Paris', -1],
  ['Em Pedro Branco', 'Na Ásia', -1],
  ['Em Xapuri', 'Em Manaus', 0.5],
  ['No Brasil', 'No Rio Tocantins', -1],
  ['No Nordeste', 'Na Serra do Mar', -1],
  ['No Rio Xingu', 'No Rio Tocantins', 0.5],
  ['Em Portugal', 'Na Europa Ocidental', -1],
  ['Em Atenas', 'Na América Central', -1],
  ['No Sudeste Asiático', 'Na Europa Ocidental', 0.5],
  ['Em Lima', 'Em Quito, no Equador', -1],
  ['No núcleo do Sol', 'No Brasil', -1],
  ['No Calendário de Aulas', 'No Conselho de Classe', -1],
  ['No Plano de Aulas', 'No Calendário de Provas', 0.5],
  ['Em Estágio Livre', 'No Plano de Aulas', -1],
])('%s beside %s: %d', (text, answer, likeness) => {
  expect(placeLikeness(text, answer, kinds)).toBe(likeness)
})
