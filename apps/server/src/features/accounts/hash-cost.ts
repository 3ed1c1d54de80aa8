/**
 * What a hash of a password costs: 32 MiB, two passes, one lane, above OWASP's minimum, about 20 ms on a small server.
 * No setting changes it. It stands by itself because the tests, which register some thousand people, put a cheap one in
 * its place. Source: OWASP Password Storage Cheat Sheet.
 */
export const hashCost = { memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 }
