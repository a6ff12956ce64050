import { describe, expect, it } from 'vitest'
import type { DraftForm } from './draft-form'
import { type EditorEvent, editorMachine, type EditorState } from './editor-state'

type Item = { id: string; title: string; pictures: string[] }
type Draft = { title: string; pictures: string[]; file: File | null }

const form: DraftForm<Item, Draft> = {
  empty: { title: '', pictures: [], file: null },
  draftOf: ({ title, pictures }) => ({ title, pictures, file: null }),
  isSame: (a, b) => a.title === b.title && a.pictures.join() === b.pictures.join() && a.file === b.file,
  withoutFiles: (draft) => ({ ...draft, file: null }),
  check: () => ({}),
}
const { initial, reduce, isChanged } = editorMachine(form)

type State = EditorState<Item, Draft>
const after = (state: State, ...events: EditorEvent<Item, Draft>[]) => events.reduce(reduce, state)

const plc: Item = { id: '1', title: 'PLC', pictures: ['/a', '/b'] }
const theirs: Item = { ...plc, title: 'PLC, changed by somebody else' }
const servo: Item = { id: '2', title: 'Servo', pictures: [] }
const opened = (item: Item | null) => ({ type: 'opened', item, why: 'other' }) as const
const typed = (title: string) => ({ type: 'changed', changes: { title } }) as const
const identified = (item: Item, etag = '"1"') =>
  ({ type: 'identified', listed: { ...plc, id: item.id }, fresh: { item, etag } }) as const
const submitted = { type: 'submitted', wrong: {} } as const
const conflict = { type: 'refused', failure: null, fields: {} } as const

const typedInPlc = after(initial, opened(plc), identified(plc), typed('Mine'))
const inConflict = after(typedInPlc, submitted, conflict)

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

describe('unsaved edits', () => {
  it('are kept for undo when another item is opened', () => {
    const { discarded, document } = after(typedInPlc, opened(servo))
    expect(document.item).toBe(servo)
    expect(discarded).toMatchObject({ why: 'other', document: { item: plc, draft: { title: 'Mine' } } })
  })

  it('are kept for undo when editing is cancelled', () => {
    const { discarded, document } = after(typedInPlc, { type: 'opened', item: null, why: 'cancelled' })
    expect(document.draft).toEqual(form.empty)
    expect(discarded?.why).toBe('cancelled')
  })

  it('come back whole with undo, and what was typed in between can be undone to', () => {
    const state = after(typedInPlc, opened(servo), typed('Servo, mine'), { type: 'undone' })
    expect(state.document).toBe(typedInPlc.document)
    expect(state.discarded?.document).toMatchObject({ item: servo, draft: { title: 'Servo, mine' } })
  })

  it('are kept for undo when a draft of an earlier visit takes their place', () => {
    const document = { item: servo, etag: '"1"', draft: { ...form.draftOf(servo), title: 'Earlier' } }
    const state = after(typedInPlc, { type: 'restored', document, isWhole: true })
    expect(state).toMatchObject({ document, restored: 'whole', discarded: { document: typedInPlc.document } })
  })

  it('are not kept when there are none', () => {
    expect(after(initial, opened(plc), opened(servo)).discarded).toBeNull()
  })

  it.each([
    ['the form is left for a new item', [opened(null)]],
    ['editing of the other item is cancelled', [{ type: 'opened', item: null, why: 'cancelled' } as const]],
    ['their own item is opened again', [opened(plc)]],
    ['the other item is opened again', [opened(servo)]],
    ['the other item is saved', [typed('Servo, mine'), submitted, { type: 'saved', failure: null } as const]],
  ])('are still kept for undo when %s', (_, events) => {
    const leftForServo = after(typedInPlc, opened(servo))
    expect(after(leftForServo, ...events).discarded?.document).toBe(typedInPlc.document)
  })

  it('of a new item are still kept for undo when another new item is saved', () => {
    const first = after(initial, typed('First'))
    const state = after(first, opened(servo), opened(null), typed('Second'), submitted, {
      type: 'saved',
      failure: null,
    })
    expect(state.discarded?.document).toBe(first.document)
  })

  it('are not offered once more after undo', () => {
    expect(after(typedInPlc, opened(servo), { type: 'undone' }).discarded).toBeNull()
  })

  it('are gone when their item is saved', () => {
    const again = after(typedInPlc, opened(servo), opened(plc), typed('Mine again'))
    expect(after(again, submitted, { type: 'saved', failure: null }).discarded).toBeNull()
  })

  it('are gone with the item that they belong to', () => {
    const state = after(typedInPlc, opened(servo), { type: 'forgotten', id: plc.id })
    expect(state.discarded).toBeNull()
    expect(state.document.item).toBe(servo)
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
