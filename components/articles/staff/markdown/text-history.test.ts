import { expect, it } from 'vitest'
import { TextHistory } from './text-history'

const atEnd = (text: string) => ({ text, start: text.length, end: text.length })

it('typing without a pause is one step, and undo restores each step with its selection', () => {
  const history = new TextHistory()
  history.add(atEnd(''), 'a', 1000)
  history.add(atEnd('a'), 'ab', 1300)
  history.add(atEnd('ab'), 'abc', 3000)
  history.add(atEnd('abc'), '**abc**')
  expect(history.step(atEnd('**abc**'), 'undo')).toEqual(atEnd('abc'))
  expect(history.step(atEnd('abc'), 'undo')).toEqual(atEnd('ab'))
  expect(history.step(atEnd('ab'), 'undo')).toEqual(atEnd(''))
  expect(history.step(atEnd(''), 'undo')).toBeNull()
  expect(history.step(atEnd(''), 'redo')).toEqual(atEnd('ab'))
  history.add(atEnd('ab'), 'x')
  expect(history.step(atEnd('x'), 'redo')).toBeNull()
})

it('a text that was changed from outside has nothing to undo', () => {
  const history = new TextHistory()
  history.add(atEnd(''), 'a')
  expect(history.step(atEnd('geri yüklendi'), 'undo')).toBeNull()
})
