import { expect, test } from 'vitest'
import { identityOf } from '@/lib/faults/alarm-code'
import { slugFromText } from '@/lib/platform/turkish/slug'
import { faultSchema, MAX_FEATURED } from '@/lib/faults/schema'
import { faultLabel, faults, isFeatured, posts, references, services } from './content'

const slugsOf = (items: { title: string }[]) => new Set(items.map(({ title }) => slugFromText(title)))

test('each seeded fault is complete, within the limits, and has Turkish punctuation and no | in a list', () => {
  for (const fault of faults) {
    const { service: _service, post: _post, ...texts } = fault
    expect(faultSchema.parse(texts)).toMatchObject(texts)
    const { causes, checks, title, series, symptoms, warning, repair } = fault
    const isComplete = causes.length >= 3 && checks.length >= 3 && [series, symptoms, warning, repair].every(Boolean)
    const wrongSigns = /['"!]|\.\.\.|\d ?%/.exec([title, symptoms, ...causes, ...checks, warning, repair].join('\n'))
    const bars = [...causes, ...checks].filter((item) => item.includes('|'))
    expect([faultLabel(fault), isComplete, wrongSigns, bars]).toEqual([faultLabel(fault), true, null, []])
  }
})

test('the seeded faults differ, cover every seeded service and brand, and name seeded posts', () => {
  expect(new Set(faults.map(identityOf)).size).toBe(faults.length)
  expect(new Set(faults.map(({ brand }) => brand))).toEqual(new Set(references.map(({ name }) => name)))
  const seeded = slugsOf(posts)
  expect(faults.filter(({ post }) => post !== '' && !seeded.has(post))).toEqual([])
  for (const slug of slugsOf(services)) {
    const { length } = faults.filter((fault) => fault.service === slug && isFeatured(fault))
    expect([slug, length >= 3, length <= MAX_FEATURED]).toEqual([slug, true, true])
  }
})
