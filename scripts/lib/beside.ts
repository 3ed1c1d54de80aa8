import { inLanes } from './lanes.ts'
import type { Need, Step } from './test-plan.ts'

/** What is made before the steps that need it; a browser is only looked for. */
export type Prepared = Exclude<Need, 'browser'>

/** How things are done that may run beside each other. */
export interface Doers<Outcome> {
  prepare: (need: Prepared) => Promise<void>
  check: (step: Step) => Promise<Outcome>
}

/**
 * The steps that may run beside each other, after what the others need; at most `lanes` of all these at a time. Answers
 * what came of the steps, in their order. What cannot be prepared is told by the step that needs it.
 */
export async function runBeside<Outcome>(
  steps: readonly Step[],
  lanes: number,
  { prepare, check }: Doers<Outcome>,
): Promise<Outcome[]> {
  const needs = new Set(steps.flatMap(step => step.needs ?? []))
  const early = [...needs]
    .filter(need => need !== 'browser')
    .map(
      need => () =>
        prepare(need).then(
          () => [],
          () => [],
        ),
    )
  const checks = steps.filter(step => step.beside).map(step => async () => [await check(step)])
  return (await inLanes<Outcome[]>(lanes, [...early, ...checks])).flat()
}
