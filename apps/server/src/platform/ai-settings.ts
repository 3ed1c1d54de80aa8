import type { z } from 'zod'
import { addressProblem, isNearbyName } from './outside-address.ts'
import { filled } from './variables.ts'

/** An AI provider; without one everything is written by the embedded generator and no network is touched. */
export interface AiProvider {
  provider: 'openai-compatible' | 'anthropic' | 'google'
  model: string
  baseUrl: string
  apiKey?: string
  /** Draws pictures from words, where one is named. */
  image?: AiImageModel
  /** The service runs on this machine or a private network: one call at a time, more patience. */
  nearby: boolean
  /** Milliseconds that one call may take. */
  timeoutMs: number
  limits: AiLimits
  /** Price of a million tokens, in whatever currency; both 0 where unknown. */
  prices: { input: number; output: number }
}

/** A model of images, how many pictures it may make in 24 hours, and the price of one. */
export interface AiImageModel {
  model: string
  perDay: number
  price: number
}

/** What one material, and the whole school in a day, may use. Costs are in the currency of the prices. */
export interface AiLimits {
  calls: number
  tokens: number
  minutes: number
  cost: number | null
  dailyCost: number | null
}

const BASE_URLS = {
  'openai-compatible': 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

function amount(
  name: string,
  example: string,
  { least, most, whole }: { least: number; most: number; whole: boolean },
) {
  const readable = (text: string) => {
    const value = Number(text.replace(',', '.'))
    return /^\d+(?:[.,]\d+)?$/.test(text) && value >= least && value <= most && (!whole || Number.isInteger(value))
  }
  return filled
    .refine(text => text === undefined || readable(text), {
      error: issue =>
        `${name} deve ser um número${whole ? ' inteiro' : ''} como ${example} (está "${String(issue.input)}").`,
    })
    .transform(text => (text === undefined ? undefined : Number(text.replace(',', '.'))))
}

/** What services' examples show behind the base address, and the calls add by themselves. */
const callPath = /\/+(?:chat\/completions|completions|messages|models)\/*$/

const WRONG_ADDRESS = {
  credentials: 'AI_BASE_URL não pode conter usuário e senha: use AI_API_KEY.',
  forbidden: 'AI_BASE_URL aponta para um endereço interno reservado, que não pode ser usado.',
  'plain-http': 'AI_BASE_URL deve começar com https:// (http:// só vale nesta máquina ou na rede da escola).',
} as const

/** The AI_* variables besides provider and base address, which the schema of all variables knows. */
export const aiVariables = {
  AI_API_KEY: filled.refine(key => key === undefined || /^[\x21-\x7e]+$/.test(key), {
    error: 'AI_API_KEY contém espaços ou caracteres que uma chave não tem.',
  }),
  AI_MODEL: filled.refine(name => name === undefined || (/^[\w.:/@+-]+$/.test(name) && name.length <= 200), {
    error: issue => `AI_MODEL deve ser o nome de um modelo, como o provedor o escreve (está "${String(issue.input)}").`,
  }),
  AI_IMAGE_MODEL: filled.refine(name => name === undefined || (/^[\w.:/@+-]+$/.test(name) && name.length <= 200), {
    error: issue =>
      `AI_IMAGE_MODEL deve ser o nome de um modelo, como o provedor o escreve (está "${String(issue.input)}").`,
  }),
  AI_IMAGE_PRICE: amount('AI_IMAGE_PRICE', '0,20', { least: 0, most: 100_000, whole: false }),
  AI_MAX_DAILY_IMAGES: amount('AI_MAX_DAILY_IMAGES', '100', { least: 1, most: 100_000, whole: true }),
  AI_TIMEOUT_SECONDS: amount('AI_TIMEOUT_SECONDS', '120', { least: 5, most: 3600, whole: true }),
  AI_MAX_CALLS: amount('AI_MAX_CALLS', '60', { least: 1, most: 10_000, whole: true }),
  AI_MAX_TOKENS: amount('AI_MAX_TOKENS', '300000', { least: 1000, most: 100_000_000, whole: true }),
  AI_MAX_MINUTES: amount('AI_MAX_MINUTES', '15', { least: 1, most: 300, whole: true }),
  AI_INPUT_PRICE: amount('AI_INPUT_PRICE', '0,50', { least: 0, most: 100_000, whole: false }),
  AI_OUTPUT_PRICE: amount('AI_OUTPUT_PRICE', '2,00', { least: 0, most: 100_000, whole: false }),
  AI_MAX_COST: amount('AI_MAX_COST', '1,50', { least: 0, most: 1_000_000, whole: false }),
  AI_MAX_DAILY_COST: amount('AI_MAX_DAILY_COST', '20', { least: 0, most: 1_000_000, whole: false }),
}

type Variables = { [Name in keyof typeof aiVariables]?: z.output<(typeof aiVariables)[Name]> } & {
  AI_PROVIDER?: AiProvider['provider'] | undefined
  AI_BASE_URL?: string | undefined
}

/** What is wrong with the AI_* variables taken together, a Portuguese sentence each. */
export function aiProblems(env: Variables): string[] {
  const problems: string[] = []
  if (env.AI_PROVIDER === undefined) {
    const names = ['AI_BASE_URL', ...Object.keys(aiVariables)]
    const set = names.some(name => Reflect.get(env, name) !== undefined)
    return set
      ? ['Há configurações AI_* definidas, mas falta AI_PROVIDER (openai-compatible, anthropic ou google).']
      : []
  }
  if (env.AI_MODEL === undefined) problems.push('AI_PROVIDER está definido, mas falta AI_MODEL com o nome do modelo.')
  if (env.AI_BASE_URL !== undefined && URL.canParse(env.AI_BASE_URL)) {
    const problem = addressProblem(new URL(env.AI_BASE_URL))
    if (problem) problems.push(WRONG_ADDRESS[problem])
    if (/[?#]/.test(env.AI_BASE_URL)) problems.push('AI_BASE_URL não pode ter ? nem #: use o endereço até /v1.')
  }
  // A model of the school's own may ask for no key.
  if (env.AI_API_KEY === undefined && (env.AI_PROVIDER !== 'openai-compatible' || env.AI_BASE_URL === undefined)) {
    problems.push(`AI_PROVIDER=${env.AI_PROVIDER} precisa de AI_API_KEY com a chave do serviço.`)
  }
  if (env.AI_IMAGE_MODEL !== undefined && env.AI_PROVIDER === 'anthropic') {
    problems.push('AI_IMAGE_MODEL não funciona com AI_PROVIDER=anthropic, que não desenha: deixe-o de fora.')
  }
  const priced = (env.AI_INPUT_PRICE ?? 0) + (env.AI_OUTPUT_PRICE ?? 0) > 0
  if (!priced && (env.AI_MAX_COST !== undefined || env.AI_MAX_DAILY_COST !== undefined)) {
    problems.push(
      'Para limitar o custo, defina também AI_INPUT_PRICE e AI_OUTPUT_PRICE: o preço de um milhão de tokens.',
    )
  }
  return problems
}

/** The provider that checked variables describe. */
export function aiProvider(env: Variables): AiProvider | undefined {
  if (!env.AI_PROVIDER || !env.AI_MODEL) return undefined
  const baseUrl = (env.AI_BASE_URL ?? BASE_URLS[env.AI_PROVIDER]).replace(callPath, '').replace(/\/+$/, '')
  const nearby = isNearbyName(new URL(baseUrl).hostname)
  return {
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL,
    baseUrl,
    ...(env.AI_API_KEY && { apiKey: env.AI_API_KEY }),
    ...(env.AI_IMAGE_MODEL && {
      image: { model: env.AI_IMAGE_MODEL, perDay: env.AI_MAX_DAILY_IMAGES ?? 100, price: env.AI_IMAGE_PRICE ?? 0 },
    }),
    nearby,
    timeoutMs: (env.AI_TIMEOUT_SECONDS ?? (nearby ? 300 : 120)) * 1000,
    limits: {
      calls: env.AI_MAX_CALLS ?? 60,
      tokens: env.AI_MAX_TOKENS ?? 300_000,
      minutes: env.AI_MAX_MINUTES ?? 15,
      cost: env.AI_MAX_COST ?? null,
      dailyCost: env.AI_MAX_DAILY_COST ?? null,
    },
    prices: { input: env.AI_INPUT_PRICE ?? 0, output: env.AI_OUTPUT_PRICE ?? 0 },
  }
}

/** What the person who starts Capivira should know: where the texts go. */
export function aiNotices(ai: AiProvider | undefined): string[] {
  if (!ai || ai.nearby) return []
  const { host } = new URL(ai.baseUrl)
  const words = ai.image ? ', e também o que os alunos pedem para desenhar, sem o nome deles' : ''
  return [`Com AI_PROVIDER, o texto dos materiais é enviado a ${host}${words}. Nenhum dado de alunos é enviado.`]
}
