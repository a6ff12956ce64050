import { expect, it } from 'vitest'
import { TextHistory } from './text-history'

const at = (text: string) => ({ text, start: text.length, end: text.length })

it('typing without a pause is one step, and undo restores each step with its selection', () => {
  const history = new TextHistory()
  history.add(at(''), 'a', 1000)
  history.add(at('a'), 'ab', 1300)
  history.add(at('ab'), 'abc', 3000)
  history.add(at('abc'), '**abc**')
  expect(history.undo(at('**abc**'))).toEqual(at('abc'))
  expect(history.undo(at('abc'))).toEqual(at('ab'))
  expect(history.undo(at('ab'))).toEqual(at(''))
  expect(history.undo(at(''))).toBeNull()
  expect(history.redo(at(''))).toEqual(at('ab'))
  history.add(at('ab'), 'x')
  expect(history.redo(at('x'))).toBeNull()
})

it('a text that was changed from outside has no earlier states', () => {
  const history = new TextHistory()
  history.add(at(''), 'a')
  expect(history.undo(at('geri yüklendi'))).toBeNull()
})
