/** Seconds that a decision takes. */
const perItem = 10

const spelled = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** How long so many decisions take: 'menos de um minuto', 'cerca de três minutos'. */
export function minutesFor(items: number): string {
  const minutes = Math.round((items * perItem) / 60)
  if (minutes === 0) return 'menos de um minuto'
  return `cerca de ${spelled[minutes] ?? minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
}
