/** Runs as a process: judges one pasted answer by the document it is about. */
import { judgeAnswer } from '@capivira/generation/assistant/judgeAnswer'
import { knowledgeOf } from '@capivira/generation/proof/knowledge'
import type { JudgeOrder, JudgeReply } from './judge-in-child.ts'

process.once('message', ({ pages, title, text, seed }: JudgeOrder) => {
  const knowledge = knowledgeOf({ pages, outline: [], title: null }, title)
  const reply: JudgeReply = { items: judgeAnswer(text, knowledge, seed) }
  process.send?.(reply)
})
process.once('disconnect', () => process.exit())
