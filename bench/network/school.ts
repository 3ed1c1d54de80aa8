import { emailOf, join, type Person } from '../kill/people.ts'

/** Somebody who signs in on devices. */
export type Member = { id: string; name: string; email: string; teaches: boolean }

/** What there is to do: cards to rate, a quiz to answer, cards of the teacher's own to put into other words. */
export type School = {
  pupils: Member[]
  teachers: Member[]
  materialId: number
  cards: number[]
  questions: { id: number; options: string[] }[]
  /** Of each teacher, by id. */
  ownCards: Map<string, { id: number; revision: number }[]>
}

const size = { cards: 240, ownCards: 120, questions: 7 } as const

const numbered = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at + 1))

async function member(address: string, name: string, secret?: string): Promise<[Member, Person]> {
  const person = await join(address, name, secret)
  return [{ id: person.id, name, email: emailOf(name), teaches: secret !== undefined }, person]
}

async function importCards(teacher: Person, title: string, count: number): Promise<number> {
  const lines = numbered(count, at => `Quanto é ${at} mais ${at + 1} em ${title}?;${2 * at + 1};Soma;fácil`)
  const form = new FormData()
  form.set('title', title)
  form.set(
    'file',
    new Blob([`Pergunta;Resposta;Assunto;Nível\n${lines.join('\n')}\n`], { type: 'text/csv' }),
    'cards.csv',
  )
  const reply = await teacher.post<{ id: number }>('/api/import', form)
  if (reply?.status !== 201) throw new Error(`import answered ${JSON.stringify(reply)}`)
  return reply.body.id
}

async function addQuestions(teacher: Person, materialId: number): Promise<void> {
  for (const at of numbered(size.questions, number => number)) {
    const options = numbered(4, option => `${at} vezes ${option + 9} é ${at * (option + 9)}`)
    const content = {
      kind: 'question',
      question: `Qual destas contas com o número ${at} está certa?`,
      options,
      correctAnswer: 0,
      explanation: null,
      difficulty: 'fácil',
    }
    const source = { sourcePage: null, sourceQuote: null }
    const reply = await teacher.post(`/api/materials/${materialId}/items`, { content, source })
    if (reply?.status !== 201) throw new Error(`a question was answered ${JSON.stringify(reply)}`)
  }
}

/** A school as it is on a day on which the network is well. */
export async function openSchool(address: string, pupils: number, teacherSecret: string): Promise<School> {
  const taught: [Member, Person][] = []
  for (const at of numbered(2, number => number)) taught.push(await member(address, `Professora${at}`, teacherSecret))
  const [first] = taught
  if (!first) throw new Error('no teacher')
  const materialId = await importCards(first[1], 'Somas', size.cards)
  await addQuestions(first[1], materialId)
  const cards = await first[1].get<{ id: number }[]>(`/api/materials/${materialId}/cards`)
  const questions = await first[1].get<School['questions']>(`/api/materials/${materialId}/quiz-questions`)
  if (!cards?.body.length || !questions?.body.length) throw new Error('there is nothing to study')

  const ownCards: School['ownCards'] = new Map()
  for (const [{ id, name }, teacher] of taught) {
    const own = await importCards(teacher, `Contas de ${name}`, size.ownCards)
    const items = await teacher.get<{ id: number; revision: number }[]>(`/api/materials/${own}/items`)
    ownCards.set(
      id,
      (items?.body ?? []).map(({ id: item, revision }) => ({ id: item, revision })),
    )
  }
  const learning: Member[] = []
  for (const at of numbered(pupils, number => number)) learning.push((await member(address, `Aluno${at}`))[0])
  return {
    pupils: learning,
    teachers: taught.map(([teacher]) => teacher),
    materialId,
    cards: cards.body.map(({ id }) => id),
    questions: questions.body,
    ownCards,
  }
}
