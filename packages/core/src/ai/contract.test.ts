import { expect, test } from 'vitest'
import { getAiUsage } from './contract.ts'

const days = (text: string) => getAiUsage.query?.shape.days.safeParse(text)

test('usage is asked of 1 to 366 days', () => {
  expect([days('1')?.data, days('366')?.data]).toEqual([1, 366])
  for (const outside of ['0', '367', '1000', '-1', '1,5', 'trinta'])
    expect(days(outside)?.error?.issues[0]?.message).toBe('Informe de 1 a 366 dias')
})
