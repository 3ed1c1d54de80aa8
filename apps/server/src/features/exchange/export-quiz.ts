import type { quizFormats } from '@capivira/core/exchange/contract'
import { giftCategory, giftQuestion } from '@capivira/core/exchange/gift'
import { moodleCategory, moodleFoot, moodleHead, moodleQuestion } from '@capivira/core/exchange/moodle-xml'
import type { Database } from '../../platform/database.ts'
import { type ExportMaterial, readQuestions } from './store.ts'

type Written = AsyncGenerator<string>

/** How the questions of some materials are written in each format, piece by piece. */
export const quizWriters: Record<
  (typeof quizFormats)[number],
  { type: string; ending: string; write: (db: Database, materials: readonly ExportMaterial[]) => Written }
> = {
  moodle: { type: 'application/xml; charset=utf-8', ending: 'xml', write: writeMoodle },
  gift: { type: 'text/plain; charset=utf-8', ending: 'gift.txt', write: writeGift },
}

async function* writeMoodle(db: Database, materials: readonly ExportMaterial[]): Written {
  yield moodleHead
  for (const material of materials) {
    yield moodleCategory({ subject: material.subject, material: material.title })
    for await (const questions of readQuestions(db, material)) yield questions.map(moodleQuestion).join('')
  }
  yield moodleFoot
}

async function* writeGift(db: Database, materials: readonly ExportMaterial[]): Written {
  for (const material of materials) {
    yield giftCategory({ subject: material.subject, material: material.title })
    for await (const questions of readQuestions(db, material)) yield questions.map(giftQuestion).join('')
  }
}
