import { forChild } from './for-child.ts'
import { type ConsentVersion, consentVersion, consentVersions } from './text-versions.ts'

/** What a guardian reads and agrees to: on the screen of the link, and on the sheet the school prints. */
export type ConsentText = {
  title: string
  /** For the child, who reads it too. */
  forChild: readonly string[]
  opening: string
  sections: readonly { title: string; points: readonly string[] }[]
  /** What is signed. */
  declaration: string
}

/**
 * Every text that was ever agreed to, by its version. A consent names its version: never change one that is here, add
 * another.
 */
export const consentTexts = {
  '2026-11': {
    title: 'Consentimento do responsável',
    forChild,
    opening:
      'A Capivira é a ferramenta que a escola usa para os alunos estudarem com cards, quizzes e jogos feitos a ' +
      'partir dos materiais dos professores. Como a criança tem até 12 anos, a lei (LGPD, art. 14) pede que a ' +
      'mãe, o pai ou o responsável legal decida sobre o uso dos dados dela.',
    sections: [
      {
        title: 'O que a escola guarda para a criança estudar',
        points: [
          'Nome, email, telefone e a faixa de idade, nunca a data de nascimento.',
          'O que ela estudou e acertou, para mostrar cada card na hora certa e para os professores ajudarem.',
          'Isso fica no servidor da escola. Não há propaganda, nada é vendido e ninguém de fora vê.',
        ],
      },
      {
        title: 'O que só acontece se você autorizar',
        points: [
          'Os desenhos que ela criar podem aparecer na galeria da escola, sem o nome dela.',
          'Ela pode usar uma foto no perfil, que a turma e os professores veem. Sem autorização, escolhe um desenho.',
          'Se a escola usar um serviço de imagens por computador, as palavras que ela escrever para criar um ' +
            'desenho podem ser enviadas a ele, sem nome nem email.',
        ],
      },
      {
        title: 'O que você pode fazer quando quiser',
        points: [
          'Retirar o consentimento, pelo link da mensagem, no perfil da criança ou na secretaria da escola: os ' +
            'desenhos saem da galeria e a foto é apagada.',
          'Pedir para ver, corrigir, levar ou apagar os dados da criança.',
          'Não autorizar: ela continua estudando, fazendo quizzes e jogando normalmente.',
        ],
      },
    ],
    declaration:
      'Declaro que sou responsável legal pela criança, que li este texto e que autorizo o que está descrito em ' +
      '“O que só acontece se você autorizar”.',
  },
  '2026-12': {
    title: 'Consentimento do responsável',
    forChild,
    opening:
      'A Capivira é a ferramenta que a escola usa para os alunos estudarem com cards, quizzes e jogos feitos a ' +
      'partir dos materiais dos professores. Como a criança tem até 12 anos, ou ainda não contou a idade, a lei ' +
      '(LGPD, art. 14) pede que a mãe, o pai ou o responsável legal decida sobre o uso dos dados dela.',
    sections: [
      {
        title: 'O que a escola guarda para a criança estudar',
        points: [
          'Nome, email, telefone e a faixa de idade, nunca a data de nascimento.',
          'O que ela estudou e acertou, para mostrar cada card na hora certa e para os professores ajudarem.',
          'Os desenhos que ela criar, com as palavras que escreveu. Ela e os professores veem tudo; outros ' +
            'alunos, só o que está abaixo.',
          'O seu nome, o que você é da criança, o seu email e a sua resposta. A escola é avisada dela e pode ' +
            'conferir com você.',
          'Isso fica no servidor da escola. Não há propaganda e nada é vendido.',
          'Fica enquanto a conta é usada. Depois de dois anos sem uso, ou do prazo que a escola escolher, nunca ' +
            'menor que um ano, a escola é avisada, e você também, se autorizou por email. Se em mais 60 dias ' +
            'ninguém entrar e a escola não quiser mantê-la, a conta é apagada com tudo. A escola pode preferir ' +
            'apagar contas só a pedido.',
        ],
      },
      {
        title: 'O que só acontece se você autorizar',
        points: [
          'Os desenhos dela podem aparecer na galeria da escola. Outros alunos veem a imagem e os nomes das ' +
            'coisas reconhecidas nela, nunca as palavras que a criança escreveu nem quem a criou. Qualquer aluno ' +
            'pode avisar um professor sobre um desenho.',
          'Ela pode usar uma foto no perfil. Nenhuma tela mostra a foto a outros alunos; quem usa a Capivira na ' +
            'escola pode abri-la se tiver o endereço da imagem. Sem autorização, ela escolhe um desenho nosso, e ' +
            'uma foto que já existia fica guardada sem ser mostrada.',
          'Se a escola usar um serviço de imagens por computador, as palavras que ela escrever para criar um ' +
            'desenho são enviadas a ele, fora da escola, sem nome nem email.',
        ],
      },
      {
        title: 'O que você pode fazer quando quiser',
        points: [
          'Retirar o consentimento, pelo link da mensagem, no perfil da criança ou na secretaria da escola: os ' +
            'desenhos saem da galeria e a foto é apagada.',
          'Pedir para ver, corrigir, levar ou apagar os dados da criança.',
          'Não autorizar: ela continua estudando, fazendo quizzes e jogando normalmente.',
        ],
      },
    ],
    declaration:
      'Declaro que sou responsável legal pela criança, que li este texto e que autorizo o que está descrito em ' +
      '“O que só acontece se você autorizar”.',
  },
} as const satisfies Record<ConsentVersion, ConsentText>

export const consentText: ConsentText = consentTexts[consentVersion]

/** The text that a consent names; today's where it names none. */
export function consentTextOf(version: string | null): ConsentText {
  const known = consentVersions.find(one => one === version)
  return known ? consentTexts[known] : consentText
}
