import { describe, expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { postSchema } from '@/lib/articles/schema'

const errors = (fields: Record<string, unknown>) => {
  const { error } = postSchema.safeParse({ title: 'Başlık', content: 'İçerik', ...fields })
  return error ? Object.keys(fieldErrors(error.issues)) : []
}

describe('postSchema', () => {
  it('has the author Admin if none is given', () => {
    expect(postSchema.parse({ title: 'Başlık', content: 'İçerik' })).toMatchObject({ summary: '', author: 'Admin' })
    expect(postSchema.parse({ title: 'Başlık', content: 'İçerik', author: '  ' }).author).toBe('Admin')
    expect(postSchema.parse({ title: 'Başlık', content: 'İçerik', author: ' Seda ' }).author).toBe('Seda')
  })

  it('enforces its limits', () => {
    expect(
      errors({
        title: 'a'.repeat(200),
        summary: 'a'.repeat(500),
        content: 'a'.repeat(100_000),
        author: 'a'.repeat(100),
      }),
    ).toEqual([])
    expect(errors({ title: '', content: ' ' })).toEqual(['title', 'content'])
    expect(errors({ summary: 'a'.repeat(501), author: 'a'.repeat(101) })).toEqual(['summary', 'author'])
    expect(errors({ metaTitle: 'a'.repeat(70), metaDescription: 'a'.repeat(170) })).toEqual([])
    expect(errors({ metaTitle: 'a'.repeat(71), metaDescription: 'a'.repeat(171) })).toEqual([
      'metaTitle',
      'metaDescription',
    ])
  })
})
