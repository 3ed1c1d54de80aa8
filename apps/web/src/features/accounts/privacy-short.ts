/** The privacy notice in two sentences, where an account is created; the whole stands in privacy-text.ts. */
export const shortPrivacy =
  'Guardamos só o necessário para você estudar: seu nome, email, telefone e o que você estuda. Não há anúncios nem rastreamento, e você pode baixar ou apagar tudo quando quiser.'
