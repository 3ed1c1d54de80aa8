const promise = 'Não há anúncios nem rastreamento, e você pode baixar ou apagar tudo quando quiser.'

/** The privacy notice in two sentences, where an account is created; the whole stands in privacy-text.ts. */
export const shortPrivacy = {
  study: `Guardamos só o necessário para você estudar: seu nome, email, telefone e o que você estuda. ${promise}`,
  work:
    'Guardamos só o necessário para o seu trabalho: seu nome, email, telefone e o que você envia e faz aqui. ' +
    `${promise}`,
} as const
