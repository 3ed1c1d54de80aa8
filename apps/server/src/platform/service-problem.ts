/** The services beside the program, each named by a setting of its own. */
export const services = ['database', 'storage', 'mail', 'model'] as const
export type Service = (typeof services)[number]

/**
 * A service that does not answer or refuses. The message is a Portuguese sentence for whoever runs Capivira: it names
 * the setting and holds neither a password nor whom an e-mail goes to.
 */
export class ServiceProblem extends Error {
  override readonly name: string = 'ServiceProblem'
  readonly service: Service

  constructor(service: Service, message: string, options?: ErrorOptions) {
    super(message, options)
    this.service = service
  }
}

const isService = (value: unknown): value is Service => services.some(one => one === value)

/**
 * Which service an error says it is about, itself or by what caused it; undefined when none. Also of plain copies of
 * errors.
 */
export function serviceIn(error: unknown): { service: Service; message: string } | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    if ('service' in cause && isService(cause.service) && 'message' in cause)
      return { service: cause.service, message: String(cause.message) }
  }
  return undefined
}

/** Milliseconds between two lines about the same service. */
const pause = 60_000

/**
 * Lets the first word on a service through, and the next one a minute later: while it is away everything fails in the
 * same way.
 */
export function oncePerMinute(clock: () => number = Date.now): (service: Service) => boolean {
  const said = new Map<Service, number>()
  return service => {
    if (clock() - (said.get(service) ?? Number.NEGATIVE_INFINITY) < pause) return false
    said.set(service, clock())
    return true
  }
}
