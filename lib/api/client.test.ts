import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, callApi } from '@/lib/api/client'

const answer = (response: Response | Error) => {
  const fetched = vi.fn<typeof fetch>(async () => {
    if (response instanceof Error) throw response
    return response
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const failure = async (response: Response | Error): Promise<ApiError> => {
  answer(response)
  return callApi('/api/x').then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error as ApiError,
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the reason of a failed call', () => {
  it('is the message of the body', async () => {
    const error = await failure(Response.json({ title: 'Başlık', message: 'Mesaj' }, { status: 400 }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: 'Mesaj', status: 400 })
  })

  it('is the title of a body without a message', async () => {
    expect((await failure(Response.json({ title: 'Başlık', message: '' }, { status: 500 }))).message).toBe('Başlık')
    expect((await failure(Response.json({ title: 'Başlık' }, { status: 500 }))).message).toBe('Başlık')
  })

  it('is the raw text if it is not JSON', async () => {
    expect((await failure(new Response('Bad gateway', { status: 502 }))).message).toBe('Bad gateway')
    expect((await failure(new Response('{"code":7}', { status: 502 }))).message).toBe('{"code":7}')
    expect((await failure(new Response('null', { status: 502 }))).message).toBe('null')
  })

  it('is the status for an empty body', async () => {
    expect((await failure(new Response('', { status: 418 }))).message).toBe('HTTP error! status: 418')
  })

  it('is a Turkish text without a response', async () => {
    expect(await failure(new TypeError('Failed to fetch'))).toMatchObject({
      message: 'Sunucuya ulaşılamadı.',
      status: 0,
    })
  })

  it('contains the errors of fields', async () => {
    const errors = { phone: ['Telefon numaranızı yazın.'] }
    expect((await failure(Response.json({ message: 'M', errors }, { status: 400 }))).fields).toEqual(errors)
  })

  it('is a Turkish text for an unreadable success', async () => {
    expect((await failure(new Response('<html>'))).message).toBe('Sunucudan geçerli bir yanıt alınamadı.')
  })
})

describe('a call', () => {
  it('sends and accepts JSON', async () => {
    const fetched = answer(Response.json({ id: '1' }, { status: 201 }))
    const result = await callApi('/api/ContactMessages', { method: 'POST', json: { a: 'ğ' }, headers: { 'X-Y': 'z' } })
    expect(result).toEqual({ id: '1' })
    expect(fetched).toHaveBeenCalledWith('/api/ContactMessages', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Y': 'z' },
      body: '{"a":"ğ"}',
    })
  })

  it('ends in time when no answer comes, and when an answer stops in its middle', async () => {
    vi.useFakeTimers()
    const late = (signal?: AbortSignal | null) =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    const answers = [
      (_: unknown, { signal }: RequestInit = {}) => late(signal),
      async (_: unknown, { signal }: RequestInit = {}) =>
        new Response(new ReadableStream({ pull: () => late(signal) }), { status: 201 }),
    ]
    for (const fetched of answers) {
      vi.stubGlobal('fetch', fetched)
      const call = callApi('/api/x', { timeoutMs: 30_000 }).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(30_000)
      expect(await call).toMatchObject({ message: 'Sunucu zamanında yanıt vermedi.', status: 0 })
    }
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes a 204 as an empty object', async () => {
    answer(new Response(null, { status: 204 }))
    expect(await callApi('/api/x', { method: 'DELETE' })).toEqual({})
  })
})
