import { expect, it, vi } from 'vitest'
import type { ApiError } from '@/lib/api/client'
import { IDLE, type Submission, submitter } from './use-submit'

const WRONG = { title: ['Başlık yazın.'], 'week.5.to': ['Saati yazın.'], file: ['Kapak seçin.'] }
const failureOf = (error: ApiError) => `Kaydedilemedi: ${error.message}`

let state: Submission<string> = IDLE
const form = () => {
  state = IDLE
  return submitter<string>((step) => (state = step(state)))
}

it('sending begins once, however often the button is pressed, and not with wrong fields', async () => {
  const { send } = form()
  let finish = () => {}
  const call = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  expect(await send(call, failureOf, { wrong: WRONG })).toBe(false)
  const sent = send(call, failureOf)
  expect(await send(call, failureOf)).toBe(false)
  finish()
  expect(await sent).toBe(true)
  expect(call).toHaveBeenCalledTimes(1)
})
