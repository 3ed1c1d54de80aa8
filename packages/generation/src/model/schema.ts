/**
 * The answer wanted, in the strictest subset that all providers and local servers understand: every field required, no
 * lengths, no patterns, two levels. The words are Portuguese, like the prompt. The quote comes before the question, so
 * that the evidence is chosen first; no letter or place of an option is ever asked for.
 */
const text = (description: string) => ({ type: 'string', description })

export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['itens', 'sem_conteudo', 'ultimo_id'],
  properties: {
    itens: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['tipo', 'ancora', 'citacao', 'pergunta', 'resposta', 'distratores', 'explicacao', 'dificuldade'],
        properties: {
          tipo: { type: 'string', enum: ['cartao', 'quiz', 'palavra'] },
          ancora: text('identificador da frase que prova a resposta, como p12 s34'),
          citacao: text('essa frase, copiada letra por letra'),
          pergunta: text('pergunta que se entende sem o documento; na palavra, a dica'),
          resposta: text('resposta curta; no quiz, o texto da alternativa correta; na palavra, ela mesma'),
          distratores: {
            type: 'array',
            items: { type: 'string' },
            description: '3 no quiz; vazio no cartão e na palavra',
          },
          explicacao: text('no quiz, por que a resposta é essa, em uma frase; vazio no cartão e na palavra'),
          dificuldade: { type: 'string', enum: ['fácil', 'médio', 'difícil'] },
        },
      },
    },
    sem_conteudo: { type: 'boolean', description: 'true quando o trecho não tem o que perguntar' },
    ultimo_id: text('o último identificador do trecho'),
  },
} as const

/** An item as the model wrote it, in our words. */
export type ModelItem = {
  kind: 'card' | 'question' | 'word'
  anchor: string
  quote: string
  question: string
  answer: string
  distractors: readonly string[]
  explanation: string
  difficulty: 'fácil' | 'médio' | 'difícil'
}

/** An item read leniently, its texts tidied; null where something it cannot do without is missing. */
export function readItem(value: unknown): ModelItem | null {
  if (typeof value !== 'object' || value === null) return null
  const field = (name: string) => {
    const found: unknown = Reflect.get(value, name)
    return typeof found === 'string' ? tidy(found) : ''
  }
  const wrong: unknown = Reflect.get(value, 'distratores')
  const distractors = Array.isArray(wrong)
    ? wrong
        .filter(one => typeof one === 'string')
        .map(tidy)
        .filter(Boolean)
        .slice(0, 6)
    : []
  const question = field('pergunta')
  const answer = field('resposta')
  const quote = field('citacao')
  if (!question || !answer || !quote) return null
  const difficulty = field('dificuldade').toLowerCase()
  return {
    // Some models name the kind otherwise; what it is shows by its wrong options.
    kind: kindOf(field('tipo'), distractors.length),
    anchor: field('ancora'),
    quote,
    question,
    answer,
    distractors,
    explanation: field('explicacao'),
    difficulty: /^f[áa]c|^eas/.test(difficulty) ? 'fácil' : /^dif|^har/.test(difficulty) ? 'difícil' : 'médio',
  }
}

function kindOf(told: string, distractors: number): ModelItem['kind'] {
  if (/^palavra|^word/i.test(told)) return 'word'
  return distractors >= 2 && !/^cart|^card|^flash/i.test(told) ? 'question' : 'card'
}

/** Longer texts are no item; they are cut before anything looks at them. */
const LONGEST = 1200

function tidy(text: string): string {
  return (
    text
      .slice(0, LONGEST)
      .replaceAll('**', '')
      // 'b) O frio' and '- O frio', but never the title of 'D. João'.
      .replace(/^\s*(?:[a-eA-E]\)|[a-e]\.|[-•])\s+/, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
