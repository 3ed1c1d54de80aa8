/** The least that argon2 does: in place of `features/accounts/hash-cost.ts` in tests. */
export const hashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
