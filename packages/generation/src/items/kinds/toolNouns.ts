import type { KindList } from './kindList.ts'

/**
 * Computing, language and the arts as schools teach them, by what a lesson sets side by side. No member of a list is another name, a part
 * or a kind of another.
 */
export const TOOL_NOUNS: readonly KindList[] = [
  // Computing
  {
    kind: 'equipamento de rede',
    sort: 'device',
    bait: true,
    members: 'roteador, modem, repetidor, servidor, concentrador, comutador, satélite',
  },
  {
    kind: 'peça do computador',
    sort: 'device',
    bait: true,
    members: 'processador, placa-mãe, disco rígido, placa de vídeo, memória principal, fonte de alimentação',
  },
  {
    kind: 'periférico',
    sort: 'device',
    bait: true,
    members: 'teclado, mouse, monitor, impressora, scanner, microfone, webcam',
  },
  {
    kind: 'conceito da orientação a objetos',
    sort: 'technology',
    bait: true,
    members: 'classe, objeto, método, atributo, herança, polimorfismo, encapsulamento, abstração, construtor',
  },
  {
    kind: 'estrutura de dados',
    sort: 'technology',
    bait: true,
    members: 'pilha, fila, árvore, grafo, vetor, matriz, lista encadeada',
  },
  {
    kind: 'parte de um endereço da internet',
    sort: 'technology',
    bait: true,
    members: 'protocolo, domínio, subdomínio, porta, caminho',
  },
  { kind: 'unidade de informação', sort: 'magnitude', bait: true, members: 'bit, byte, megabyte, gigabyte, terabyte' },
  // Language
  {
    kind: 'termo da oração',
    sort: 'language',
    bait: true,
    members:
      'sujeito, predicado, objeto direto, objeto indireto, complemento nominal, adjunto adnominal, adjunto adverbial, aposto, vocativo',
  },
  { kind: 'encontro de sons', sort: 'language', bait: true, members: 'ditongo, tritongo, hiato, dígrafo' },
  {
    kind: 'parte da palavra',
    sort: 'language',
    bait: true,
    members: 'radical, prefixo, sufixo, desinência, vogal temática',
  },
  { kind: 'relação entre palavras', sort: 'language', bait: true, members: 'sinônimo, antônimo, homônimo, parônimo' },
  {
    kind: 'sinal de pontuação',
    sort: 'language',
    bait: true,
    members: 'vírgula, ponto final, ponto e vírgula, travessão, ponto de exclamação, ponto de interrogação',
  },
  {
    kind: 'elemento da narrativa',
    sort: 'language',
    bait: true,
    members: 'narrador, personagem, enredo, espaço, clímax, desfecho',
  },
  { kind: 'tipo de texto', sort: 'work', bait: true, members: 'narração, descrição, dissertação, injunção' },
  // Arts
  { kind: 'elemento da música', sort: 'work', bait: true, members: 'melodia, harmonia, ritmo, timbre, compasso' },
  { kind: 'técnica de pintura', sort: 'work', bait: true, members: 'aquarela, afresco, guache, têmpera' },
]
