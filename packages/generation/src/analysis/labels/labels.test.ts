import { expect, test } from 'vitest'
import { resolveLabel, resolveTitled } from './labels.ts'

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

test.each([
  ['É a capacidade de a onda contornar um muro.', 'Difração', 'A difração é a capacidade de a onda contornar um muro.'],
  ['Ocorre quando um corpo vibra com a onda.', 'Ressonância', 'A ressonância ocorre quando um corpo vibra com a onda.'],
  ['É a mudança da nota ouvida.', 'Efeito Doppler', 'O efeito Doppler é a mudança da nota ouvida.'],
])('said of the word before its point: %s', (text, label, expected) => {
  expect(resolveTitled(text, label)).toBe(expected)
})

test.each([
  ['Ouvimos a voz atrás de um muro.', 'Difração'],
  ['É o inverso da frequência.', 'Características'],
  ['São os sons mais graves.', 'Infrassom'],
])('stands as it is after a point: %s', (text, label) => {
  expect(resolveTitled(text, label)).toBeNull()
})

test('the noun after a label that takes it up is left out', () => {
  expect(resolveLabel('Lavagem: esse processo poupa o peixe por meses.', 'Lavagem', '')).toBe(
    'A lavagem poupa o peixe por meses.',
  )
  expect(resolveLabel('Lavagem: Esse processo ocorre no verão.', 'Lavagem', '')).toBe('A lavagem ocorre no verão.')
})
