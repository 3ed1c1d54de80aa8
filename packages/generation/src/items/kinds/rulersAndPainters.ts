import type { KindList } from './kindList.ts'

/** Rulers and painters, a list for each time and place: nobody takes Leonardo for an impressionist, nor the one president for a beato. */
export const RULERS_AND_PAINTERS: readonly KindList[] = [
  {
    kind: 'governante',
    sort: 'person',
    article: '',
    members: `Napoleão, Napoleão Bonaparte, Luís XIV, Luís XVI, Júlio César, Augusto, Carlos Magno, Alexandre, George Washington,
      Thomas Jefferson, Abraham Lincoln, Adolf Hitler, Benito Mussolini, Josef Stalin, Vladimir Lenin, Winston Churchill`,
  },
  {
    kind: 'governante',
    sort: 'person',
    article: '',
    bait: true,
    members: `Deodoro da Fonseca, Floriano Peixoto, Prudente de Morais, Campos Sales, Rodrigues Alves, Afonso Pena, Hermes da Fonseca,
      Venceslau Brás, Epitácio Pessoa, Artur Bernardes, Washington Luís`,
  },
  {
    kind: 'governante',
    sort: 'person',
    article: '',
    bait: true,
    members: 'Getúlio Vargas, Eurico Gaspar Dutra, Juscelino Kubitschek, Jânio Quadros, João Goulart, Castelo Branco',
  },
  {
    kind: 'monarca do Brasil',
    sort: 'person',
    article: '',
    members: 'D. João VI, D. Pedro I, D. Pedro II, D. Maria I, Carlota Joaquina, Leopoldina, Princesa Isabel',
  },
  {
    kind: 'pintor',
    sort: 'person',
    article: '',
    bait: true,
    members: `Leonardo da Vinci, Michelangelo, Rafael Sanzio, Sandro Botticelli, Ticiano, Albrecht Dürer, Jan van Eyck, Tintoretto,
      Donatello`,
  },
  {
    kind: 'pintor',
    sort: 'person',
    article: '',
    bait: true,
    members: 'Rembrandt, Caravaggio, Diego Velázquez, Peter Paul Rubens, Johannes Vermeer',
  },
  {
    kind: 'pintor',
    sort: 'person',
    article: '',
    bait: true,
    members: `Claude Monet, Édouard Manet, Edgar Degas, Auguste Renoir, Paul Cézanne, Vincent van Gogh, Van Gogh, Paul Gauguin, Georges Seurat,
      Henri Matisse, Edvard Munch, Gustav Klimt`,
  },
  {
    kind: 'pintor',
    sort: 'person',
    article: '',
    bait: true,
    members: `Pablo Picasso, Salvador Dalí, Georges Braque, Joan Miró, René Magritte, Wassily Kandinsky, Piet Mondrian, Marcel Duchamp,
      Paul Klee, Frida Kahlo`,
  },
  {
    kind: 'pintor',
    sort: 'person',
    article: '',
    bait: true,
    members: `Candido Portinari, Tarsila do Amaral, Anita Malfatti, Di Cavalcanti, Lasar Segall, Vicente do Rego Monteiro, Alfredo Volpi,
      Djanira`,
  },
  {
    kind: 'pintor',
    sort: 'person',
    article: '',
    bait: true,
    members: 'Pedro Américo, Victor Meirelles, Almeida Júnior, Jean-Baptiste Debret, Johann Moritz Rugendas',
  },
]
