// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFocusAfterRemoval } from './use-focus-after-removal'

afterEach(cleanup)

/** Lines, each with a button that removes it and a text field. */
function Lines() {
  useFocusAfterRemoval()
  const [names, setNames] = useState(['a', 'b', 'c'])
  return (
    <main id="icerik">
      {names.map((name) => (
        <p key={name}>
          <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </button>
          <input />
        </p>
      ))}
    </main>
  )
}

const removeLine = (name: string) => {
  screen.getByRole('button', { name }).focus()
  fireEvent.click(screen.getByRole('button', { name }))
}
const focusedText = () => document.activeElement?.textContent

it('the focus of a removed control moves to the next control, or else to the previous one', async () => {
  render(<Lines />)
  removeLine('b')
  await waitFor(() => expect(focusedText()).toBe('c'))
  removeLine('c')
  await waitFor(() => expect(focusedText()).toBe('a'))
})
