/** What an e-mail says. Paragraphs are plain texts; a link or a code stands between `before` and `after`. */
export type EmailTexts = {
  subject: string
  before: string[]
  link?: { label: string; url: string }
  code?: string
  after: string[]
}

const notMe = 'Se não foi você que pediu, pode ignorar esta mensagem: nada muda na sua conta.'

/** The e-mails of accounts. */
export const emailTexts = {
  verifyEmail: (url: string): EmailTexts => ({
    subject: 'Confirme seu email na Capivira',
    before: ['Que bom ter você na Capivira! Falta só confirmar que este email é seu.'],
    link: { label: 'Confirmar meu email', url },
    after: [
      'O link vale por 24 horas e funciona uma vez.',
      'Se você não criou uma conta na Capivira, ignore esta mensagem.',
    ],
  }),
  resetPassword: (url: string): EmailTexts => ({
    subject: 'Crie uma nova senha na Capivira',
    before: ['Recebemos um pedido para criar uma nova senha para a sua conta.'],
    link: { label: 'Criar nova senha', url },
    after: ['O link vale por 1 hora e funciona uma vez.', notMe],
  }),
  signInPaused: (url: string): EmailTexts => ({
    subject: 'Muitas tentativas de entrar na sua conta',
    before: [
      'Hoje alguém errou a senha da sua conta da Capivira muitas vezes. Para protegê-la, aparelhos que nunca ' +
        'entraram nela precisam esperar.',
      'Se você quer entrar agora, abra o link no aparelho que vai usar. A sua senha continua a mesma.',
    ],
    link: { label: 'Liberar minha entrada', url },
    after: [
      'O link vale por 24 horas.',
      'Se não foi você que tentou, não precisa fazer nada: ninguém entrou. Nos aparelhos que você já usa, tudo ' +
        'continua funcionando.',
    ],
  }),
  signInCode: (code: string): EmailTexts => ({
    subject: 'Seu código para entrar na Capivira',
    before: ['Use este código para terminar de entrar na sua conta:'],
    code,
    after: [
      'O código vale por 10 minutos e funciona uma vez. Não conte este código a ninguém: ninguém da escola ' +
        'precisa dele.',
      'Se não foi você que tentou entrar, alguém sabe a sua senha. Entre na Capivira e troque-a no seu perfil.',
    ],
  }),
  enableCode: (code: string): EmailTexts => ({
    subject: 'Código para ligar a verificação em duas etapas',
    before: ['Use este código para ligar a verificação em duas etapas na sua conta da Capivira:'],
    code,
    after: ['O código vale por 10 minutos e funciona uma vez.', notMe],
  }),
  passwordChanged: (url: string): EmailTexts => ({
    subject: 'Sua senha da Capivira foi trocada',
    before: ['A senha da sua conta acabou de ser trocada, e as sessões nos outros aparelhos foram encerradas.'],
    after: [`Se não foi você, crie outra senha agora mesmo em ${url} e avise a escola.`],
  }),
  confirmNewEmail: (url: string): EmailTexts => ({
    subject: 'Confirme seu novo email na Capivira',
    before: ['Recebemos um pedido para usar este email na sua conta da Capivira. Falta só confirmar que ele é seu.'],
    link: { label: 'Usar este email', url },
    after: ['O link vale por 24 horas e funciona uma vez. Até lá, a conta continua com o email de antes.', notMe],
  }),
  emailInUse: (url: string): EmailTexts => ({
    subject: 'Este email já é da sua conta na Capivira',
    before: [
      'Alguém pediu para usar este email em outra conta da Capivira. Como ele já é da sua conta, nada mudou.',
      'Se foi você que esqueceu que tinha esta conta, entre nela com este email.',
    ],
    after: [`Se esqueceu a senha, crie outra em ${url}`, notMe],
  }),
  emailChangeAsked: (url: string): EmailTexts => ({
    subject: 'Pediram para trocar o email da sua conta na Capivira',
    before: [
      'Recebemos um pedido para trocar o email da sua conta. Ele só muda quando o novo endereço for confirmado; ' +
        'até lá, nada muda.',
    ],
    after: [`Se não foi você, cancele o pedido e troque sua senha no seu perfil: ${url}`],
  }),
  emailChangeCode: (code: string): EmailTexts => ({
    subject: 'Código para trocar o email da sua conta',
    before: ['Use este código para continuar a troca do email da sua conta na Capivira:'],
    code,
    after: [
      'O código vale por 10 minutos e funciona uma vez. Não conte este código a ninguém.',
      'Se não foi você que pediu, alguém sabe a sua senha. Entre na Capivira e troque-a no seu perfil.',
    ],
  }),
  twoFactorCode: (code: string): EmailTexts => ({
    subject: 'Código para mudar a verificação em duas etapas',
    before: ['Use este código para continuar o que você pediu na verificação em duas etapas da sua conta da Capivira:'],
    code,
    after: [
      'O código vale por 10 minutos e funciona uma vez. Não conte este código a ninguém.',
      'Se não foi você que pediu, alguém sabe a sua senha. Entre na Capivira e troque-a no seu perfil.',
    ],
  }),
  emailChanged: (): EmailTexts => ({
    subject: 'O email da sua conta na Capivira foi trocado',
    before: [
      'A sua conta da Capivira agora usa outro email, e as sessões nos outros aparelhos foram encerradas. Este ' +
        'endereço não serve mais para entrar.',
    ],
    after: ['Se não foi você, fale logo com a administração da sua escola: ela pode pôr o seu email de volta.'],
  }),
  /** @param child the first name; '' where it cannot be repeated */
  guardianConsent: (url: string, child: string): EmailTexts => ({
    subject: `${child || 'Uma criança'} precisa da sua autorização na Capivira`,
    before: [
      `${child || 'Uma criança'} criou uma conta na Capivira, a ferramenta de estudo da escola, e contou que ` +
        'você é responsável. Para quem tem até 12 anos, a lei pede que um responsável decida sobre o uso dos ' +
        'dados.',
      'Leia o que é guardado, para quê, e o que só acontece se você autorizar. Leva dois minutos.',
    ],
    link: { label: 'Ler e decidir', url },
    after: [
      'O link vale por 30 dias. Guarde esta mensagem: depois de autorizar, você pode retirar o consentimento ' +
        'pelo mesmo link.',
      'A escola é avisada da sua resposta. Se preferir papel, ela tem a folha. Se você não conhece a criança, ' +
        'ignore esta mensagem: nada acontece sem a sua resposta.',
    ],
  }),
  /** To the address of a pupil that was named as a guardian's: whoever named it learns nothing. */
  guardianIsPupil: (): EmailTexts => ({
    subject: 'Este email não pode autorizar na Capivira',
    before: [
      'Alguém indicou este email como o de um responsável, para autorizar o que uma criança mostra na Capivira. ' +
        'Ele é o email da conta de um aluno, e contas de alunos não autorizam.',
      'Se você é responsável pela criança e usa este endereço na conta dela, ou na sua, peça a folha de papel à ' +
        'escola: ela vale igual. Ou peça à criança que informe outro email seu.',
    ],
    after: ['Se você não sabe do que se trata, ignore esta mensagem: nada muda na sua conta.'],
  }),
  consentObjected: (url: string): EmailTexts => ({
    subject: 'A escola não aceitou a autorização na Capivira',
    before: [
      'A escola olhou a autorização que foi dada por email para a sua conta e não a aceitou. Por isso, seus ' +
        'desenhos saíram da galeria e a foto do perfil, se havia uma, foi apagada. Você continua estudando e ' +
        'jogando.',
    ],
    after: [`Peça a folha de papel ao seu professor, ou veja no seu perfil o que fazer: ${url}`],
  }),
  /** @param child the first name; '' where it cannot be repeated */
  guardianObjected: (child: string): EmailTexts => ({
    subject: 'A escola não aceitou uma autorização na Capivira',
    before: [
      `Você autorizou, por um link enviado a este email, que ${child || 'uma criança'} mostre desenhos e use ` +
        'uma foto na Capivira. A escola não reconheceu a autorização, e ela não vale mais.',
      'Se você é responsável pela criança, fale com a escola: a folha de papel, assinada por você, resolve. O ' +
        'estudo da criança não muda.',
    ],
    after: ['Se não foi você que autorizou, não é preciso fazer nada.'],
  }),
  twoFactorOn: (): EmailTexts => ({
    subject: 'Verificação em duas etapas ligada',
    before: ['A verificação em duas etapas está ligada na sua conta da Capivira.'],
    after: [
      'Guarde bem os códigos de recuperação: eles servem para entrar se você ficar sem o celular ou sem o email.',
    ],
  }),
  twoFactorOff: (url: string): EmailTexts => ({
    subject: 'Verificação em duas etapas desligada',
    before: ['A verificação em duas etapas da sua conta da Capivira foi desligada.'],
    after: [`Se não foi você, crie outra senha agora mesmo em ${url} e avise a escola.`],
  }),
  recoveryCodeUsed: (url: string): EmailTexts => ({
    subject: 'Um código de recuperação foi usado',
    before: ['Um dos seus códigos de recuperação acabou de ser usado na sua conta da Capivira.'],
    after: [
      `Se restarem poucos, crie novos no seu perfil: ${url}`,
      'Se não foi você, troque sua senha e avise a escola.',
    ],
  }),
}

const footer =
  'Capivira, a capivara que vira cards. Esta mensagem foi enviada automaticamente; não é preciso responder.'

/** The e-mail as text and as simple HTML, which says the same. */
export function writeEmail(
  { subject, before, link, code, after }: EmailTexts,
  firstName: string,
): { subject: string; text: string; html: string } {
  const greeting = firstName ? `Olá, ${firstName}!` : 'Olá!'
  const middle = code ?? (link && `${link.label}:\n${link.url}`)
  const text = [greeting, ...before, ...(middle ? [middle] : []), ...after, `--\n${footer}`].join('\n\n')
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`
  const html = [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px 12px;background:#fffbf5;color:#1f2a37;font:17px/1.5 ' +
      'Nunito,Verdana,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border:2px solid ' +
      '#e5ddd0;border-radius:20px">',
    '<p style="margin:0 0 20px;font-size:22px;font-weight:bold;color:#157347">Capivira</p>',
    paragraph(greeting),
    ...before.map(paragraph),
    code ? codeBlock(code) : '',
    link ? linkBlock(link) : '',
    ...after.map(paragraph),
    '</div>',
    `<p style="max-width:520px;margin:16px auto 0;font-size:13px;color:#4b5768">${escaped(footer)}</p>`,
    '</body></html>',
  ].join('\n')
  return { subject, text, html }
}

const codeBlock = (code: string) =>
  '<p style="margin:0 0 16px;padding:14px;text-align:center;background:#e3f6ea;border-radius:12px;' +
  `font-size:32px;font-weight:bold;letter-spacing:8px">${escaped(code)}</p>`

const linkBlock = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="display:inline-block;padding:14px 24px;` +
  'background:#157347;color:#ffffff;border-radius:12px;font-weight:bold;text-decoration:none">' +
  `${escaped(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#4b5768">Se o botão não abrir, copie este endereço: ` +
  `<br>${escaped(url)}</p>`

/** Text as HTML shows it, whatever a name holds. */
function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, sign => signs[sign] ?? '')
}
