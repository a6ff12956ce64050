import { describe, expect, it } from 'vitest'
import type { DraftForm } from './draft-form'
import { type EditorState, editorSteps } from './editor-state'

type Item = { id: string; title: string; pictures: string[] }
type Draft = { title: string; pictures: string[] }
type State = EditorState<Item, Draft>
type Step = (state: State) => State

const form: DraftForm<Item, Draft> = {
  empty: { title: '', pictures: [] },
  draftOf: ({ title, pictures }) => ({ title, pictures }),
  isSame: (a, b) => a.title === b.title && a.pictures.join() === b.pictures.join(),
  withoutFiles: (draft) => draft,
  check: () => ({}),
}
const { initial, documentOf, isChanged, open, ...steps } = editorSteps(form)

const plc: Item = { id: '1', title: 'PLC', pictures: ['/a', '/b'] }
const changed: Item = { ...plc, title: 'PLC, changed by somebody else' }
const servo: Item = { id: '2', title: 'Servo', pictures: [] }

const after = (state: State, ...all: Step[]) => all.reduce((now, step) => step(now), state)
const opened = (item: Item | null): Step => {
  return (state) => open(state, documentOf(item))
}
const cancelled: Step = (state) => open(state, documentOf(null), 'cancelled')
const typed = (title: string): Step => {
  return (state) => steps.change(state, { title })
}
const saved: Step = (state) => steps.save(state)
const forgotten: Step = (state) => steps.forget(state, plc.id)
const identify = (state: State, item: Item, etag = '"1"') => steps.identify(state, plc, { item, etag })
const typedInPlc = identify(after(initial, opened(plc), typed('Mine')), plc)!
const leftForServo = after(typedInPlc, opened(servo))

describe('an item that is opened from the list', () => {
  it('shows what changed since the list was read, and no later answer for it or for the item before', () => {
    const state = identify(after(initial, opened(plc)), changed, '"2"')!
    expect(state.document).toEqual({ item: changed, etag: '"2"', draft: form.draftOf(changed) })
    expect(isChanged(state.document)).toBe(false)
    expect(identify(state, plc, '"3"')).toBe(state)
    expect(identify(leftForServo, plc)).toBe(leftForServo)
  })

  it('keeps what was typed before its ETag arrived, or is in conflict with a change', () => {
    expect(typedInPlc.document).toMatchObject({ etag: '"1"', draft: { title: 'Mine' } })
    expect(identify(after(initial, opened(plc), typed('Mine')), changed)).toBeNull()
  })
})

it('a picture that is removed on the server leaves what was typed, takes the ETag away, and is no change', () => {
  const without = <T extends { pictures: string[] }>(one: T) => ({ ...one, pictures: ['/b'] })
  const removed: Step = (state) => steps.rebase(state, plc.id, { item: without, draft: without })
  expect(isChanged(after(initial, opened(plc), removed).document)).toBe(false)
  expect(after(typedInPlc, removed).document).toMatchObject({ etag: null, draft: { title: 'Mine', pictures: ['/b'] } })
  expect(after(leftForServo, removed).document).toBe(leftForServo.document)
})

describe('unsaved edits', () => {
  it.each<[string, Step[]]>([
    ['the form is left for a new item', [opened(null)]],
    ['editing of the other item is cancelled', [cancelled]],
    ['the other item is saved', [typed('Servo, mine'), saved]],
  ])('are kept for undo when %s', (_, then) => {
    expect(after(leftForServo, ...then).discarded?.document).toBe(typedInPlc.document)
  })

  it.each<[string, State, Step[]]>([
    ['there are none', initial, [opened(plc), opened(servo)]],
    ['their item is saved', leftForServo, [opened(plc), typed('Mine again'), saved]],
    ['the open item is deleted', typedInPlc, [forgotten]],
  ])('are not offered when %s', (_, state, then) => {
    expect(after(state, ...then).discarded).toBeNull()
  })

  it('come back with undo after an earlier version took their place, and so does the version', () => {
    const state = steps.takeBack(typedInPlc, { title: 'Earlier' })
    expect(isChanged(state.document)).toBe(true)
    expect(state.document).toMatchObject({
      item: plc,
      etag: '"1"',
      draft: { title: 'Earlier', pictures: ['/a', '/b'] },
    })
    expect(steps.undo(state)).toMatchObject({ document: typedInPlc.document, discarded: { document: state.document } })
  })

  it('come back whole with undo, and what was typed in between can be undone to', () => {
    const state = after(leftForServo, typed('Servo, mine'), steps.undo)
    expect(state.document).toBe(typedInPlc.document)
    expect(state.discarded?.document).toMatchObject({ item: servo, draft: { title: 'Servo, mine' } })
  })
})
