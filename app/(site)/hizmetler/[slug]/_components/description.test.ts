import { describe, expect, it } from 'vitest'
import { descriptionOf } from './description'

const service = { title: 'PLC Tamiri', description: '', detailsDescription: '' }

describe('a service in one line', () => {
  it('is the description, else the details', () => {
    expect(descriptionOf({ ...service, description: 'Kısa.', detailsDescription: 'Uzun.' })).toBe('Kısa.')
    expect(descriptionOf({ ...service, detailsDescription: 'Birinci satır.\n\nİkinci.' })).toBe(
      'Birinci satır. İkinci.',
    )
  })

  it('is cut between two words', () => {
    const text = descriptionOf({ ...service, detailsDescription: 'onarım, '.repeat(100) })
    expect(text).toMatch(/^(onarım, )+onarım…$/)
    expect(text.length).toBeLessThanOrEqual(161)
    expect(descriptionOf({ ...service, description: 'x'.repeat(500) }).length).toBeLessThanOrEqual(161)
  })

  it('is never empty', () => {
    expect(descriptionOf(service)).toContain('PLC Tamiri')
  })
})
