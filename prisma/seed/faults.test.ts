import { expect, test } from 'vitest'
import { identityOf } from '@/lib/faults/alarm-code'
import { slugFromText } from '@/lib/platform/turkish/slug'
import { faultSchema, MAX_FEATURED } from '@/lib/faults/schema'
import { faultLabel, faults, isFeatured, posts, references, services } from './content'

const titles = faults.map((fault) => [faultLabel(fault), fault] as const)
const slugsOf = (items: { title: string }[]) => new Set(items.map(({ title }) => slugFromText(title)))

test.each(titles)('the seeded fault %s is whole and within the limits', (_, fault) => {
  const { service: _service, post: _post, ...texts } = fault
  expect(faultSchema.parse(texts)).toMatchObject(texts)
  expect(texts.causes.length).toBeGreaterThanOrEqual(3)
  expect(texts.checks.length).toBeGreaterThanOrEqual(3)
  for (const text of [fault.series, fault.symptoms, fault.warning, fault.repair]) expect(text).not.toBe('')
})

test.each(titles)('the texts of the seeded fault %s have Turkish signs and no | in a list', (_, fault) => {
  const { causes, checks, title, symptoms, warning, repair } = fault
  for (const item of [...causes, ...checks]) expect(item).not.toContain('|')
  expect([title, symptoms, ...causes, ...checks, warning, repair].join('\n')).not.toMatch(/['"!]|\.\.\.|\d ?%/)
})

test('no two seeded faults have the same brand, series and code', () => {
  expect(new Set(faults.map(identityOf)).size).toBe(faults.length)
})

test('the seeded faults cover every seeded service and brand, and some have no code', () => {
  expect(faults.length).toBeGreaterThanOrEqual(44)
  expect(new Set(faults.map(({ service }) => service))).toEqual(slugsOf(services))
  expect(new Set(faults.map(({ brand }) => brand))).toEqual(new Set(references.map(({ name }) => name)))
  expect(faults.filter(({ code }) => code === '').length).toBeGreaterThanOrEqual(5)
})

test('a seeded fault names posts that are seeded', () => {
  const seeded = slugsOf(posts)
  expect(faults.filter(({ post }) => post !== '' && !seeded.has(post))).toEqual([])
})

test.each([...slugsOf(services)])('the table of %s has 3 to 8 faults', (slug) => {
  const { length } = faults.filter((fault) => fault.service === slug && isFeatured(fault))
  expect(length).toBeGreaterThanOrEqual(3)
  expect(length).toBeLessThanOrEqual(MAX_FEATURED)
})
