/** Runs as a process: judges one pasted answer by the document it is about. */
import { judgeAnswer } from '@capivira/generation/assistant/judge-answer'
import { restOf } from '@capivira/generation/assistant/rest'
import { knowledgeOf } from '@capivira/generation/proof/knowledge'
import { shippedReader } from '@capivira/generation/reading/parsed'
import type { JudgeOrder, JudgeReply } from './judge-in-child.ts'

process.once('message', ({ pages, title, text, seed }: JudgeOrder) => {
  let treeless: string | null = null
  const read = shippedReader(trouble => {
    treeless = trouble
  })
  const knowledge = knowledgeOf({ pages, outline: [], title: null }, title, read)
  const reply: JudgeReply = { items: judgeAnswer(text, knowledge, seed), ...restOf(text), treeless }
  process.send?.(reply)
})
process.once('disconnect', () => process.exit())
