import type { DraftForm } from './draft-form'
import { type EditorEvent, editorMachine, type EditorState } from './editor-state'

// A form of two items for the tests of the state machine.

export type Item = { id: string; title: string; pictures: string[] }
export type Draft = { title: string; pictures: string[]; file: File | null }

export const form: DraftForm<Item, Draft> = {
  empty: { title: '', pictures: [], file: null },
  draftOf: ({ title, pictures }) => ({ title, pictures, file: null }),
  isSame: (a, b) => a.title === b.title && a.pictures.join() === b.pictures.join() && a.file === b.file,
  withoutFiles: (draft) => ({ ...draft, file: null }),
  check: () => ({}),
}
export const { initial, reduce, isChanged } = editorMachine(form)

type State = EditorState<Item, Draft>
export const after = (state: State, ...events: EditorEvent<Item, Draft>[]) => events.reduce(reduce, state)

export const plc: Item = { id: '1', title: 'PLC', pictures: ['/a', '/b'] }
export const theirs: Item = { ...plc, title: 'PLC, changed by somebody else' }
export const servo: Item = { id: '2', title: 'Servo', pictures: [] }
export const opened = (item: Item | null) => ({ type: 'opened', item, why: 'other' }) as const
export const typed = (title: string) => ({ type: 'changed', changes: { title } }) as const
export const identified = (item: Item, etag = '"1"') =>
  ({ type: 'identified', listed: { ...plc, id: item.id }, fresh: { item, etag } }) as const
export const submitted = { type: 'submitted', wrong: {} } as const
export const conflict = { type: 'refused', failure: null, fields: {} } as const

export const typedInPlc = after(initial, opened(plc), identified(plc), typed('Mine'))
export const inConflict = after(typedInPlc, submitted, conflict)
