export const columnNames = ['question', 'answer', 'category', 'difficulty', 'quote'] as const
export type ColumnName = (typeof columnNames)[number]

/** What people call the columns, folded. */
export const headings: Record<ColumnName, readonly string[]> = {
  question: [
    'pergunta',
    'perguntas',
    'frente',
    'questao',
    'questoes',
    'termo',
    'palavra',
    'conceito',
    'enunciado',
    'texto da pergunta',
    'texto da questao',
    'afirmacao',
    'afirmacoes',
    'afirmativa',
    'assertiva',
    'proposicao',
    'anverso',
    'question',
    'question text',
    'front',
    'term',
    'word',
    'pregunta',
    'termino',
  ],
  answer: [
    'resposta',
    'respostas',
    'verso',
    'definicao',
    'significado',
    'traducao',
    'gabarito',
    'descricao',
    'explicacao',
    'answer',
    'back',
    'definition',
    'meaning',
    'resposta certa',
    'resposta correta',
    'correct answer',
    'v ou f',
    'v/f',
    'verdadeiro ou falso',
    'certo ou errado',
    'respuesta',
    'reverso',
    'definicion',
  ],
  category: [
    'assunto',
    'categoria',
    'tema',
    'topico',
    'tags',
    'etiquetas',
    'marcadores',
    'category',
    'tag',
    'capitulo',
    'unidade',
  ],
  difficulty: ['dificuldade', 'nivel', 'difficulty', 'level'],
  quote: [
    'trecho',
    'trecho do texto',
    'trecho da pagina',
    'citacao',
    'passagem',
    'frase do texto',
    'fonte',
    'quote',
    'excerpt',
    'passage',
    'source',
    'cita',
    'fuente',
  ],
}
/** Names of a column that may hold passages as well as the titles of books: what stands in it tells. */
export const mayBeTitles: ReadonlySet<string> = new Set(['fonte', 'source', 'fuente'])

/** What stands beside them and holds no part of a card. */
export const others = [
  'n',
  'no',
  'nº',
  'n°',
  '#',
  'id',
  'numero',
  'ordem',
  'pagina',
  'material',
  'exemplo',
  'exemplos',
  'imagem',
  'observacao',
  'observacoes',
  'dica',
  'materia',
  'disciplina',
  'serie',
  'ano',
  'turma',
  'data',
  'carimbo de data/hora',
  'timestamp',
  'autor',
]

/** What people and Anki call the fields of a note that hides words, folded. */
export const gapNames = new Set(
  (
    'texto,text,frase,frases,sentence,lacuna,lacunas,cloze,extra,verso extra,back extra,texto extra,comentario,' +
    'comentarios,notas,notes'
  ).split(','),
)

/** Of a list of words in two languages the columns are called by these. */
export const languages = new Set(
  (
    'portugues ingles espanhol frances italiano alemao latim japones guarani tupi libras english portuguese ' +
    'spanish french'
  ).split(' '),
)
