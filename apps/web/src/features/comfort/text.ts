import type { Comfort } from '@capivira/core/accounts/comfort'

type Choice<Name extends keyof Comfort> = { value: Comfort[Name] & string; label: string; description?: string }

export const text = {
  title: 'Conforto',
  subtitle: 'Deixe a Capivira do seu jeito. Vale em todos os aparelhos em que você entrar.',
  invitation: 'Letra, tamanho do texto, tempo, movimento e leitura em voz alta.',
  choose: 'Escolher',
  reading: 'Letra',
  textSize: 'Tamanho do texto',
  motion: 'Movimento',
  time: 'Tempo',
  readAloud: 'Ler em voz alta',
  readAloudHint: 'Mostra um botão “Ouvir” nos cards e nas questões, com a voz do seu aparelho.',
  noVoice: 'Este aparelho não tem uma voz em português.',
  libras: 'Libras',
  librasHint:
    'Os textos da Capivira podem ser traduzidos para Libras pelo VLibras, do governo: instale a extensão no navegador ou o aplicativo no celular. Ele funciona fora da Capivira, e ligar é escolha sua.',
  librasLink: 'Conhecer o VLibras',
  sample: 'Assim fica o texto',
  sampleBody: 'O ciclo da água começa quando o calor do Sol faz a água dos rios e dos mares evaporar.',
  failed: 'Não foi possível guardar sua escolha. Ela vale só nesta página.',
} as const

export const readingChoices: Choice<'reading'>[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'comfortable', label: 'Leitura confortável', description: 'Letras mais distintas e mais espaço' },
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
