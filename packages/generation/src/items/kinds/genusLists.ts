import type { KindList } from './kindList.ts'

/**
 * Nouns a definition begins with ('processo pelo qual…', 'conjunto de…'): they tell the sort of a thing, no kind of their own. Beside
 * other definitions only these count, whatever the noun may name elsewhere: a 'conjunto' is no number, a 'navegador' nobody.
 */
export const GENUS_LISTS: readonly KindList[] = [
  {
    kind: '',
    sort: 'process',
    members: `processo, fenômeno, ato, ação, passagem, queda, perda, desgaste, acúmulo, aumento, redução, diminuição, troca, mudança, uso, retirada,
      corte, movimento, deslocamento, subida, descida, acesso, estudo, prática, repetição, divisão, contagem, fusão, passo, etapa, falta, ausência,
      presença, liberação, transformação, perturbação, quebra, formação, produção, eliminação, inflamação, deposição, atividade, técnica,
      operação, procedimento, método, estratégia, comércio, trabalho, luta, transporte, cultivo, combate, envio, roubo, caminho, ocupação, união,
      saída, entrada, chegada, volta, desvio, giro, rotação, cumprimento, processamento, análise, exercício, cálculo, tratamento, tarefa`,
  },
  {
    kind: '',
    sort: 'landscape',
    members: `lugar, local, região, área, terreno, espaço, trecho, ponto, ambiente, camada, sítio, zona, faixa, bloco, parte, lado,
      reservatório, propriedade, abrigo, reserva, posição, localização, divisor, curva, cavidade, território, superfície, extensão, bioma, porção`,
  },
  {
    kind: '',
    sort: 'shape',
    members:
      'ponto, linha, círculo, reta, curva, plano, eixo, ângulo, figura, polígono, polo, círculo imaginário, arco, esfera',
  },
  {
    kind: '',
    sort: 'whole',
    members: `conjunto, grupo, série, par, união, massa, estoque, coleção, reunião, variedade, combinação, agrupamento, sequência, lista, rede, totalidade,
      gênero, família, classe, cadeia, corpo, acervo, comunidade, população, associação`,
  },
  {
    kind: '',
    sort: 'magnitude',
    members: `medida, valor, grandeza, distância, razão, proporção, porcentagem, percentual, grau, índice, taxa, quantidade, número, total, soma, intensidade, altura, comprimento,
      largura, velocidade, concentração, diferença, média, fração, parcela, volume, carga, energia, força, unidade, unidade de medida, temperatura, massa, tempo, duração`,
  },
  {
    kind: '',
    sort: 'time',
    members:
      'período, momento, intervalo, tempo, prazo, duração, época, era, fase, etapa, estação, dia, instante, ciclo',
  },
  {
    kind: '',
    sort: 'field',
    members: 'ciência, ramo, disciplina, matéria, especialidade, área do conhecimento, área da ciência',
  },
  {
    kind: '',
    sort: 'document',
    members: `documento, decreto, texto, registro, publicação, ordem, decisão, proibição, permissão, pedido, regra, lei, norma, tratado, acordo,
      carta, imposto, medida, relatório, contrato, plano, projeto, calendário, regulamento, edital, estatuto, código, constituição, diário, livro`,
  },
  {
    kind: '',
    sort: 'technology',
    members: `sistema, programa, software, linguagem, recurso, ferramenta, padrão, formato, serviço, aplicação, aplicativo, tecnologia, nome, identificador,
      mecanismo, biblioteca, plataforma, navegador, editor, pacote, protocolo, interface, instalador, gerenciador, motor, API, rede, ambiente, módulo,
      servidor, arquivo, estrutura, endereço, linguagem de programação, sistema operacional`,
  },
  {
    kind: '',
    sort: 'code',
    members: `função, método, classe, comando, variável, constante, atributo, objeto, instrução, bloco de código, laço, parâmetro, argumento, operador, nome,
      identificador, mecanismo, recurso, tipo de dado, estrutura de dados`,
  },
  {
    kind: '',
    sort: 'device',
    members:
      'aparelho, equipamento, instrumento, dispositivo, objeto, peça, componente, placa, cabo, conector, circuito, chave, máquina, chip, motor, utensílio, veículo',
  },
  {
    kind: '',
    sort: 'person',
    members:
      'pessoa, indivíduo, morador, habitante, dono, pai, mãe, filho, esposa, marido, fundador, autor, herdeiro, membro',
  },
  { kind: '', sort: 'animal', members: 'ser, ser vivo, organismo, criatura, animal, espécie, bactéria, parasita' },
  {
    kind: '',
    sort: 'idea',
    members:
      'ideia, teoria, doutrina, conceito, princípio, modelo, forma de governo, forma de organização, crença, pensamento, corrente, regime, lei, visão, hipótese',
  },
  {
    kind: '',
    sort: 'quality',
    members:
      'capacidade, característica, situação, estado, condição, relação, qualidade, direito, dever, facilidade, resultado, propriedade, tendência, habilidade',
  },
  {
    kind: '',
    sort: 'substance',
    members:
      'substância, material, matéria, composto, mistura, produto, elemento, fluido, líquido, gás, sal, metal, proteína, molécula',
  },
  {
    kind: '',
    sort: 'organization',
    members:
      'organização, instituição, entidade, órgão, grupo de deputados, equipe, empresa, associação, conselho, partido, instância, colegiado, comitê, comissão, secretaria, coordenação, departamento, diretoria, câmara, tribunal, ministério, assembleia',
  },
  {
    kind: '',
    sort: 'event',
    members:
      'acontecimento, evento, episódio, revolta, guerra, batalha, conflito, cerimônia, festa, movimento, crise, luta, levante, revolução',
  },
  { kind: '', sort: 'body', members: 'organela, estrutura, órgão, tecido, célula, membrana, osso, músculo, glândula' },
  {
    kind: '',
    sort: 'language',
    members:
      'sigla, acrônimo, abreviação, abreviatura, nome, palavra, termo, expressão, símbolo, letra, sinal, forma abreviada',
  },
]
