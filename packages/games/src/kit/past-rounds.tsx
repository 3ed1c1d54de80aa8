import { type ComponentProps, lazy, memo, Suspense } from 'react'

/** Loaded when a set-up is looked at: a round does without. */
const History = lazy(() => import('./history.tsx'))

/** The player's best results and last rounds of a game. */
export const PastRounds = memo(function PastRounds(props: ComponentProps<typeof History>) {
  return (
    <Suspense fallback={null}>
      <History {...props} />
    </Suspense>
  )
})
