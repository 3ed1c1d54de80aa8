export const text = {
  title: 'Quiz Relâmpago',
  invitation: 'Respostas rápidas, cabeça fria. Quantas você acerta em seguida?',
  steps: [
    'Leia a pergunta e toque na resposta certa antes que o tempo acabe.',
    'Quanto mais depressa, mais pontos. Mas errar não tira nada!',
    'No teclado: A a D (ou 1 a 4) respondem, Enter continua.',
  ],
  level: (questions: number, seconds: number) => `${questions} perguntas, ${seconds} segundos cada`,
  generationError: 'Erro na Geração',
  noQuestions: 'Não foi possível gerar perguntas',
  generationFailed: 'Falha ao gerar perguntas',
  place: (place: number, total: number) => `Pergunta ${place} de ${total}`,
  streak: (count: number) => `${count} seguidas`,
  seconds: (seconds: number) => (seconds === 1 ? 'segundo' : 'segundos'),
  hurry: 'Está acabando!',
  right: 'Certo!',
  wrong: 'Quase!',
  late: 'O tempo acabou!',
  rightIs: 'A resposta certa é:',
  goOn: 'Continuar',
  readCalmly: 'Ler com calma',
  score: 'Pontos',
  hits: 'Acertos',
  accuracy: 'Precisão',
  longest: 'Maior sequência',
  yourAnswer: 'Sua resposta:',
  noAnswer: 'Sem resposta a tempo.',
  done: (right: number, total: number) =>
    right === total ? 'Você acertou todas!' : right * 2 >= total ? 'Muito bem!' : 'Boa tentativa!',
} as const

export const letters = ['A', 'B', 'C', 'D', 'E'] as const
