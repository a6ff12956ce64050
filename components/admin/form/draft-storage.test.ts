import { afterEach, expect, it, vi } from 'vitest'
import { forgetDrafts, forgetOldDrafts, keepDraft, keptDrafts } from './draft-storage'

const DAY_MS = 24 * 60 * 60 * 1000
const draftAt = (key: string, later: number) => ({
  key,
  at: Date.now() + later,
  hadFiles: false,
  value: { title: key },
})

/** Replaces the tab's storage with one whose keys are its own properties. */
function storage(): Record<string, unknown> {
  const items: Record<string, unknown> = {}
  const hidden = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => void (items[key] = text),
    removeItem: (key: string) => delete items[key],
  }
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(items, name, { value })
  vi.stubGlobal('localStorage', items)
  return items
}

afterEach(() => {
  forgetDrafts()
  vi.unstubAllGlobals()
})

it('kept drafts are removed after 30 days, and the readable ones of a screen are offered, newest first', () => {
  const items = storage()
  for (const [key, days] of [
    ['blog/yeni', -29],
    ['blog/7', 0],
    ['blog/8', -31],
    ['hizmetler/yeni', 0],
  ] as const)
    keepDraft(draftAt(key, days * DAY_MS))
  items['taslak:blog/9'] = '{'
  forgetOldDrafts()
  expect(items).not.toHaveProperty('taslak:blog/8')
  expect(keptDrafts('blog').map(({ key }) => key)).toEqual(['blog/7', 'blog/yeni'])
})
