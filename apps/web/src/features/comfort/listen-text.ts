/** Apart from the words of the settings: these come with the cards. */
export const text = {
  listen: 'Ouvir',
  listenAnyway: 'Ouvir mesmo assim',
  stop: 'Parar de ouvir',
} as const
