/** A question as it came over the wire; `tool` is the one the answer has to call, where a service shapes answers so. */
export type Asked = {
  system: string
  user: string
  stream: boolean
  formatted: boolean
  model: string
  tool?: string | undefined
}
export type Reply = {
  text: string
  finish: 'stop' | 'length' | 'filter'
  usage: { input: number; output: number }
  tool?: string | undefined
}

/** A wire protocol: how a question is read from it, and how an answer is written, at once or as it comes. */
export type Protocol = {
  read: (url: string, body: Record<string, unknown>) => Asked
  reply: (reply: Reply) => object
  /**
   * The events of a streamed answer, the text cut at this many characters; the last but the end tells how it finished.
   */
  events: (reply: Reply, cut: number) => string[]
}

const text = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(text).join('')
  return typeof value === 'object' && value !== null
    ? text(Reflect.get(value, 'text') ?? Reflect.get(value, 'parts') ?? '')
    : ''
}
const usageOf = ({ usage }: Reply) => ({
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
})
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])

/** The answer as it is written, some letters at a time, up to where it is cut. */
const pieces = (reply: Reply, cut: number) => reply.text.slice(0, cut).match(/[\s\S]{1,40}/g) ?? []

const OPENAI_FINISH = { stop: 'stop', length: 'length', filter: 'content_filter' } as const
const openai: Protocol = {
  read: (_, body) => {
    const [system, user] = list(body.messages).map(message => text(message.content))
    return {
      system: system ?? '',
      user: user ?? '',
      stream: body.stream === true,
      formatted: 'response_format' in body,
      model: String(body.model),
    }
  },
  reply: reply => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [
      { index: 0, message: { role: 'assistant', content: reply.text }, finish_reason: OPENAI_FINISH[reply.finish] },
    ],
    usage: usageOf(reply),
  }),
  events: (reply, cut) => {
    const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake' }
    const event = (choice: object, more: object = {}) =>
      `data: ${JSON.stringify({ ...chunk, choices: [choice], ...more })}\n\n`
    return [
      ...pieces(reply, cut).map(content => event({ index: 0, delta: { role: 'assistant', content } })),
      event({ index: 0, delta: {}, finish_reason: OPENAI_FINISH[reply.finish] }),
      `data: ${JSON.stringify({ ...chunk, choices: [], usage: usageOf(reply) })}\n\n`,
      'data: [DONE]\n\n',
    ]
  },
}

const ANTHROPIC_FINISH = { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' } as const
const anthropic: Protocol = {
  read: (_, body) => {
    const [tool] = list(body.tools)
    return {
      system: text(body.system),
      user: text(list(body.messages)[0]?.content),
      stream: body.stream === true,
      formatted: 'output_config' in body || tool !== undefined,
      model: String(body.model),
      ...(tool && { tool: String(tool.name) }),
    }
  },
  reply: reply => {
    // Only what is JSON can be what a tool is called with.
    const input = reply.tool ? objectIn(reply.text) : null
    return {
      ...anthropicMessage([
        input ? { type: 'tool_use', id: 'toolu_1', name: reply.tool, input } : { type: 'text', text: reply.text },
      ]),
      stop_reason: input && reply.finish === 'stop' ? 'tool_use' : ANTHROPIC_FINISH[reply.finish],
      usage: { input_tokens: reply.usage.input, output_tokens: reply.usage.output },
    }
  },
  events: (reply, cut) => {
    const tool = reply.text.startsWith('{') ? reply.tool : undefined
    const block = tool ? { type: 'tool_use', id: 'toolu_1', name: tool, input: {} } : { type: 'text', text: '' }
    const delta = (piece: string) =>
      tool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece }
    const usage = { input_tokens: reply.usage.input, output_tokens: 1 }
    const stop_reason = tool && reply.finish === 'stop' ? 'tool_use' : ANTHROPIC_FINISH[reply.finish]
    return [
      { type: 'message_start', message: { ...anthropicMessage([]), stop_reason: null, usage } },
      { type: 'content_block_start', index: 0, content_block: block },
      ...pieces(reply, cut).map(piece => ({ type: 'content_block_delta', index: 0, delta: delta(piece) })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason }, usage: { output_tokens: reply.usage.output } },
      { type: 'message_stop' },
    ].map(event => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  },
}
const anthropicMessage = (content: readonly object[]) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'fake',
  content,
})
function objectIn(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

const GOOGLE_FINISH = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' } as const
const googlePart = (parts: readonly { text: string }[], finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts }, ...(finishReason && { finishReason }) }],
})
const google: Protocol = {
  read: (url, body) => ({
    system: text(body.systemInstruction),
    user: text(list(body.contents)[0]),
    stream: url.includes(':streamGenerateContent'),
    formatted: JSON.stringify(body.generationConfig ?? {}).includes('responseMimeType'),
    model: decodeURIComponent(/\/models\/([^:]+):/.exec(url)?.[1] ?? ''),
  }),
  reply: reply => ({
    ...googlePart(reply.finish === 'filter' ? [] : [{ text: reply.text }], GOOGLE_FINISH[reply.finish]),
    usageMetadata: googleUsage(reply),
  }),
  events: (reply, cut) => {
    const event = (body: object) => `data: ${JSON.stringify(body)}\n\n`
    return [
      ...pieces(reply, cut).map(text => event(googlePart([{ text }]))),
      event({ ...googlePart([], GOOGLE_FINISH[reply.finish]), usageMetadata: googleUsage(reply) }),
    ]
  },
}
const googleUsage = ({ usage }: Reply) => ({
  promptTokenCount: usage.input,
  candidatesTokenCount: usage.output,
  totalTokenCount: usage.input + usage.output,
})

/** The protocols that the pretended service speaks, by the path that is asked. */
export const PROTOCOLS: readonly (readonly [RegExp, Protocol])[] = [
  [/\/chat\/completions$/, openai],
  [/\/messages$/, anthropic],
  [/:(?:stream)?[gG]enerateContent/, google],
]
