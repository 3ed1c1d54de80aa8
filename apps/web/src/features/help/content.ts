import type { UserType } from '@capivira/core/http/endpoint'

/** A picture made from the running product by scripts/help-pictures.ts, in public/help. */
export type Picture = { name: string; alt: string; width: number; height: number }

export type Topic = {
  title: string
  /** Steps or facts, one sentence or two each. */
  points: readonly string[]
  picture?: Picture
  /** Steps that are seen better than told, each with its picture, in their order. */
  steps?: readonly (Picture & { says: string })[]
  /** Where to go and try it. */
  link?: { href: string; label: string }
}

const phone = (name: string, alt: string): Picture => ({ name, alt, width: 390, height: 844 })
const desk = (name: string, alt: string): Picture => ({ name, alt, width: 1280, height: 760 })

const step = (name: string, says: string, alt: string) => ({ ...phone(name, alt), says })

const student: readonly Topic[] = [
  {
    title: 'Estudar com flip cards',
    points: [
      'Em “Estudar”, escolha um material e toque em “Flip cards”.',
      'Leia a pergunta, tente lembrar a resposta e só então toque no card para virar.',
      'Conte como foi: “Não lembrei”, “Difícil”, “Médio” ou “Fácil”. A Capivira escolhe o melhor dia para ' +
        'mostrar o card de novo.',
      '“Ver na página” mostra o trecho do PDF de onde o card veio.',
    ],
    picture: phone('pupil-card', 'Um card virado, com a resposta e os quatro botões de avaliação'),
    link: { href: '/study-materials', label: 'Ir para Estudar' },
  },
  {
    title: 'Fazer um quiz',
    points: [
      'Escolha uma alternativa e confirme. A Capivira diz se você acertou e mostra de onde vem a resposta.',
      'Quer mais tempo para ler? Toque em “Ler com calma”.',
      'No fim, veja o que errou e toque em “Estudar os que errei”. Pode refazer o quiz quantas vezes quiser.',
    ],
    picture: phone('pupil-quiz', 'Uma questão de quiz com quatro alternativas'),
    link: { href: '/quiz-list', label: 'Ver os quizzes' },
  },
  {
    title: 'Ganhar XP, níveis e conquistas',
    points: [
      'Você ganha XP ao ver cards, avaliar cards, acertar questões e terminar jogos.',
      'Estudar pelo menos um pouco todo dia faz sua sequência crescer. Ela só zera depois de um dia inteiro sem ' +
        'estudar.',
      'O desafio do dia é estudar 25 cards: vale 50 XP.',
    ],
    picture: phone('pupil-dashboard', 'O começo da Capivira, com nível, sequência e desafio do dia'),
    link: { href: '/achievements', label: 'Ver as conquistas' },
  },
  {
    title: 'Jogar com o que você estuda',
    points: [
      'Em “Jogos”, escolha um material: as cartas, as palavras e as perguntas vêm dele.',
      'Todos os jogos funcionam com o dedo, com o mouse ou só com o teclado. O som liga e desliga no próprio ' +
        'jogo; no horário de aula, seu professor pode ter pedido silêncio.',
      'Em “Conforto” você pode pedir mais tempo, ou jogar sem relógio.',
    ],
    picture: phone('pupil-games', 'A lista de jogos'),
    link: { href: '/games', label: 'Ver os jogos' },
  },
  {
    title: 'Entrar em uma turma',
    points: [
      'Seu professor tem um código da turma e um QR code. Digite o código em “Turmas”, ou aponte a câmera para ' +
        'o QR code.',
      'As tarefas da turma aparecem na primeira tela, com a data de entrega.',
    ],
    link: { href: '/join', label: 'Digitar o código' },
  },
  {
    title: 'Estudar sem internet',
    points: [
      'Com internet, toque em “Baixar para estudar” no material.',
      'Depois, abra a Capivira mesmo sem rede: os cards e o quiz baixados estão lá. Suas respostas ficam ' +
        'guardadas no aparelho e são enviadas quando a internet volta.',
      'Antes de sair da conta em um aparelho emprestado, espere sumir o aviso do que está guardado.',
    ],
  },
  {
    title: 'Sua conta',
    points: [
      'No perfil você corrige seu nome, troca a senha, a imagem e o email. O email novo só vale depois que você ' +
        'abre o link que chega nele.',
      'Tem até 12 anos? Peça a um adulto que cuida de você para autorizar, por email ou com a folha da escola. ' +
        'Até lá você estuda e joga normalmente, mas seus desenhos ficam só para você e a imagem do perfil é um ' +
        'desenho.',
    ],
    link: { href: '/profile', label: 'Ver meu perfil' },
  },
  {
    title: 'Achou um erro?',
    points: [
      'Em qualquer card ou questão, toque em “Reportar problema”. Seu professor recebe o aviso.',
      'Um desenho da galeria não devia estar lá? Toque em “Avisar”, embaixo dele: ele sai da galeria até um ' +
        'professor olhar.',
    ],
  },
]

const teacher: readonly Topic[] = [
  {
    title: 'Do PDF aos cards',
    points: [
      'Em “Novo Material”, escolha ou arraste um PDF de até 50 MB. Páginas escaneadas também são lidas.',
      'Acompanhe a leitura pela barra. Ao terminar, o material tem flip cards, questões e palavras, cada um com ' +
        'a página e o trecho de onde veio. O que é certo vai direto para os alunos; o resto, em geral a maior ' +
        'parte, espera a sua revisão.',
      'Se o aviso for “Processamento incompleto”, uma parte do PDF não pôde ser lida, ou dele não saiu item algum: o ' +
        'aviso diz por quê.',
    ],
    picture: desk('teacher-upload', 'A tela de envio de um PDF'),
    link: { href: '/upload-material', label: 'Enviar um PDF' },
  },
  {
    title: 'Revisar o que foi criado',
    points: [
      'Abra “Ver cards” ou “Ver questões”: ao lado de cada item está o trecho marcado na página.',
      'O que não é certo espera você em “Revisão”: os alunos só veem depois que você manter. Com o teclado, A ' +
        'mantém, R recusa e Z desfaz; no celular, deslize para a direita ou para a esquerda.',
      'Sem tempo? “Publicar tudo” leva as sugestões aos alunos como estão, menos as que as respostas deles ' +
        'puseram em dúvida. Em “Revisão” você também escolhe a regra dos próximos materiais.',
      'Edite, esconda ou exclua o que não servir, e acrescente o que faltar. “Gerar mais” pede novos itens de ' +
        'uma parte do texto.',
      'O mapa de páginas mostra de quais páginas há itens. O que você mudou continua seu se o material for ' +
        'reprocessado.',
    ],
    picture: desk('teacher-cards', 'Um card com o trecho marcado na página do PDF'),
    link: { href: '/manage-materials', label: 'Ver meus materiais' },
  },
  {
    title: 'Pedir a um assistente',
    points: [
      'Use o assistente de conversa que a sua escola permite: não é preciso chave nem contrato, e a Capivira ' +
        'não envia nada a ninguém. No texto não há dado de aluno.',
      'A Capivira confere cada item com o texto: o que ele prova vai para os alunos, o que não dá para provar ' +
        'espera por você, o que o texto desmente fica de fora.',
      'Funciona também no celular e na rede da escola sem https: lá, copie o texto que fica selecionado ou ' +
        'baixe o arquivo.',
    ],
    steps: [
      step(
        'assistant-1-material',
        'Em “Meus Materiais”, abra a matéria e escolha “Pedir a um assistente”.',
        'Um material com os seus botões; entre eles, “Pedir a um assistente”',
      ),
      step(
        'assistant-2-prompt',
        'Copie o pedido. Ele já traz o texto e as regras.',
        'O pedido em um campo, com os botões “Copiar” e “Baixar o pedido”',
      ),
      step(
        'assistant-3-short',
        'Se o assistente aceita anexo, use o pedido curto e anexe o texto.',
        'O pedido curto, com o botão “Baixar o texto para anexar”',
      ),
      step(
        'assistant-4-paste',
        'Cole na Capivira tudo o que ele respondeu, do jeito que veio.',
        'A resposta colada no campo “Resposta do assistente”, acima do botão “Conferir e guardar”',
      ),
      step(
        'assistant-5-report',
        'Veja o que foi aceito, o que espera por você e o que foi recusado, com o motivo. O segundo pedido só ' +
          'pede o que falhou.',
        'O resultado em uma frase, o segundo pedido para copiar e um item recusado com o motivo',
      ),
      step(
        'assistant-6-review',
        'O que espera por você está em “Revisão”, ao lado da página de onde veio.',
        'Um item que espera a decisão, com os botões de manter e recusar, ao lado da página do PDF',
      ),
    ],
    link: { href: '/manage-materials', label: 'Ver meus materiais' },
  },
  {
    title: 'Turmas e tarefas',
    points: [
      'Toda matéria começa aberta a todos os alunos. Em “Turmas”, crie uma turma e restrinja a matéria a ela, ' +
        'se quiser.',
      'Mostre o código ou o QR code: os alunos entram sozinhos.',
      'Dê uma tarefa com data de entrega. “Feita” é o que o aluno fez de verdade, não o que ele marcou.',
      'Em “Sem sons no horário de aula”, escolha dias e horas em que os jogos e a leitura em voz alta ficam em ' +
        'silêncio.',
    ],
    picture: desk('teacher-class', 'Uma turma com código, alunos e tarefas'),
    link: { href: '/classes', label: 'Ver as turmas' },
  },
  {
    title: 'Consentimento dos responsáveis',
    points: [
      'Alunos de até 12 anos precisam da autorização de um responsável para mostrar desenhos na galeria e usar ' +
        'uma foto. Estudar, jogar e fazer tarefas não depende dela.',
      'Em “Turmas”, abra “Consentimentos”: imprima a folha, mande para casa e, quando ela voltar assinada, ' +
        'toque em “Recebi a folha”. Quem pediu por email aparece em “Conferir” quando o responsável responde: ' +
        'veja se é mesmo ele. Se não for, toque em “Não aceitar”.',
      'Se um aluno errou a idade, corrija ali mesmo.',
      'A conta de um aluno que ninguém usa há muito tempo é excluída depois de um aviso em “Turmas”. Se ele ' +
        'ainda está na escola, toque em “Manter por mais 12 meses”.',
    ],
    link: { href: '/consents', label: 'Ver os consentimentos' },
  },
  {
    title: 'Acompanhar os alunos',
    points: [
      '“Progresso Alunos” abre na sua turma e mostra cards estudados, o quanto cada um ainda deve lembrar, ' +
        'acertos, sequência e última atividade. Em “Turma” você escolhe outra, ou todos os alunos.',
      'Veja também os cards mais difíceis e as alternativas erradas mais marcadas: são o assunto da próxima aula.',
      '“Relatórios” tem gráficos por período e turma, com tabela, arquivo CSV e versão para imprimir.',
    ],
    picture: desk('teacher-progress', 'A tabela de progresso dos alunos'),
    link: { href: '/student-progress', label: 'Ver o progresso' },
  },
  {
    title: 'Levar e trazer',
    points: [
      'No menu “Exportar” de um material: Anki, CSV, cards e prova para imprimir, Moodle e GIFT.',
      'Alternativas como “Todas as anteriores” ficam por último, e as que citam letras mantêm a ordem. No GIFT ' +
        'não há como dizer isso: prefira o Moodle (XML), ou desligue lá o embaralhar.',
      'Você também pode importar como material novo uma planilha (Excel ou CSV), um baralho do Anki ou questões ' +
        'do Moodle (XML ou GIFT). Serve também um texto (.txt) com “Pergunta:” e “Resposta:”, ou com alternativas ' +
        'e “Gabarito:”.',
    ],
    link: { href: '/import-material', label: 'Importar cards' },
  },
]

const admin: readonly Topic[] = [
  {
    title: 'Pessoas e conteúdo',
    points: [
      'A busca do Dashboard procura em usuários, matérias, materiais, cards e quizzes, por toda a escola.',
      'Você pode criar contas, redefinir senhas, corrigir um email, mudar o tipo de uma conta e bloqueá-la. ' +
        'Administradores não podem ser excluídos.',
      'Excluir um usuário apaga o progresso e os materiais dele. Sempre perguntamos antes.',
      'Em “Contas paradas” estão os alunos que ninguém vê há muito tempo e a partir de quando cada conta será ' +
        'excluída. Mantenha as de quem vai voltar.',
    ],
    picture: desk('admin-dashboard', 'O Dashboard da administração, com busca e abas'),
    link: { href: '/dashboard', label: 'Ir ao Dashboard' },
  },
  {
    title: 'Consentimento dos responsáveis',
    points: [
      'Em “Consentimentos” estão os alunos de até 12 anos: quem espera a autorização de um responsável, quem já ' +
        'tem, e quem não contou a idade, que é tratado como quem tem até 12 anos. Em “Conferir” estão as ' +
        'autorizações por link de alunos sem turma.',
      'Enquanto se espera, os alunos estudam e jogam normalmente. Só a galeria de desenhos e a foto do perfil ' +
        'aguardam.',
    ],
    link: { href: '/consents', label: 'Ver os consentimentos' },
  },
  {
    title: 'Fila, espaço e registro',
    points: [
      'Na fila estão os materiais que esperam, os que estão sendo lidos e os que falharam; os que falharam ' +
        'podem ser tentados de novo.',
      'Em “Espaço” se vê quanto ainda cabe; em “Uso de IA”, as chamadas e os gastos, se a escola usa um serviço de IA.',
      'Em “Tipos de item” se vê quanto os professores mantêm de cada tipo; um tipo que não serve sai de todos ' +
        'os materiais de uma vez, e volta quando você quiser.',
      'Todo ato administrativo fica no registro: quem, quando, o quê.',
    ],
    link: { href: '/admin/jobs', label: 'Ver a fila' },
  },
  {
    title: 'Cópia de segurança',
    points: ['Faça uma cópia do banco de dados e dos arquivos com frequência, e teste a volta ao menos uma vez.'],
    link: { href: '/admin/backup', label: 'Como fazer a cópia' },
  },
]

/** What each kind of user wants to know, in the order in which they need it. */
export const topics: Record<UserType, readonly Topic[]> = { student, teacher, admin }
