/**
 * Header that our server writes on every answer, whatever its status: what comes without it came from something else on
 * the way, as a filter, a portal or a gateway does, also in JSON and with a status that says success.
 */
export const answerHeader = 'capivira'
