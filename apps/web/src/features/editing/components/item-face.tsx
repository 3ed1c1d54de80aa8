import type { Item } from '@capivira/core/editing/contract'
import { optionOrder, shuffledOptions } from '@capivira/core/quizzes/option-order'
import { Check } from '@capivira/ui/icons'
import { optionLetters } from '../../quizzes/text.ts'

/** An item as a teacher reads it: question and answer together. `level` is that of its heading. */
export function ItemFace({ item, level = 2 }: { item: Item; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  if (item.kind === 'word')
    return (
      <div>
        <Heading className="text-xl break-words">{item.word}</Heading>
        <p className="text-ink-soft">{item.hint}</p>
      </div>
    )
  return (
    <>
      <div>
        <p className="text-sm font-bold text-ink-soft">Pergunta</p>
        <Heading className="text-xl">{item.question}</Heading>
      </div>
      {item.kind === 'card' ? (
        <div className="rounded-md bg-soft-primary p-4">
          <p className="text-sm font-bold">Resposta</p>
          <p className="text-lg font-semibold">{item.answer}</p>
        </div>
      ) : (
        <>
          <Options item={item} />
          {item.explanation && <p className="text-ink-soft">{item.explanation}</p>}
        </>
      )}
    </>
  )
}

/**
 * The options, shuffled as a pupil may meet them, but the same way each time they are looked at. They have letters only
 * where those stay: the form beside it lists them as they were written, and one option was A here and B there.
 */
function Options({ item }: { item: Extract<Item, { kind: 'question' }> }) {
  const right = item.options[item.correctAnswer]
  const inOrder = optionOrder(item).loose.length === 0
  return (
    <ul className="m-0 flex list-none flex-col gap-2 p-0">
      {shuffledOptions(item, steady(item.id)).map((option, place) => (
        <li
          key={option}
          className={`flex flex-wrap items-center gap-2 rounded-sm border-2 px-3 py-2 ${
            option === right ? 'border-primary bg-soft-primary font-extrabold' : 'border-line'
          }`}
        >
          {inOrder && <span>{optionLetters[place]})</span>}
          <span className="beside">{option}</span>
          {option === right && <Check aria-label="Alternativa certa" className="size-5 shrink-0 text-primary-ink" />}
        </li>
      ))}
    </ul>
  )
}

/** Numbers below a bound that depend on `seed` alone: a linear congruential sequence (Numerical Recipes' constants). */
function steady(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
