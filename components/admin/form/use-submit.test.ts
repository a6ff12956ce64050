import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/client'
import { IDLE, type Submission, submitter } from './use-submit'

const WRONG = { title: ['Başlık yazın.'], 'week.5.to': ['Saati yazın.'] }
const failureOf = (error: ApiError) => `Kaydedilemedi: ${error.message}`
const refuse = (status: number, fields?: Record<string, string[]>) => async () => {
  throw new ApiError('Neden.', status, fields)
}

let state: Submission<string>
const form = () => submitter<string>((step) => (state = step(state)))

beforeEach(() => {
  state = IDLE
})

describe('sending', () => {
  it('does not begin with wrong fields', async () => {
    const call = vi.fn<() => Promise<void>>()
    expect(await form().send(call, failureOf, { wrong: WRONG })).toBe(false)
    expect(call).not.toHaveBeenCalled()
    expect(state).toMatchObject({ isSending: false, attempt: 1, fields: WRONG })
  })

  it('begins once, however often the button is pressed', async () => {
    const { send } = form()
    let finish = () => {}
    const call = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
    const sent = send(call, failureOf)
    const sending = state
    expect(await send(call, failureOf)).toBe(false)
    expect(state).toBe(sending)
    finish()
    expect(await sent).toBe(true)
    expect(call).toHaveBeenCalledTimes(1)
    expect(state).toEqual({ ...IDLE, done: '', attempt: 1 })
  })

  it('can be tried again after a refusal, whose fields and reason it shows', async () => {
    const { send } = form()
    const fields = { title: ['Uzun.'] }
    expect(await send(refuse(400, fields), failureOf)).toBe(false)
    expect(state).toMatchObject({ failure: 'Kaydedilemedi: Neden.', hasConflict: false, isSending: false, fields })
    expect(await send(async () => {}, failureOf, { done: 'Kaydedildi.' })).toBe(true)
    expect(state).toMatchObject({ failure: null, fields: {}, done: 'Kaydedildi.' })
  })

  it('counts a refusal as another attempt, so that the wrong field gets the focus', async () => {
    await form().send(refuse(400), failureOf)
    expect(state.attempt).toBe(2)
  })

  it('does not take a defect for a refusal', async () => {
    const defect = async () => {
      throw new TypeError('x')
    }
    await expect(form().send(defect, failureOf)).rejects.toThrow(TypeError)
    expect(state.failure).toBeNull()
  })
})

describe('a conflict', () => {
  it('is no failure, and stays when the state of the server cannot be read', async () => {
    const { send, show } = form()
    await send(refuse(412), failureOf)
    expect(state).toMatchObject({ hasConflict: true, failure: null })
    show({ failure: 'Sunucuya ulaşılamadı.' })
    expect(state).toMatchObject({ hasConflict: true, failure: 'Sunucuya ulaşılamadı.' })
  })

  it('is over while the draft is saved all the same', async () => {
    const { send } = form()
    await send(refuse(412), failureOf)
    void send(() => new Promise(() => {}), failureOf)
    expect(state).toMatchObject({ hasConflict: false, isSending: true })
  })
})

it('the error of a field is forgotten as soon as that field is corrected, also that of a part of it', () => {
  const { show, corrected } = form()
  show({ fields: { ...WRONG, file: ['Kapak seçin.'] } })
  corrected('title', 'week')
  expect(state.fields).toEqual({ file: ['Kapak seçin.'] })
})
