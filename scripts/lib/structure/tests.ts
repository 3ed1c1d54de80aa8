import type { Tree, Violation } from './tree.ts'

/** A matcher with the beginning of what it is given, as `toEqual([])`. */
const MATCHER = /\)\s*(?:\.resolves\s*)?(\.not\s*)?\.(to[A-Z]\w*)\(([\s\S]{0,4})/g

/** A test file that expects nothing but [] passes whatever the program does, where its question finds nothing by mistake. */
export function checkTests(tree: Tree): Violation[] {
  return [...tree].flatMap(([file, source]) => {
    if (!/\.test\.tsx?$/.test(file)) return []
    const expected = [...source.matchAll(MATCHER)]
    const isEmpty =
      expected.length > 0 &&
      expected.every(([, not, matcher, given]) => !not && matcher === 'toEqual' && given?.startsWith('[])'))
    return isEmpty
      ? [
          {
            file,
            message: 'expects nothing but []: beside it belongs a case in which the same question finds something',
          },
        ]
      : []
  })
}
