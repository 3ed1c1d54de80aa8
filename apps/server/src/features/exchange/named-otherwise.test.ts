import { expect, test } from 'vitest'
import { sendForm } from '../../../test/multipart.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()

test.each([
  ['a deck that is none', 'Rios.apkg', 'isto não é um baralho', /não é um baralho do Anki que dê para abrir/],
  ['a picture that is none', 'foto.png', 'nada de figura', /uma imagem, um som ou um vídeo/],
])('%s is told by its name, before and when it is sent', async (_, name, bytes, sentence) => {
  const teacher = await school.signedIn('teacher')
  for (const path of ['/api/import/preview', '/api/import']) {
    const title = ['title', 'Rios'] as const
    const answer = await sendForm<{ message: string }>(teacher, path, [title, ['file', { name, bytes }]])
    expect([answer.status, sentence.test(answer.body.message)]).toEqual([422, true])
  }
})
