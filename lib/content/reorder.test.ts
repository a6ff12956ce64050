import { expect, it } from 'vitest'
import { reorderSchema } from '@/lib/content/reorder'

it('accepts as many ids as a body can hold', () => {
  const ids = Array.from({ length: 7000 }, (_, i) => `0198a1b2-c3d4-7e5f-8a9b-${i.toString(16).padStart(12, '0')}`)
  expect(reorderSchema.parse({ ids })).toEqual({ ids })
})

it('refuses 120 000 wrong ids with one reason', () => {
  const { error } = reorderSchema.safeParse({ ids: Array.from({ length: 120_000 }, () => 1) })
  expect(error?.issues).toHaveLength(1)
})
