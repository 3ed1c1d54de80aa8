import type { EmojiName } from '@capivira/ui/emoji.tsx'

/** Cards to try on the landing page, each as the app would show it. */
export const sampleCards = [
  {
    subject: 'Ciências',
    emoji: 'seedling',
    question: 'O que é a fotossíntese?',
    answer: 'É o processo em que as plantas usam a luz do Sol para transformar água e gás carbônico em alimento.',
    page: 4,
  },
  {
    subject: 'Geografia',
    emoji: 'globe',
    question: 'Qual é o maior bioma do Brasil?',
    answer: 'A Amazônia, que cobre quase metade do território do país.',
    page: 11,
  },
  {
    subject: 'História',
    emoji: 'open-book',
    question: 'Em que ano a Lei Áurea foi assinada?',
    answer: 'Em 1888, no dia 13 de maio.',
    page: 7,
  },
] as const satisfies readonly { subject: string; emoji: EmojiName; question: string; answer: string; page: number }[]

export const steps = [
  {
    title: 'O professor envia um PDF',
    text: 'A apostila, o capítulo do livro, o resumo da aula. Vale até página escaneada.',
    emoji: 'page',
  },
  {
    title: 'A Capivira lê e escreve',
    text:
      'Em pouco tempo o texto vira flip cards, questões de quiz e palavras para os jogos, cada um com a página de ' +
      'onde saiu.',
    emoji: 'sparkles',
  },
  {
    title: 'A turma vira craque',
    text: 'Cada aluno revisa na hora certa, ganha XP, mantém a sequência e desbloqueia conquistas.',
    emoji: 'trophy',
  },
] as const satisfies readonly { title: string; text: string; emoji: EmojiName }[]

export const audiences = [
  {
    type: 'student',
    tone: 'primary',
    variant: 'primary',
    emoji: 'backpack',
    title: 'Para quem estuda',
    text: 'Aprender fica mais leve quando dá para virar, acertar e comemorar.',
    points: [
      'Flip cards interativos que voltam na hora certa de revisar',
      'Quizzes com explicação para cada resposta',
      'XP, níveis, sequência de dias e conquistas',
      'Jogos e desenhos com a matéria da sua aula',
    ],
    button: 'Cadastrar como Aluno',
  },
  {
    type: 'teacher',
    tone: 'info',
    variant: 'info',
    emoji: 'school',
    title: 'Para quem ensina',
    text: 'Você já tem o material. A Capivira cuida do resto e você fica com a palavra final.',
    points: [
      'Envie o PDF: os flip cards e as questões são criados automaticamente',
      'Confira cada item ao lado do trecho original',
      'Edite, acrescente ou esconda o que quiser',
      'Acompanhe o progresso dos alunos',
    ],
    button: 'Cadastrar como Professor',
  },
  {
    type: 'admin',
    tone: 'special',
    variant: 'special',
    emoji: 'chart',
    title: 'Para quem cuida da escola',
    text: 'Tudo o que acontece na plataforma em um só lugar.',
    points: ['Gerencie usuários e conteúdo', 'Controle quem acessa a plataforma', 'Veja as métricas completas'],
    button: 'Cadastrar como Admin',
  },
] as const

/** Pictures made from the running product by scripts/help-pictures.ts. */
export const views = {
  teacher: {
    alt: 'Tela do professor: um flip card ao lado da página do PDF, com o trecho de onde ele veio marcado',
    caption: 'No computador do professor, cada card ao lado da página de onde saiu.',
  },
  pupil: {
    alt: 'Celular do aluno: um card virado e os quatro botões que contam como foi lembrar da resposta',
    caption: 'No celular do aluno, virar, lembrar e contar como foi.',
  },
} as const

export const promises = [
  {
    title: 'No servidor que a escola escolher',
    text:
      'A Capivira é instalada pela própria escola, ou por quem ela escolher. Contas, materiais e respostas ficam ' +
      'lá.',
    emoji: 'school',
  },
  {
    title: 'Sem anúncios e sem rastreamento',
    text: 'Nenhuma tela pede nada a outro site, e os dados dos alunos nunca são vendidos nem cedidos.',
    emoji: 'lock',
  },
  {
    title: 'Pensada para a LGPD',
    text: 'Não pedimos data de nascimento nem foto. Cada pessoa pode baixar e apagar o que é seu, direto no perfil.',
    emoji: 'memo',
  },
  {
    title: 'De graça e de código aberto',
    text:
      'A licença é a MIT. Qualquer pessoa pode ler, conferir e melhorar. Também funciona sem nenhum serviço de IA ' +
      'contratado.',
    emoji: 'globe',
  },
] as const satisfies readonly { title: string; text: string; emoji: EmojiName }[]

export const features = [
  {
    title: 'Processamento inteligente de documentos',
    text: 'Lê títulos, parágrafos e páginas escaneadas, e guarda de onde veio cada resposta.',
    emoji: 'magnifier',
  },
  {
    title: 'Gamificação completa',
    text: 'XP, níveis, sequências e conquistas que premiam quem estuda um pouco todo dia.',
    emoji: 'flame',
  },
  {
    title: 'Do jeito de cada idade',
    text: 'Do Fundamental ao Superior, com letras grandes, toque fácil e tema claro ou escuro.',
    emoji: 'thumbs-up',
  },
  {
    title: 'Jogos e desenhos',
    text: 'Memória, caça-palavras, quiz relâmpago e desenhos para colorir criados automaticamente.',
    emoji: 'palette',
  },
] as const satisfies readonly { title: string; text: string; emoji: EmojiName }[]
