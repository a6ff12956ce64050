import { useLayoutEffect, useState } from 'react'
import type { TextEdit, TextState } from './text-edits'
import { TextHistory } from './text-history'
import { changeText, applyEdit, partsOf, positionOf } from './text-parts'

/** A selection, or controls of a picture: the first enabled control gets the focus. */
type FocusTarget = { start: number; end: number } | { picture: number; controls: string[] }

const TYPING_INPUTS = /^(?:insertText|insertCompositionText|deleteContentBackward|deleteContentForward)$/

/** Keys that leave a text at its beginning (-1) or end (1). */
const LEAVE_STEPS: Partial<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  Backspace: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Delete: 1,
}

/** A text that pictures divide into several fields. It has its own undo history. */
class TextFields {
  #value = ''
  #onChange: (value: string) => void = () => {}
  #area: HTMLElement | null = null
  readonly #fields: (HTMLTextAreaElement | null)[] = []
  /** Index of the field that had the focus last. */
  #current = 0
  readonly #history = new TextHistory()
  /** The text and selection before the browser changes a field, and the kind of change. */
  #stateBefore: TextState | null = null
  #inputType = ''
  /** Where the focus goes once the fields show `text` or, without `text`, at the next render. */
  #focus: { target: FocusTarget; text?: string } | null = null

  /** Sets the value that the fields show. Called after each render. */
  onRender(value: string, onChange: (value: string) => void): void {
    this.#value = value
    this.#onChange = onChange
    this.#moveFocus()
  }

  /** Listens to the element around the fields. Returns a function that stops listening. */
  setArea(area: HTMLElement | null): () => void {
    this.#area = area
    area?.addEventListener('beforeinput', this.#onBeforeInput)
    return () => area?.removeEventListener('beforeinput', this.#onBeforeInput)
  }

  setField(index: number, field: HTMLTextAreaElement | null): void {
    this.#fields[index] = field
  }

  setCurrent(index: number): void {
    this.#current = index
  }

  readonly #onBeforeInput = (event: InputEvent) => {
    if (!(event.target instanceof HTMLTextAreaElement)) return
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault()
      this.step(event.inputType === 'historyUndo' ? 'undo' : 'redo')
    } else {
      this.#stateBefore = this.state()
      this.#inputType = event.inputType
    }
  }

  /** The whole text and the selection in it. */
  state(): TextState {
    const text = this.#value
    const field = this.#fields[this.#current]
    const range = partsOf(text).texts[this.#current]
    if (!field || !range) return { text, start: text.length, end: text.length }
    return { text, start: range.from + field.selectionStart, end: range.from + field.selectionEnd }
  }

  #change(text: string, target: FocusTarget | null): void {
    this.#focus = target && { target, text }
    if (text === this.#value) return this.#moveFocus()
    this.#value = text
    this.#onChange(text)
  }

  /** Applies an edit. The focus goes to the edit's selection or to what `targetIn` returns; with null it stays. */
  apply(edit: TextEdit, targetIn: (text: string) => FocusTarget | null = () => edit): void {
    const next = applyEdit(this.#value, edit)
    if (next !== this.#value) this.#history.add(this.state(), next)
    this.#change(next, targetIn(next))
  }

  /** Applies an edit that somebody types in another field. */
  applyTyped(edit: TextEdit): void {
    const next = applyEdit(this.#value, edit)
    this.#history.add(this.state(), next, performance.now())
    this.#change(next, null)
  }

  step(direction: 'undo' | 'redo'): void {
    const state = this.#history.step(this.state(), direction)
    if (state) this.#change(state.text, state)
  }

  /** Applies what was typed in a field. */
  type(index: number, { value: text, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement): void {
    const edit = changeText(this.#value, index, { text, start, end })
    const next = applyEdit(this.#value, edit)
    this.#history.add(
      this.#stateBefore ?? this.state(),
      next,
      TYPING_INPUTS.test(this.#inputType) ? performance.now() : undefined,
    )
    this.#stateBefore = null
    this.#inputType = ''
    // A new picture divides the field, which moves the caret into another one.
    const isDivided = partsOf(next).pictures.length !== partsOf(this.#value).pictures.length
    this.#change(next, isDivided ? edit : null)
  }

  /** Moves the focus at the next render. */
  focusOn(target: FocusTarget): void {
    this.#focus = { target }
  }

  /** Moves the focus from either end of a text to the neighbouring text or picture. Returns whether it moved. */
  leave(index: number, key: string): boolean {
    const field = this.#fields[index]
    const step = LEAVE_STEPS[key]
    if (!field || !step || field.selectionStart !== field.selectionEnd) return false
    if (step === -1 ? field.selectionStart > 0 : field.selectionEnd < field.value.length) return false
    const next = partsOf(this.#value).texts[index + step]
    if (!next) return false
    const offset = step === 1 ? next.from : next.to
    const isDeletion = key === 'Backspace' || key === 'Delete'
    this.#focus = {
      target: isDeletion
        ? { picture: step === 1 ? index : index - 1, controls: ['remove'] }
        : { start: offset, end: offset },
    }
    this.#moveFocus()
    return true
  }

  #moveFocus(): void {
    if (!this.#focus || (this.#focus.text ?? this.#value) !== this.#value) return
    const { target } = this.#focus
    this.#focus = null
    if ('picture' in target) {
      const controls = target.controls.map((name) =>
        this.#area?.querySelector<HTMLElement>(`[data-picture="${target.picture}"] [data-part="${name}"]:enabled`),
      )
      controls.find(Boolean)?.focus()
      return
    }
    const parts = partsOf(this.#value)
    const [from, to] = [positionOf(parts, target.start), positionOf(parts, target.end)]
    const field = this.#fields[from.index]
    if (!field) return
    field.setSelectionRange(from.offset, to.index === from.index ? to.offset : field.value.length)
    // Only a field that gets the focus scrolls to its caret.
    if (document.activeElement === field) field.blur()
    field.focus()
  }
}

export type { TextFields }

export function useTextFields(value: string, onChange: (value: string) => void): TextFields {
  const [fields] = useState(() => new TextFields())
  useLayoutEffect(() => fields.onRender(value, onChange))
  return fields
}
