/** The privacy notice in plain words, for pupils and for those who care for them. */

export type PrivacySection = { title: string; paragraphs: readonly string[]; points?: readonly string[] }

export const forChildren: readonly string[] = [
  'A Capivira guarda seu nome, seu email e um telefone, para você poder entrar, e anota o que você estuda, para ' +
    'mostrar os cards na hora certa.',
  'Seus professores veem o seu progresso. Ninguém de fora da escola vê.',
  'Outros alunos podem ver os desenhos que você criar, se um adulto autorizar ou se você tem 13 anos ou mais. ' +
    'Eles não veem o seu nome nem o que você escreveu.',
  'Você não precisa mostrar seu rosto: pode escolher um desenho como imagem.',
  'Não existe propaganda aqui, e ninguém segue você pela internet.',
  'Se quiser, você pode apagar sua conta. Antes de criar uma, leia esta página com alguém que cuida de você.',
]

export const privacySections: readonly PrivacySection[] = [
  {
    title: 'Quem guarda os dados',
    paragraphs: [
      'A Capivira funciona no servidor da própria escola, ou de quem a escola escolheu. A escola é a ' +
        'responsável (controladora) pelos dados e responde por eles. Para dúvidas e pedidos, fale com a ' +
        'secretaria ou com quem administra o sistema.',
    ],
  },
  {
    title: 'O que é guardado, e para quê',
    paragraphs: [],
    points: [
      'Nome, email e telefone: para criar a conta, entrar e recuperar a senha.',
      'Faixa de idade, se for informada: para pedir a autorização de um responsável a quem tem até 12 anos. ' +
        'Quem não a conta é tratado como quem tem até 12 anos. Não pedimos a data de nascimento.',
      'O consentimento do responsável: o nome dele, o que é da criança, o email a que o pedido foi, quando e ' +
        'como respondeu, com que texto, e quem da escola o registrou, conferiu ou não aceitou. Um pedido que ' +
        'ninguém responde some depois de 30 dias.',
      'Os desenhos que os alunos criam, com as palavras que escreveram, e as pinturas.',
      'Palavras que os alunos pediram ao desenhista e ele não sabe desenhar, para ensiná-las a ele: uma palavra ' +
        'só é contada quando três alunos a pediram, e a contagem não anota quem. Até lá, por no máximo 30 dias, ' +
        'um código evita contar a mesma pessoa duas vezes.',
      'O que foi estudado: cards, respostas de quiz, jogos, XP, sequência de dias e conquistas, para planejar ' +
        'as revisões e mostrar o progresso.',
      'Imagem do perfil, se for escolhida: um desenho ou uma foto, que guardamos pequena e sem dados da câmera.',
      'Sessões: em que aparelho a conta está aberta e quando foi usada; e, por no máximo um dia, quantas vezes ' +
        'alguém tentou entrar, com um código no lugar do endereço de rede, para proteger a conta.',
      'Registros de segurança: quem entrou, foi recusado ou mudou algo da conta, com um código no lugar da ' +
        'pessoa e do endereço de rede. A administração vê de quem é o código enquanto a conta existir.',
      'De professores, os materiais enviados e o que foi feito com eles.',
    ],
  },
  {
    title: 'Quem vê',
    paragraphs: [
      'Professores veem o nome, o progresso e as respostas dos alunos que estudam seus materiais, e os desenhos ' +
        'criados, com as palavras e o nome de quem os criou; nunca o email nem o telefone do aluno. Dos alunos ' +
        'das suas turmas, veem o consentimento, com o nome do responsável e só parte do email dele. ' +
        'Administradores da escola veem as contas, para cuidar delas. Nada é vendido nem cedido.',
      'Outros alunos não veem o nome, o email nem o progresso de ninguém. Na galeria, veem a imagem de um ' +
        'desenho e os nomes das coisas que foram reconhecidas nela, nunca as palavras que alguém escreveu nem ' +
        'quem o criou; e podem avisar um professor sobre um desenho, que some da galeria até alguém da escola ' +
        'olhar. Nenhuma tela mostra a outros alunos a foto do perfil; quem usa a Capivira na escola pode abri-la ' +
        'se tiver o endereço da imagem, exceto a de quem tem até 12 anos, ou não contou a idade, sem autorização.',
      'Se a escola ligar um modelo de linguagem, o texto dos materiais é enviado a ele. Se ligar um serviço de ' +
        'imagens, as palavras que um aluno escreve para criar um desenho também são enviadas a esse serviço, fora ' +
        'da escola, sem nome nem email: as de quem tem até 12 anos, ou não contou a idade, só com a autorização ' +
        'do responsável. Respostas, progresso e dados da conta nunca são enviados.',
    ],
  },
  {
    title: 'Sem rastreamento',
    paragraphs: [
      'Não há anúncios, perfis de consumo nem programas de outras empresas. Nenhuma tela pede nada a outro site.',
      'Usamos só os cookies necessários: um mantém você conectado, outro reconhece o aparelho em que você já ' +
        'entrou e o terceiro, por 10 minutos, serve à verificação em duas etapas. O tema claro ou escuro fica ' +
        'anotado no próprio aparelho.',
    ],
  },
  {
    title: 'Por quanto tempo',
    paragraphs: [
      'Enquanto a conta for usada. A de um aluno que passa dois anos sem entrar (a escola pode escolher outro ' +
        'prazo, nunca menor que um ano, ou decidir caso a caso) aparece numa lista para os professores e a ' +
        'administração, e avisamos por email o aluno e o responsável que autorizou, se houver endereços ' +
        'confirmados. Se em mais 60 dias ninguém entrar nela nem a escola quiser mantê-la, a conta é excluída com ' +
        'tudo. Entrar uma vez basta para ficar.',
      'Ao excluir a conta, tudo o que é da pessoa é apagado na hora, as mensagens guardadas no servidor também. ' +
        'O que a administração fez com uma conta, e o que a escola corrigiu na idade ou no consentimento, fica ' +
        'anotado por um ano; os registros de segurança, por 180 dias. Quando a conta é excluída, um código toma o ' +
        'lugar do nome.',
      'Nas cópias de segurança da escola, os dados somem quando elas são substituídas; se uma cópia antiga for ' +
        'restaurada com a lista de excluídos que a escola guarda à parte, quem foi excluído depois dela é ' +
        'excluído de novo. Links e códigos enviados por email valem de 10 minutos a 24 horas; o do responsável, ' +
        '30 dias, e depois de autorizar serve para retirar o consentimento. Onde não há servidor de email, cada ' +
        'mensagem fica no servidor da escola só enquanto tem uso.',
    ],
  },
  {
    title: 'Seus direitos',
    paragraphs: [
      'A lei (LGPD, art. 18) garante a você saber o que é guardado, corrigir, levar e apagar seus dados. No seu ' +
        'perfil, você corrige os dados, baixa um arquivo com tudo e exclui a conta, sem precisar pedir a ninguém.',
    ],
  },
  {
    title: 'Para mães, pais e responsáveis',
    paragraphs: [
      'Crianças e adolescentes usam a Capivira para estudar o que a escola propõe. Para menores de 12 anos, a ' +
        'lei (LGPD, art. 14) pede a decisão de um responsável: por um link, enviado a um email que não seja o de ' +
        'um aluno, ou em uma folha da escola. Sem ela, a criança estuda e joga normalmente, mas seus desenhos não ' +
        'vão para a galeria, não há foto no perfil que outros possam ver e nada do que ela escreve sai da escola. ' +
        'Quem não contou a idade é tratado do mesmo jeito; o que já tinha fica guardado, só para ele.',
      'O link prova o endereço, não a pessoa: por isso a escola é avisada do que foi autorizado por ele, com ' +
        'parte do endereço, e pode não aceitar. Então a autorização deixa de valer, e a criança e quem autorizou ' +
        'são avisados.',
      'O consentimento pode ser retirado quando quiserem: pelo link da mensagem, no perfil da criança ou na ' +
        'escola. Adolescentes são informados aqui e decidem por si.',
      'Não há conversa entre alunos, nem texto de um aluno que outro leia, nem contato com desconhecidos; nada ' +
        'é vendido e ninguém perde pontos por descansar. Vocês podem pedir à escola, a qualquer momento, para ' +
        'ver, corrigir ou apagar os dados da criança, ou fazer isso juntos no perfil dela.',
    ],
  },
]
