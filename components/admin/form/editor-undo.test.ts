import { describe, expect, it } from 'vitest'
import { after, form, initial, opened, plc, servo, submitted, typed, typedInPlc } from './editor-state-examples'

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
