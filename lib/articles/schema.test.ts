import { expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { postSchema } from '@/lib/articles/schema'

const LIMITS = { title: 200, summary: 500, content: 100_000, author: 100, metaTitle: 70, metaDescription: 170 }
const ofLength = (more: number) =>
  Object.fromEntries(Object.entries(LIMITS).map(([field, limit]) => [field, 'a'.repeat(limit + more)]))

it('a post keeps to its limits', () => {
  expect(postSchema.safeParse(ofLength(0)).success).toBe(true)
  const { error } = postSchema.safeParse(ofLength(1))
  expect(Object.keys(fieldErrors(error!.issues)).toSorted()).toEqual(Object.keys(LIMITS).toSorted())
})
