import type { Comfort } from '@capivira/core/accounts/comfort'

type Choice<Name extends keyof Comfort> = { value: Comfort[Name] & string; label: string; description?: string }

export const text = {
  title: 'Conforto',
  subtitle: 'Deixe a Capivira do seu jeito. Vale em todos os aparelhos em que você entrar.',
  invitation: 'Letra, espaço, régua de leitura, tempo, movimento e leitura em voz alta.',
  choose: 'Escolher',
  reading: 'Letra',
  textSize: 'Tamanho do texto',
  motion: 'Movimento',
  time: 'Tempo',
  readAloud: 'Ler em voz alta',
  spacing: 'Espaço no texto',
  ruler: 'Régua de leitura',
  rulerHint:
    'Uma faixa da altura de uma linha, que segue o mouse. Com o dedo, arraste a alça na borda da tela; no ' +
    'teclado, Alt com as setas para cima e para baixo.',
  voice: {
    device: 'Mostra os botões “Ouvir” e “Ouvir tudo” nos cards e nas questões, com uma voz do próprio aparelho.',
    elsewhere:
      'Este aparelho não tem uma voz própria em português. A voz que ele oferece é feita em outro lugar: o ' +
      'texto vai pela internet até a empresa do navegador. Perguntamos antes da primeira vez.',
    none: 'Este aparelho não tem uma voz em português. Sua escolha vale nos aparelhos que têm.',
  },
  distantVoice: 'Usar uma voz feita em outro lugar, se o aparelho não tiver a sua',
  libras: 'Libras',
  librasHint:
    'Os textos da Capivira podem ser traduzidos para Libras pelo VLibras, do governo: instale a extensão no ' +
    'navegador ou o aplicativo no celular. Ele funciona fora da Capivira, e ligar é escolha sua.',
  librasLink: 'Conhecer o VLibras',
  sample: 'Assim fica o texto',
  sampleBody: 'O ciclo da água começa quando o calor do Sol faz a água dos rios e dos mares evaporar.',
} as const

export const readingChoices: Choice<'reading'>[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'comfortable', label: 'Leitura confortável', description: 'Letras mais distintas e mais espaço' },
]

export const spacingChoices: Choice<'spacing'>[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'wide', label: 'Mais espaço', description: 'Entre letras, palavras e linhas' },
  { value: 'wider', label: 'Muito espaço' },
]

export const sizeChoices: Choice<'textSize'>[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Grande' },
  { value: 'larger', label: 'Muito grande' },
]

export const motionChoices: Choice<'motion'>[] = [
  { value: 'system', label: 'Como no aparelho' },
  { value: 'reduced', label: 'Sem animações' },
]

export const timeChoices: Choice<'time'>[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'relaxed', label: 'Mais tempo', description: 'O dobro nos jogos; avisos demoram a sumir' },
  { value: 'off', label: 'Sem relógio', description: 'Nada avança nem some sozinho' },
]
