import { expect, test } from 'vitest'
import { resolveLabel } from './labels.ts'

test.each([
  [
    'Arrendatários: alugam a terra e pagam ao dono.',
    'Arrendatários',
    'Trabalho no campo',
    'Os arrendatários alugam a terra e pagam ao dono.',
  ],
  [
    'Concretos: Designam coisas que têm existência própria.',
    'Concretos',
    'Substantivos concretos e abstratos',
    'Os substantivos concretos designam coisas que têm existência própria.',
  ],
  ['Faringe: Liga a boca com o esôfago.', 'Faringe', 'Digestão', 'A faringe liga a boca com o esôfago.'],
  ['Erosão marinha: causada pelas ondas', 'Erosão marinha', 'Relevo', 'A erosão marinha é causada pelas ondas.'],
  ['Tribal: não recebe dinheiro.', 'Tribal', 'Tipos de chefia', 'A chefia tribal não recebe dinheiro.'],
  ['Alpino: possui invernos longos.', 'Alpino', 'Climas da Europa', 'O clima alpino possui invernos longos.'],
  ['Corrente fria: traz peixes.', 'Corrente fria', 'Natureza da corrente', 'A corrente fria traz peixes.'],
  ['Maré alta - Ocorre na lua cheia.', 'Maré alta', 'Marés', 'A maré alta ocorre na lua cheia.'],
  ['Granizo: é provocado pelo ar frio.', 'Granizo', 'O tempo', 'O granizo é provocado pelo ar frio.'],
  ['Neblina: ocorre quando o ar esfria.', 'Neblina', 'O tempo', 'A neblina ocorre quando o ar esfria.'],
  ['Tear mecânico: Automatizou a tecelagem.', 'Tear mecânico', 'Indústria', 'O tear mecânico automatizou a tecelagem.'],
])('%s', (text, label, title, expected) => {
  expect(resolveLabel(text, label, title)).toBe(expected)
})

test.each([
  ['Fotossíntese: Processo pelo qual as plantas produzem glicose.', 'Fotossíntese', 'Plantas'],
  ['Simples: formam-se de uma palavra.', 'Simples', 'Exercícios'],
  ['Força: Sua casca dura guarda a semente.', 'Força', 'Sementes'],
  ['Dica: Leia o texto inteiro.', 'Dica', 'Leitura'],
  ['Fordismo: Criado por Ford, o fordismo produz em massa.', 'Fordismo', 'Fábricas'],
  ['Importância cultural: cantada por povos antigos.', 'Importância cultural', 'A serra'],
  ['VEJA DE PERTO: Mostra o tear por dentro.', 'VEJA DE PERTO', 'O tear'],
])('stands as it is: %s', (text, label, title) => {
  expect(resolveLabel(text, label, title)).toBeNull()
})
