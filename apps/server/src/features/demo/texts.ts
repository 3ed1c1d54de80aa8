import { readFile } from 'node:fs/promises'

/** The school texts of the demo school, in the order in which its teacher sent them. */
export const demoTexts = ['ciencias-7-ano', 'historia-8-ano', 'geografia-6-ano'] as const
export type DemoTextName = (typeof demoTexts)[number]

/** A text as Markdown; see apps/server/demo/text.ts for what it may hold. */
export function readDemoText(name: DemoTextName): Promise<string> {
  return readFile(new URL(`../../../demo/texts/${name}.md`, import.meta.url), 'utf8')
}
