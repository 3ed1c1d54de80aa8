import { drawingsPerDay } from '@capivira/core/drawings/contract'
import type { Random } from '@capivira/games/random'
import type { Member, School } from './school.ts'

export const kinds = ['rating', 'side', 'quiz', 'game', 'city', 'drawing', 'save'] as const
export type Kind = (typeof kinds)[number]

/** Something a person will do once: `key` names it among all acts of its kind, as the database will name it. */
export type Planned = { kind: Kind; key: string; params: object; body: object }

/** What a pupil does, of a hundred acts so many. Rounds and drawings take a server longest, so there are few. */
const shares: Record<Exclude<Kind, 'save'>, number> = { rating: 38, side: 26, quiz: 10, game: 14, city: 10, drawing: 2 }

const ratings = ['errei', 'difícil', 'médio', 'fácil'] as const

/** What one person still has to do, each thing once. */
export class Plan {
  readonly #random: Random
  readonly #school: School
  readonly #member: Member
  readonly #cards: number[]
  readonly #sides: { cardId: number; side: 'front' | 'back' }[]
  readonly #saves: { id: number; revision: number }[]
  #quizzes = 0
  #drawings = 0

  constructor(random: Random, school: School, member: Member) {
    this.#random = random
    this.#school = school
    this.#member = member
    this.#cards = random.shuffled(school.cards)
    this.#sides = random.shuffled(
      school.cards.flatMap(cardId => (['front', 'back'] as const).map(side => ({ cardId, side }))),
    )
    this.#saves = random.shuffled(school.ownCards.get(member.id) ?? [])
  }

  /** What kind of thing comes next. */
  kind(): Kind {
    if (this.#member.teaches) return 'save'
    let drawn = this.#random.below(100)
    for (const kind of ['rating', 'side', 'quiz', 'game', 'city'] as const) {
      drawn -= shares[kind]
      if (drawn < 0) return kind
    }
    return 'drawing'
  }

  /**
   * The next thing of a kind that needs nothing of the server; undefined where none is left, and for rounds and the
   * city.
   */
  next(kind: Kind): Planned | undefined {
    if (kind === 'rating') return this.#rating()
    if (kind === 'side') return this.#side()
    if (kind === 'quiz') return this.#quiz()
    if (kind === 'drawing') return this.#drawing()
    return kind === 'save' ? this.#save() : undefined
  }

  #rating(): Planned | undefined {
    const cardId = this.#cards.pop()
    if (cardId === undefined) return undefined
    const difficulty = this.#random.pick(ratings) ?? 'médio'
    return { kind: 'rating', key: `${cardId}`, params: { cardId }, body: { difficulty } }
  }

  #side(): Planned | undefined {
    const next = this.#sides.pop()
    if (!next) return undefined
    const { cardId, side } = next
    const body = { materialId: this.#school.materialId, side }
    return { kind: 'side', key: `${cardId}:${side}`, params: { cardId }, body }
  }

  /** No two attempts of a pupil have the same answers: the number of the attempt, written in the options' places. */
  #quiz(): Planned {
    const number = this.#quizzes++
    const { questions, materialId } = this.#school
    const answers = questions.map(({ id, options }, place) => ({
      questionId: id,
      option: options[Math.floor(number / options.length ** place) % options.length] ?? '',
    }))
    const key = answersKey(answers)
    const body = { score: 0, totalQuestions: answers.length, answers }
    return { kind: 'quiz', key, params: { materialId }, body }
  }

  /** No more than the school allows in a day: what is refused for that is no fault of a network. */
  #drawing(): Planned | undefined {
    if (this.#drawings === drawingsPerDay) return undefined
    const title = `Capivara número ${++this.#drawings} de ${this.#member.name}`
    const body = { title, description: 'Uma capivara na beira do rio com sol e árvore' }
    return { kind: 'drawing', key: title, params: {}, body }
  }

  #save(): Planned | undefined {
    const card = this.#saves.pop()
    if (!card) return undefined
    const question = `Pergunta ${card.id} nas palavras de ${this.#member.name}?`
    const content = { kind: 'card', question, answer: 'Resposta nova', difficulty: 'médio' }
    const params = { kind: 'card', itemId: card.id }
    return { kind: 'save', key: question, params, body: { revision: card.revision, content } }
  }
}

/** Names an attempt by what was chosen. */
export const answersKey = (answers: readonly { questionId: number; option: string }[]): string =>
  [...answers]
    .sort((one, other) => one.questionId - other.questionId)
    .map(({ questionId, option }) => `${questionId}=${option}`)
    .join(';')
