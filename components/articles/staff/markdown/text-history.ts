import type { TextState } from './text-edits'

/** Characters typed with shorter pauses are one step. */
const PAUSE_MS = 700
const MAX_STEPS = 300

/** The undo history of a text. A browser loses its own when a picture divides the text into other fields. */
export class TextHistory {
  #undo: TextState[] = []
  #redo: TextState[] = []
  #text = ''
  #typedAt = -Infinity

  /** Forgets all steps if the text was changed from outside, for example by a restored draft. */
  #resetIfReplaced(text: string): void {
    if (text === this.#text) return
    this.#undo = []
    this.#redo = []
    this.#typedAt = -Infinity
    this.#text = text
  }

  /** Adds a step from `before` to the text `after`. `typedAt` is set if a single character was typed or deleted. */
  add(before: TextState, after: string, typedAt?: number): void {
    this.#resetIfReplaced(before.text)
    const isSameStep = typedAt !== undefined && typedAt - this.#typedAt < PAUSE_MS && this.#undo.length > 0
    if (!isSameStep) this.#undo.push(before)
    if (this.#undo.length > MAX_STEPS) this.#undo.shift()
    this.#redo = []
    this.#text = after
    this.#typedAt = typedAt ?? -Infinity
  }

  /** Returns the text and selection before or after a step, or null if there is no such step. */
  step(current: TextState, direction: 'undo' | 'redo'): TextState | null {
    this.#resetIfReplaced(current.text)
    const state = (direction === 'undo' ? this.#undo : this.#redo).pop()
    if (!state) return null
    ;(direction === 'undo' ? this.#redo : this.#undo).push(current)
    this.#text = state.text
    this.#typedAt = -Infinity
    return state
  }
}
