import { pattern } from '../lexicon/words.ts'

/** Zero-width, bidirectional, tag and other characters that a reader does not see. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu
const CONTROL = /(?![\n\t])\p{Cc}/gu
const SPEAKER_TAG = /<\/?(?:s|bos|eos|start_of_turn|end_of_turn|system|user|assistant|human)>/u
const BRACKETED_MARK = /\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS)\]|<<\/?SYS>>/u
/** Marks by which chat templates tell who speaks. */
const CHAT_MARKS = pattern('gimu')`
  <\|[^|<>]{0,40}\|>|${SPEAKER_TAG}|${BRACKETED_MARK}|^\s*#{2,}\s*(?:instruction|instruções|system|response)\s*:?`
/** What could open or close the passage, or a block of code, in the prompt. */
const FENCES = /<{3,}|>{3,}|`{3,}|~{3,}/g

/** A text from a document as it may stand in a prompt: what is unseen or speaks to a chat template is taken out. */
export function neutralize(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(CONTROL, ' ')
    .replace(CHAT_MARKS, ' ')
    .replace(FENCES, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Sentences that speak to a program that writes, not to somebody who learns; Portuguese, English and Spanish. */
const INSTRUCTIONS: readonly RegExp[] = [
  pattern('iu')`
    (?<!\p{L})(?:ignor|desconsider|esqueç|desobedeç|disregard|forget|overrid)\p{L}*\s
    (?:\p{L}+\s){0,4}${'thing an instruction speaks of'}`,
  pattern('iu')`
    (?<!\p{L})você (?:é|agora é|deve agir|será) (?:um|uma|como)\s(?:\p{L}+\s){0,3}
    (?:assistente|modelo|ia|inteligência|robô|chatbot)(?!\p{L})`,
  /(?<!\p{L})you are (?:now )?(?:an? )?(?:\p{L}+\s){0,3}(?:assistant|model|ai|chatbot)(?!\p{L})/iu,
  pattern('iu')`
    (?<!\p{L})(?:system|developer) (?:prompt|message)s?(?!\p{L})|prompt d[oe] sistema|mensagem de sistema
    |modo desenvolvedor`,
  pattern('iu')`
    (?<!\p{L})${'revealing, imperative'}\s(?:\p{L}+\s){0,4}
    (?:prompt|instruç\p{L}*|instructions?|chave|api key)(?!\p{L})`,
  pattern('iu')`
    (?<!\p{L})${'answering, imperative'}\s(?:\p{L}+\s){0,3}
    (?:somente|apenas|only|sempre|exatamente|exactly)(?!\p{L})[^.]{0,60}["“'«]`,
  pattern('iu')`
    (?<!\p{L})(?:em vez dis[st]o|a partir de agora|from now on|instead)[, ]+
    (?:\p{L}+\s){0,3}${'writing, imperative'}(?!\p{L})`,
  pattern('iu')`
    (?<!\p{L})(?:todas? as (?:respostas?|perguntas?|questões|cartões|cards)) (?:devem?|deverão
    |precisam) (?:conter|citar|ser|mencionar|incluir|dizer)`,
  pattern('iu')`(?<!\p{L})${'notice'}[,: ]+(?:\p{L}+ ){0,3}${'name of a language model'}(?!\p{L})`,
]

/** Whether a sentence of a document, or a text of an item, tries to tell the model what to do. */
export function isInstruction(text: string): boolean {
  return INSTRUCTIONS.some(pattern => pattern.test(text))
}
