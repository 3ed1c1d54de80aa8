/** The privacy notice in plain words, for pupils and for those who care for them. */

export type PrivacySection = { title: string; paragraphs: readonly string[]; points?: readonly string[] }

export const forChildren: readonly string[] = [
  'A Capivira guarda seu nome, seu email e um telefone, para você poder entrar, e anota o que você estuda, para mostrar os cards na hora certa.',
  'Seus professores veem o seu progresso. Ninguém de fora da escola vê.',
  'Você não precisa mostrar seu rosto: pode escolher um desenho como imagem.',
  'Não existe propaganda aqui, e ninguém segue você pela internet.',
  'Se quiser, você pode apagar sua conta. Antes de criar uma, leia esta página com alguém que cuida de você.',
]

export const privacySections: readonly PrivacySection[] = [
  {
    title: 'Quem guarda os dados',
    paragraphs: [
      'A Capivira funciona no servidor da própria escola, ou de quem a escola escolheu. A escola é a responsável (controladora) pelos dados e responde por eles. Para dúvidas e pedidos, fale com a secretaria ou com quem administra o sistema.',
    ],
  },
  {
    title: 'O que é guardado, e para quê',
    paragraphs: [],
    points: [
      'Nome, email e telefone: para criar a conta, entrar e recuperar a senha.',
      'Faixa de idade, se for informada: para pedir a autorização de um responsável a quem tem até 12 anos. Não pedimos a data de nascimento.',
      'De crianças de até 12 anos, o consentimento: quem autorizou, o que é da criança, quando, como e com que texto.',
      'O que foi estudado: cards, respostas de quiz, jogos, XP, sequência de dias e conquistas, para planejar as revisões e mostrar o progresso.',
      'Imagem do perfil, se for escolhida: um desenho ou uma foto, que guardamos pequena e sem dados da câmera.',
      'Sessões: em que aparelho a conta está aberta e quando foi usada; e, por no máximo um dia, de que endereço de rede alguém tentou entrar, para proteger a conta.',
      'De professores, os materiais enviados e o que foi feito com eles.',
    ],
  },
  {
    title: 'Quem vê',
    paragraphs: [
      'Professores veem o nome, o progresso e as respostas dos alunos que estudam seus materiais, nunca o email nem o telefone. Administradores da escola veem as contas, para cuidar delas. Colegas veem no máximo o nome e a imagem. Nada é vendido nem cedido.',
      'Se a escola ligar um modelo de linguagem, só o texto dos materiais é enviado a ele, nunca dados de alunos.',
    ],
  },
  {
    title: 'Sem rastreamento',
    paragraphs: [
      'Não há anúncios, perfis de consumo nem programas de outras empresas. Nenhuma tela pede nada a outro site.',
      'Usamos só os cookies necessários: um mantém você conectado, outro reconhece o aparelho em que você já entrou e o terceiro, por 10 minutos, serve à verificação em duas etapas. O tema claro ou escuro fica anotado no próprio aparelho.',
    ],
  },
  {
    title: 'Por quanto tempo',
    paragraphs: [
      'Enquanto a conta existir. Ao excluir a conta, tudo o que é da pessoa é apagado na hora. O que um administrador fez com uma conta fica anotado por um ano, com o nome; nas cópias de segurança da escola, os dados somem quando elas são substituídas. Links e códigos enviados por email valem de 10 minutos a 24 horas.',
    ],
  },
  {
    title: 'Seus direitos',
    paragraphs: [
      'A lei (LGPD, art. 18) garante a você saber o que é guardado, corrigir, levar e apagar seus dados. No seu perfil, você corrige os dados, baixa um arquivo com tudo e exclui a conta, sem precisar pedir a ninguém.',
    ],
  },
  {
    title: 'Para mães, pais e responsáveis',
    paragraphs: [
      'Crianças e adolescentes usam a Capivira para estudar o que a escola propõe. Para menores de 12 anos, a lei (LGPD, art. 14) pede a decisão de um responsável: por email ou em uma folha da escola. Sem ela, a criança estuda e joga normalmente, mas seus desenhos não vão para a galeria, não há foto no perfil e nada do que ela escreve sai da escola.',
      'O consentimento pode ser retirado quando quiserem: pelo link da mensagem, no perfil da criança ou na escola. Adolescentes são informados aqui e decidem por si.',
      'Não há conversa entre alunos nem contato com desconhecidos, nada é vendido e ninguém perde pontos por descansar. Vocês podem pedir à escola, a qualquer momento, para ver, corrigir ou apagar os dados da criança, ou fazer isso juntos no perfil dela.',
    ],
  },
]
