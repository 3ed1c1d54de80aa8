import { NetworkError } from '../../lib/http.ts'

/**
 * Whether an act waits on this device, of its error; `over` resolves once it waits no more. Told by its form, for what
 * makes such errors is loaded with the device.
 */
export const isKept = (error: unknown): error is NetworkError & { over: () => Promise<void> } =>
  error instanceof NetworkError && 'over' in error
