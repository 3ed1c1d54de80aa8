/** What a subject does, as far as a picture can show it. */
export type Action = 'run' | 'jump' | 'fly' | 'swim' | 'eat' | 'ride' | 'play' | 'tend' | 'sleep'

/** Beginnings of verbs, without accents. */
const beginnings: Readonly<Record<Action, readonly string[]>> = {
  run: ['corre', 'corri', 'correndo', 'fugi', 'fugin', 'persegu'],
  jump: [
    'pula',
    'pulan',
    'danca',
    'dancan',
    'feliz',
    'alegr',
    'comemora',
    'festeja',
    'salta',
    'brinca',
    'ganhei',
    'ganhou',
  ],
  fly: ['voa', 'voan', 'voador', 'voou', 'voava', 'voavam', 'flutua'],
  swim: ['nada', 'nadan', 'mergulha', 'boia'],
  eat: [
    'come',
    'comen',
    'comeu',
    'comia',
    'bebe',
    'beben',
    'toma',
    'lancha',
    'almoca',
    'chupa',
    'segura',
    'carrega',
    'le',
    'lendo',
    'leu',
    'toca',
    'solta',
    'soltan',
    'empina',
  ],
  tend: ['planta', 'rega', 'cuida'],
  ride: ['monta', 'cavalga', 'pedala', 'andando', 'anda', 'dirig', 'passeia', 'passean', 'rema', 'remando', 'navega'],
  play: ['joga', 'jogan', 'chuta', 'chutan'],
  sleep: ['dorme', 'dormi', 'cochila', 'descansa', 'soneca', 'sonequinha', 'sono'],
}

/** The action a plain word tells, or null. Short beginnings must be the whole word. */
export function actionOf(word: string): Action | null {
  for (const [action, list] of Object.entries(beginnings))
    if (list.some(start => (start.length < 4 ? word === start : word.startsWith(start))))
      return isAction(action) ? action : null
  return null
}

const isAction = (text: string): text is Action => text in beginnings
