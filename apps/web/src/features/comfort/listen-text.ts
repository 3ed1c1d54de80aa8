/** Apart from the words of the settings: these come with the cards. */
export const text = {
  listen: 'Ouvir',
  voice: 'De onde vem a voz',
  anyway: 'mesmo assim',
  stop: 'Parar de ouvir',
  elsewhere:
    'Este aparelho não tem uma voz própria em português. A voz que ele oferece é feita em outro lugar: o texto ' +
    'que você ouve vai pela internet até a empresa do navegador.',
  agree: 'Entendi, quero ouvir',
  notNow: 'Agora não',
  failed: 'A voz deste aparelho não respondeu. Tente de novo ou continue lendo na tela.',
} as const
