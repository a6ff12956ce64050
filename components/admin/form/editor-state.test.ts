import { describe, expect, it } from 'vitest'
import type { DraftForm } from './draft-form'
import { type EditorState, editorSteps } from './editor-state'

type Item = { id: string; title: string; pictures: string[] }
type Draft = { title: string; pictures: string[]; file: File | null }
type State = EditorState<Item, Draft>

const form: DraftForm<Item, Draft> = {
  empty: { title: '', pictures: [], file: null },
  draftOf: ({ title, pictures }) => ({ title, pictures, file: null }),
  isSame: (a, b) => a.title === b.title && a.pictures.join() === b.pictures.join() && a.file === b.file,
  withoutFiles: (draft) => ({ ...draft, file: null }),
  check: () => ({}),
}
const { initial, documentOf, isChanged, open, ...steps } = editorSteps(form)

const plc: Item = { id: '1', title: 'PLC', pictures: ['/a', '/b'] }
const changed: Item = { ...plc, title: 'PLC, changed by somebody else' }
const servo: Item = { id: '2', title: 'Servo', pictures: [] }

type Step = (state: State) => State
const after = (state: State, ...all: Step[]) => all.reduce((now, step) => step(now), state)
const opened = (item: Item | null): Step => {
  return (state) => open(state, documentOf(item))
}
const cancelled: Step = (state) => open(state, documentOf(null), 'cancelled')
const typed = (title: string): Step => {
  return (state) => steps.change(state, { title })
}
const saved: Step = (state) => steps.save(state)
const listed = (id: string): Item => ({ ...plc, id })
const identify = (state: State, item: Item, etag = '"1"') => steps.identify(state, listed(item.id), { item, etag })
const identified = (item: Item): Step => {
  return (state) => identify(state, item)!
}
const typedInPlc = after(initial, opened(plc), identified(plc), typed('Mine'))

describe('a new item that begins with texts of the one before', () => {
  const draft: Draft = { title: 'PLC', pictures: [], file: null }
  const next = steps.save(initial, { item: null, etag: null, draft, initial: draft })

  it('is not unsaved before something is typed', () => {
    expect(isChanged(next.document)).toBe(false)
    expect(isChanged(after(next, typed('PLC 2')).document)).toBe(true)
  })

  it('is forgotten when another item is opened', () => {
    expect(isChanged(after(next, opened(null)).document)).toBe(false)
    expect(after(next, opened(null)).document.draft).toEqual(form.empty)
  })
})

describe('an item that is opened from the list', () => {
  it('fills the form without being changed', () => {
    const { document } = after(initial, opened(plc))
    expect(document).toEqual({ item: plc, etag: null, draft: form.draftOf(plc) })
    expect(isChanged(document)).toBe(false)
  })

  it('shows what changed since the list was read, as long as it is untouched', () => {
    const state = identify(after(initial, opened(plc)), changed, '"2"')
    expect(state?.document).toEqual({ item: changed, etag: '"2"', draft: form.draftOf(changed) })
  })

  it('keeps what was typed before its ETag arrived', () => {
    const state = identify(after(initial, opened(plc), typed('Mine')), plc)
    expect(state?.document).toMatchObject({ etag: '"1"', draft: { title: 'Mine' } })
  })

  it('is in conflict when it was touched and has changed since the list was read', () => {
    expect(identify(after(initial, opened(plc), typed('Mine')), changed)).toBeNull()
  })

  it('is not overwritten by the late answer for the item before', () => {
    const state = after(initial, opened(plc), opened(servo))
    expect(identify(state, plc)).toBe(state)
  })

  it('is not overwritten by a second answer for itself', () => {
    const state = after(initial, opened(plc), identified(plc))
    expect(identify(state, changed, '"2"')).toBe(state)
  })
})

describe('saving', () => {
  it('empties the form and leaves nothing to undo', () => {
    expect(after(typedInPlc, saved)).toEqual(initial)
  })

  it('keeps open what could not be saved whole', () => {
    const document = { item: servo, etag: '"1"', draft: { ...form.draftOf(servo), title: 'Mine' } }
    expect(steps.save(after(initial, typed('Mine')), document).document).toBe(document)
  })
})

describe('the state of the server', () => {
  const fresh = { item: changed, etag: '"2"' }

  it('takes the place of the draft when the person chooses it', () => {
    expect(steps.reload(typedInPlc, fresh).document).toEqual({ ...fresh, draft: form.draftOf(changed) })
  })

  it('is not put into another item, opened while it was read', () => {
    const state = after(typedInPlc, opened(servo), typed('Servo, mine'))
    expect(steps.reload(state, fresh)).toBe(state)
  })
})

describe('a picture that is removed on the server at once', () => {
  const without = (pictures: string[]) => pictures.filter((path) => path !== '/a')
  const removed: Step = (state) =>
    steps.rebase(state, plc.id, {
      item: (item) => ({ ...item, pictures: without(item.pictures) }),
      draft: (draft) => ({ ...draft, pictures: without(draft.pictures) }),
    })

  it('is no unsaved change', () => {
    expect(isChanged(after(initial, opened(plc), identified(plc), removed).document)).toBe(false)
  })

  it('leaves what was typed', () => {
    expect(after(typedInPlc, removed).document.draft).toMatchObject({ title: 'Mine', pictures: ['/b'] })
  })

  it('takes the ETag away, because the old one would be a conflict, so that saving reads the item again', () => {
    expect(after(typedInPlc, removed).document.etag).toBeNull()
  })

  it('does not touch another item, opened meanwhile', () => {
    const state = after(initial, opened(servo))
    expect(after(state, removed)).toBe(state)
  })
})

it('a draft that comes back has its files, or says that they are gone', () => {
  const { document } = typedInPlc
  expect(steps.restore(initial, document, true)).toMatchObject({ document, restored: 'whole' })
  expect(steps.restore(initial, document, false)).toMatchObject({ document, restored: 'partly' })
})

it('an open item that is deleted leaves an empty form', () => {
  expect(steps.forget(typedInPlc, plc.id)).toEqual(initial)
})

describe('unsaved edits', () => {
  it('are kept for undo when another item is opened', () => {
    const { discarded, document } = after(typedInPlc, opened(servo))
    expect(document.item).toBe(servo)
    expect(discarded).toMatchObject({ why: 'other', document: { item: plc, draft: { title: 'Mine' } } })
  })

  it('are kept for undo when editing is cancelled', () => {
    const { discarded, document } = after(typedInPlc, cancelled)
    expect(document.draft).toEqual(form.empty)
    expect(discarded?.why).toBe('cancelled')
  })

  it('come back whole with undo, and what was typed in between can be undone to', () => {
    const state = after(typedInPlc, opened(servo), typed('Servo, mine'), steps.undo)
    expect(state.document).toBe(typedInPlc.document)
    expect(state.discarded?.document).toMatchObject({ item: servo, draft: { title: 'Servo, mine' } })
  })

  it('are kept for undo when a draft of an earlier visit takes their place', () => {
    const document = { item: servo, etag: '"1"', draft: { ...form.draftOf(servo), title: 'Earlier' } }
    const state = steps.restore(typedInPlc, document, true)
    expect(state).toMatchObject({ document, restored: 'whole', discarded: { document: typedInPlc.document } })
  })

  it('are not kept when there are none', () => {
    expect(after(initial, opened(plc), opened(servo)).discarded).toBeNull()
  })

  it.each([
    ['the form is left for a new item', [opened(null)]],
    ['editing of the other item is cancelled', [cancelled]],
    ['their own item is opened again', [opened(plc)]],
    ['the other item is opened again', [opened(servo)]],
    ['the other item is saved', [typed('Servo, mine'), saved]],
  ])('are still kept for undo when %s', (_, then) => {
    const leftForServo = after(typedInPlc, opened(servo))
    expect(after(leftForServo, ...then).discarded?.document).toBe(typedInPlc.document)
  })

  it('of a new item are still kept for undo when another new item is saved', () => {
    const first = after(initial, typed('First'))
    const state = after(first, opened(servo), opened(null), typed('Second'), saved)
    expect(state.discarded?.document).toBe(first.document)
  })

  it('are not offered once more after undo', () => {
    expect(after(typedInPlc, opened(servo), steps.undo).discarded).toBeNull()
  })

  it('are gone when their item is saved', () => {
    const again = after(typedInPlc, opened(servo), opened(plc), typed('Mine again'))
    expect(after(again, saved).discarded).toBeNull()
  })

  it('are gone with the item that they belong to', () => {
    const state = steps.forget(after(typedInPlc, opened(servo)), plc.id)
    expect(state.discarded).toBeNull()
    expect(state.document.item).toBe(servo)
  })
})
