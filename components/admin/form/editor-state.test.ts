import { describe, expect, it } from 'vitest'
import {
  after,
  form,
  identified,
  inConflict,
  initial,
  isChanged,
  opened,
  plc,
  servo,
  submitted,
  theirs,
  typed,
  typedInPlc,
  type Draft,
  type Item,
} from './editor-state-examples'

describe('a new item that begins with texts of the one before', () => {
  const draft: Draft = { title: 'PLC', pictures: [], file: null }
  const begun = after(initial, { type: 'saved', failure: null, open: { item: null, etag: null, draft, begun: draft } })

  it('is not unsaved before something is typed', () => {
    expect(isChanged(begun.document)).toBe(false)
    expect(isChanged(after(begun, typed('PLC 2')).document)).toBe(true)
  })

  it('is forgotten when another item is opened', () => {
    expect(isChanged(after(begun, opened(null)).document)).toBe(false)
    expect(after(begun, opened(null)).document.draft).toEqual(form.empty)
  })
})

describe('an item that is opened from the list', () => {
  it('fills the form without being changed', () => {
    const { document } = after(initial, opened(plc))
    expect(document).toEqual({ item: plc, etag: null, draft: form.draftOf(plc) })
    expect(isChanged(document)).toBe(false)
  })

  it('shows what changed since the list was read, as long as it is untouched', () => {
    const { document } = after(initial, opened(plc), identified(theirs, '"2"'))
    expect(document).toEqual({ item: theirs, etag: '"2"', draft: form.draftOf(theirs) })
  })

  it('keeps what was typed before its ETag arrived', () => {
    const { document, hasConflict } = after(initial, opened(plc), typed('Mine'), identified(plc))
    expect(document).toMatchObject({ etag: '"1"', draft: { title: 'Mine' } })
    expect(hasConflict).toBe(false)
  })

  it('is in conflict when it was touched and has changed since the list was read', () => {
    const { document, hasConflict } = after(initial, opened(plc), typed('Mine'), identified(theirs))
    expect(document.draft.title).toBe('Mine')
    expect(hasConflict).toBe(true)
  })

  it('is not overwritten by the late answer for the item before', () => {
    const state = after(initial, opened(plc), opened(servo))
    expect(after(state, identified(plc))).toBe(state)
  })

  it('is not overwritten by a second answer for itself', () => {
    const state = after(initial, opened(plc), identified(plc))
    expect(after(state, identified(theirs, '"2"'))).toBe(state)
  })
})

describe('saving', () => {
  it('does not begin with wrong fields', () => {
    const state = after(typedInPlc, { type: 'submitted', wrong: { title: ['Başlık yazın.'] } })
    expect(state).toMatchObject({ isSaving: false, attempt: 1, fields: { title: ['Başlık yazın.'] } })
  })

  it('forgets the error of a field as soon as that field is corrected', () => {
    const wrong = { title: ['Başlık yazın.'], file: ['Kapak seçin.'] }
    expect(after(typedInPlc, { type: 'submitted', wrong }, typed('PLC')).fields).toEqual({ file: ['Kapak seçin.'] })
  })

  it('begins once, however often the button is pressed', () => {
    const state = after(typedInPlc, submitted)
    expect(after(state, submitted)).toBe(state)
  })

  it('empties the form and leaves nothing to undo', () => {
    const state = after(typedInPlc, submitted, { type: 'saved', failure: null })
    expect(state).toMatchObject({ document: initial.document, isSaving: false, discarded: null, failure: null })
  })

  it('keeps open what could not be saved whole, with its errors', () => {
    const open = { item: servo, etag: '"1"', draft: { ...form.draftOf(servo), title: 'Mine' } }
    const failure = { text: 'Resim yüklenemedi.' }
    const fields = { title: ['Uzun.'] }
    const state = after(initial, typed('Mine'), submitted, { type: 'saved', failure, open, fields })
    expect(state).toMatchObject({ document: open, isSaving: false, failure, fields, attempt: 2 })
  })

  it('keeps the draft when the server refuses it', () => {
    const failure = { text: 'Yazı kaydedilirken hata oluştu: …' }
    const state = after(typedInPlc, submitted, { type: 'refused', failure, fields: { title: ['Uzun.'] } })
    expect(state).toMatchObject({ failure, hasConflict: false, isSaving: false, fields: { title: ['Uzun.'] } })
    expect(state.document).toBe(typedInPlc.document)
  })

  it('counts a refusal as another attempt, so that the wrong field gets the focus', () => {
    expect(inConflict.attempt).toBe(2)
  })
})

describe('a conflict', () => {
  it('keeps the draft until the person chooses', () => {
    expect(inConflict).toMatchObject({ hasConflict: true, failure: null, document: { draft: { title: 'Mine' } } })
  })

  it('ends with theirs in the form', () => {
    const state = after(inConflict, { type: 'replaced', fresh: { item: theirs, etag: '"2"' } })
    expect(state.document).toEqual({ item: theirs, etag: '"2"', draft: form.draftOf(theirs) })
    expect(state.hasConflict).toBe(false)
  })

  it('stays when theirs cannot be read', () => {
    const failure = { text: 'Sunucuya ulaşılamadı.' }
    expect(after(inConflict, { type: 'reported', failure })).toMatchObject({ hasConflict: true, failure })
  })

  it('is over while mine is saved', () => {
    expect(after(inConflict, submitted)).toMatchObject({ hasConflict: false, isSaving: true })
  })

  it('does not put theirs into another item, opened while they were read', () => {
    const state = after(inConflict, opened(servo), typed('Servo, mine'))
    expect(after(state, { type: 'replaced', fresh: { item: theirs, etag: '"2"' } })).toBe(state)
  })
})

describe('a picture that is removed on the server at once', () => {
  const without = (pictures: string[]) => pictures.filter((path) => path !== '/a')
  const removed = {
    type: 'rebased',
    id: plc.id,
    item: (item: Item) => ({ ...item, pictures: without(item.pictures) }),
    draft: (draft: Draft) => ({ ...draft, pictures: without(draft.pictures) }),
  } as const
  const now = { ...plc, pictures: ['/b'] }

  it('is no unsaved change', () => {
    expect(isChanged(after(initial, opened(plc), identified(plc), removed).document)).toBe(false)
  })

  it('leaves what was typed', () => {
    expect(after(typedInPlc, removed).document.draft).toMatchObject({ title: 'Mine', pictures: ['/b'] })
  })

  it('brings the new ETag along', () => {
    const state = after(typedInPlc, removed, { type: 'reread', fresh: { item: now, etag: '"2"' } })
    expect(state.document).toMatchObject({ etag: '"2"', draft: { title: 'Mine' } })
  })

  it('has no ETag until the item has been read again, because the old one would be a conflict', () => {
    expect(after(typedInPlc, removed).document.etag).toBeNull()
  })

  it('takes no ETag when somebody else changed the item too', () => {
    const fresh = { item: { ...now, title: theirs.title }, etag: '"3"' }
    expect(after(typedInPlc, removed, { type: 'reread', fresh }).document.etag).toBeNull()
  })

  it('does not touch another item, opened meanwhile', () => {
    const state = after(initial, opened(servo))
    expect(after(state, removed)).toBe(state)
  })
})

describe('a document that was put aside', () => {
  const put = { ...typedInPlc.document }

  it('is back with its files, or says that they are gone', () => {
    const restored = (isWhole: boolean) => after(initial, { type: 'restored', document: put, isWhole })
    expect(restored(true)).toMatchObject({ document: put, restored: 'whole' })
    expect(restored(false)).toMatchObject({ document: put, restored: 'partly' })
  })

  it('is cleared when the person does not want it', () => {
    const state = after(initial, { type: 'restored', document: put, isWhole: true }, { type: 'cleared' })
    expect(state).toEqual(initial)
  })
})

it('an open item that is deleted leaves an empty form without messages', () => {
  const state = after(inConflict, { type: 'forgotten', id: plc.id })
  expect(state).toMatchObject({ document: initial.document, hasConflict: false, failure: null, discarded: null })
})
