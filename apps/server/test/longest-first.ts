import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of the server's tests that take longest, a minute among them: at the end one core would wait for the other. */
const LONG = [
  'ai/modes.test.ts',
  'ai/journey.test.ts',
  'demo/demo.test.ts',
  'src/hostile-values.test.ts',
  'src/worker.test.ts',
  'embedded-postgres.test.ts',
  'assistant/assistant.test.ts',
  'writer/prepare.test.ts',
]

/**
 * Vitest begins with what took longest the last time, and where it ran never before with the largest files, which tells
 * little: there the longest begin first as well.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Whose turn a project is stays as it was.
    const ofServer = sorted.filter(isOfServer)
    const [long, rest] = [ofServer.filter(isLong), ofServer.filter(file => !isLong(file))]
    const inOrder = [...long, ...rest].values()
    return sorted.map(file => (isOfServer(file) ? (inOrder.next().value ?? file) : file))
  }
}

const isOfServer = ({ project }: TestSpecification) => project.name === 'server'
const isLong = ({ moduleId }: TestSpecification) => LONG.some(end => moduleId.endsWith(end))
