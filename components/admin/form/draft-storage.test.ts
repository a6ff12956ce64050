import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  forgetDrafts,
  forgetOldDrafts,
  keepDraft,
  keptDrafts,
  registerForm,
  saveDrafts,
  takeDraft,
} from './draft-storage'

const file = new File(['x'], 'a.png')
const whole = { title: 'PLC', file }
let release = () => {}

function writtenForm(isDirty = true) {
  release = registerForm(() => ({
    isDirty,
    draft: { key: 'blog', read: () => whole, withoutFiles: () => ({ title: 'PLC', file: null }) },
  }))
}

/** A tab's storage, whose keys are its own properties. */
function storage() {
  const items: Record<string, unknown> = {}
  const set = (name: string, value: unknown) => Object.defineProperty(items, name, { value, enumerable: false })
  set('getItem', (key: string) => items[key] ?? null)
  set('setItem', (key: string, text: string) => void (items[key] = text))
  set('removeItem', (key: string) => delete items[key])
  return items as unknown as Storage
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
})
afterEach(() => {
  release()
  forgetDrafts()
  vi.unstubAllGlobals()
})

it('a draft comes back with its files, once', () => {
  writtenForm()
  saveDrafts()
  expect(takeDraft('blog')).toEqual({ value: whole, isWhole: true })
  expect(takeDraft('blog')).toBeNull()
})

it('a document loaded anew has the draft without its files', async () => {
  writtenForm()
  saveDrafts()
  vi.resetModules()
  const anew = await import('./draft-storage')
  expect(anew.takeDraft('blog')).toEqual({ value: { title: 'PLC', file: null }, isWhole: false })
})

it('a form without changes puts nothing aside', () => {
  writtenForm(false)
  saveDrafts()
  expect(takeDraft('blog')).toBeNull()
})

it('signing out leaves no draft behind', async () => {
  writtenForm()
  saveDrafts()
  forgetDrafts()
  expect(takeDraft('blog')).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('a draft survives in memory where storage is forbidden', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  writtenForm()
  saveDrafts()
  expect(takeDraft('blog')).toEqual({ value: whole, isWhole: true })
})

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.now()
const kept = (key: string, later: number) => ({ key, at: now + later, hadFiles: false, value: { title: key } })

it('a browser that was closed offers the drafts of the screen, newest first', () => {
  keepDraft(kept('blog/yeni', 1))
  keepDraft(kept('blog/7', 2))
  keepDraft(kept('hizmetler/yeni', 3))
  expect(keptDrafts('blog')).toEqual([kept('blog/7', 2), kept('blog/yeni', 1)])
})

it('a kept draft goes after 30 days, on whatever screen', () => {
  keepDraft(kept('is-emri/7/tespit/yeni', -30 * DAY_MS - 60_000))
  keepDraft(kept('is-emri/8/tespit/yeni', -29 * DAY_MS))
  forgetOldDrafts()
  expect(Object.keys(localStorage)).toEqual(['taslak:is-emri/8/tespit/yeni'])
})

it('a kept draft that cannot be read is not offered', () => {
  localStorage.setItem('taslak:blog/yeni', '{')
  expect(keptDrafts('blog')).toEqual([])
})

it('a full storage says that it keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem: refuse })
  expect(keepDraft(kept('blog/yeni', 1))).toBe(false)
})
