import type { KindList } from './kindList.ts'

/** Nouns a definition begins with ('processo pelo qual…', 'conjunto de…'): they tell the sort of a thing, no kind of their own. */
export const GENUS_LISTS: readonly KindList[] = [
  {
    kind: '',
    sort: 'process',
    members: `processo, fenômeno, ato, ação, passagem, queda, perda, desgaste, acúmulo, aumento, redução, troca, mudança, uso, retirada,
      corte, movimento, deslocamento, subida, descida, acesso, estudo, prática, repetição, divisão, contagem, fusão, passo, falta, ausência, presença, liberação, transformação, perturbação, quebra,
      eliminação, inflamação, mistura, liberação, deposição, concentração, atividade, técnica, operação, procedimento, método,
      comércio, trabalho, luta, transporte, cultivo, combate, envio, roubo, caminho, ocupação, união, saída, entrada, chegada, volta`,
  },
  {
    kind: '',
    sort: 'landscape',
    members: `lugar, local, região, área, terreno, espaço, trecho, ponto, ambiente, camada, sítio, zona, faixa, bloco, parte, lado,
      reservatório, propriedade, abrigo, reserva, posição, divisor, curva`,
  },
  {
    kind: '',
    sort: 'whole',
    members:
      'conjunto, modo, grupo, série, par, união, massa, estoque, coleção, reunião, variedade, quantidade, número, total, soma, combinação, agrupamento, sequência',
  },
  { kind: '', sort: 'time', members: 'período, momento, intervalo, tempo, prazo, duração' },
  { kind: '', sort: 'field', members: 'ciência, ramo, disciplina, matéria, especialidade' },
  {
    kind: '',
    sort: 'document',
    members:
      'documento, medida, decreto, texto, registro, publicação, ordem, decisão, proibição, permissão, pedido, regra',
  },
  {
    kind: '',
    sort: 'technology',
    members:
      'sistema, programa, linguagem, recurso, ferramenta, padrão, formato, serviço, aplicação, tecnologia, estrutura, sigla, nome, identificador, maneira, mecanismo',
  },
  { kind: '', sort: 'device', members: 'aparelho, equipamento, instrumento, dispositivo, objeto, peça, componente' },
  {
    kind: '',
    sort: 'person',
    members:
      'pessoa, indivíduo, morador, habitante, dono, pai, mãe, filho, esposa, marido, fundador, autor, herdeiro, membro',
  },
  { kind: '', sort: 'animal', members: 'ser, ser vivo, organismo, criatura, animal, espécie' },
  {
    kind: '',
    sort: 'idea',
    members:
      'ideia, teoria, doutrina, conceito, princípio, modelo, forma de governo, forma de organização, crença, pensamento, corrente, regime',
  },
  {
    kind: '',
    sort: 'quality',
    members:
      'capacidade, característica, situação, estado, condição, relação, qualidade, direito, dever, diferença, facilidade, resultado',
  },
  {
    kind: '',
    sort: 'magnitude',
    members: 'medida, valor, grandeza, distância, razão, proporção, porcentagem, grau, índice',
  },
  {
    kind: '',
    sort: 'substance',
    members: 'substância, material, matéria, composto, mistura, produto, elemento, fluido',
  },
  { kind: '', sort: 'organization', members: 'organização, instituição, entidade, órgão, grupo de deputados, equipe' },
  {
    kind: '',
    sort: 'event',
    members:
      'acontecimento, evento, episódio, revolta, guerra, batalha, conflito, cerimônia, festa, movimento, crise, luta, levante',
  },
  { kind: '', sort: 'body', members: 'organela, estrutura, órgão, tecido, célula, membrana' },
]
