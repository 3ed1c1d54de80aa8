/** Milliseconds from a successful sign-in to the first screen. */
export const loginDelay = 100

/** Milliseconds in which the message of a created account can be read before the sign-in screen comes. */
export const registeredDelay = 1500
