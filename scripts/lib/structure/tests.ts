import type { Tree, Violation } from './tree.ts'

/** A matcher with the beginning of what it is given, as `toEqual([])`. */
const MATCHER = /\)\s*(?:\.(?:resolves|rejects)\s*)?(\.not\s*)?\.(to[A-Z]\w*)\(([\s\S]{0,4})/g

/** The ways to say that a list is empty. */
const EMPTY: Readonly<Record<string, string>> = { toEqual: '[])', toStrictEqual: '[])', toHaveLength: '0)' }

/**
 * A test file that expects nothing but empty lists passes whatever the program does, where its question finds nothing
 * by mistake. The whole file is asked, not each test: one expectation of something else in it is enough.
 */
export function checkTests(tree: Tree): Violation[] {
  return [...tree].flatMap(([file, source]) => {
    if (!/\.test\.tsx?$/.test(file)) return []
    const expected = [...source.matchAll(MATCHER)]
    const isEmpty = ([, not, matcher = '', given]: RegExpExecArray) =>
      !not && given?.startsWith(EMPTY[matcher] ?? '\n)')
    return expected.length > 0 && expected.every(isEmpty)
      ? [
          {
            file,
            message: 'expects nothing but []: beside it belongs a case in which the same question finds something',
          },
        ]
      : []
  })
}
