import type { EmailTexts } from '../accounts/email-texts.ts'

/** When an account was used last, and from when on it may be erased, as one says it: '27 de janeiro de 2027'. */
export type IdleDays = { usedOn: string; erasedFrom: string }

/** The e-mails about accounts that nobody uses. */
export const idleEmails = {
  toPupil: (site: string, { usedOn, erasedFrom }: IdleDays): EmailTexts => ({
    subject: 'Sua conta na Capivira está parada',
    before: [
      `Faz tempo que ninguém usa a sua conta na Capivira: a última vez foi em ${usedOn}. Só guardamos os dados ` +
        'de quem estuda enquanto a conta é usada.',
      `Se ninguém entrar nela, a conta será excluída a partir de ${erasedFrom}, com tudo o que é seu: o que ` +
        'você estudou, XP, conquistas e desenhos. Isso não pode ser desfeito.',
    ],
    link: { label: 'Entrar e ficar com a conta', url: `${site}/login` },
    after: [
      `Entrar uma vez basta. Se esqueceu a senha, crie outra em ${site}/forgot-password`,
      'Se não quer mais a conta, não precisa fazer nada. Para levar seus dados antes, entre e baixe o arquivo ' +
        'no seu perfil.',
    ],
  }),
  /** @param child the first name; '' where it cannot be repeated */
  toGuardian: (child: string, { usedOn, erasedFrom }: IdleDays): EmailTexts => ({
    subject: 'Uma conta na Capivira está parada',
    before: [
      `Faz tempo que ninguém usa a conta de ${child || 'uma criança por quem você é responsável'} na Capivira, ` +
        `a ferramenta de estudo da escola: a última vez foi em ${usedOn}. Só guardamos os dados das crianças ` +
        'enquanto a conta é usada.',
      `Se ninguém entrar nela, a conta será excluída a partir de ${erasedFrom}, com tudo o que foi estudado e ` +
        'desenhado e com a sua autorização. Isso não pode ser desfeito.',
    ],
    after: [
      'Para ficar com a conta, basta que a criança entre uma vez, ou que você peça à escola. A escola também ' +
        'pode entregar os dados antes, ou apagá-los já.',
      'Se está tudo bem assim, não precisa fazer nada.',
    ],
  }),
}
