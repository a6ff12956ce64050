import { describe, expect, it } from 'vitest'
import { openItemTransitions } from './use-open-item'

const { leave, undo, afterSave, afterDeletion } = openItemTransitions<{ id: string }, { title: string }>()
const plc = { id: '1' }
const servo = { id: '2' }
const editsOf = (item: { id: string } | null, title: string) => ({ item, initial: { title: '' }, draft: { title } })
const plcEdits = editsOf(plc, 'Mine')
const start = { openCount: 0, initialState: { item: plc }, undo: null }
const servoOpened = leave(start, { item: servo }, plcEdits)

describe('unsaved edits', () => {
  it.each([
    ['a new item is opened', leave(servoOpened, { item: null }, null)],
    ['editing of the other item is cancelled', leave(servoOpened, { item: null }, null, 'cancelled')],
    ['the other item is saved', afterSave(servoOpened, { item: null })],
    ['the other item is deleted', afterDeletion(servoOpened, servo.id)],
  ])('are kept for undo when %s', (_, state) => {
    expect(state.undo?.edits).toBe(plcEdits)
  })

  it.each([
    ['the form has none', leave(start, { item: servo }, null)],
    ['their item is saved', afterSave(leave(servoOpened, { item: plc }, null), { item: null })],
    ['their item is deleted', afterDeletion(servoOpened, plc.id)],
    ['the open item is deleted', afterDeletion(start, plc.id)],
  ])('are not offered when %s', (_, state) => {
    expect(state.undo).toBeNull()
  })

  it('come back with undo, which itself can be undone', () => {
    const servoEdits = editsOf(servo, 'Servo, mine')
    expect(undo(servoOpened, servoEdits)).toMatchObject({
      openCount: 2,
      initialState: { item: plc, edits: plcEdits },
      undo: { edits: servoEdits, reason: 'another-item' },
    })
  })

  it('come back with undo after an earlier version replaced them, and that undo can be undone, too', () => {
    const version = editsOf(plc, 'Earlier')
    const state = undo({ ...start, undo: { edits: plcEdits, reason: 'version' } }, version)
    expect(state).toMatchObject({ initialState: { edits: plcEdits }, undo: { edits: version, reason: 'version' } })
  })
})
