// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { removeAllDrafts, removeExpiredDrafts, storeDraft, readStoredDrafts } from './draft-storage'
import { DAY_MS } from '@/lib/platform/turkish/dates'

const draftAt = (key: string, offsetMs: number) => ({
  key,
  at: Date.now() + offsetMs,
  hadFiles: false,
  value: { title: key },
})

afterEach(removeAllDrafts)

it('stored drafts are removed after 30 days, and the readable ones of a screen are offered, newest first', () => {
  for (const [key, days] of [
    ['blog/yeni', -29],
    ['blog/7', 0],
    ['blog/8', -31],
    ['hizmetler/yeni', 0],
  ] as const)
    storeDraft(draftAt(key, days * DAY_MS))
  localStorage.setItem('taslak:blog/9', '{')
  removeExpiredDrafts()
  expect(localStorage.getItem('taslak:blog/8')).toBeNull()
  expect(readStoredDrafts('blog').map(({ key }) => key)).toEqual(['blog/7', 'blog/yeni'])
})
