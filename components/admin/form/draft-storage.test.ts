import { afterEach, expect, it, vi } from 'vitest'
import { removeAllDrafts, removeExpiredDrafts, storeDraft, readStoredDrafts } from './draft-storage'
import { DAY_MS } from '@/lib/platform/turkish/dates'

const draftAt = (key: string, offsetMs: number) => ({
  key,
  at: Date.now() + offsetMs,
  hadFiles: false,
  value: { title: key },
})

/** Replaces local storage. As in the real one, the keys are own enumerable properties. */
function stubStorage(): Record<string, unknown> {
  const items: Record<string, unknown> = {}
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => void (items[key] = text),
    removeItem: (key: string) => delete items[key],
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(items, name, { value })
  vi.stubGlobal('localStorage', items)
  return items
}

afterEach(() => {
  removeAllDrafts()
  vi.unstubAllGlobals()
})

it('stored drafts are removed after 30 days, and the readable ones of a screen are offered, newest first', () => {
  const items = stubStorage()
  for (const [key, days] of [
    ['blog/yeni', -29],
    ['blog/7', 0],
    ['blog/8', -31],
    ['hizmetler/yeni', 0],
  ] as const)
    storeDraft(draftAt(key, days * DAY_MS))
  items['taslak:blog/9'] = '{'
  removeExpiredDrafts()
  expect(items).not.toHaveProperty('taslak:blog/8')
  expect(readStoredDrafts('blog').map(({ key }) => key)).toEqual(['blog/7', 'blog/yeni'])
})
