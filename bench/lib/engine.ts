import { ENGINES, type EngineName } from '../../apps/server/src/extraction/ocr/engine.ts'

/** The engine that `--engine` names; undefined where it is not given. Throws for a name that is none. */
export function engineNamed(name: string | undefined): EngineName | undefined {
  const engine = ENGINES.find(one => one === name)
  if (name !== undefined && !engine) throw new Error(`--engine is ${ENGINES.join(' or ')}, not '${name}'`)
  return engine
}
