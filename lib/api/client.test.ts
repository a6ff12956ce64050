import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, send } from '@/lib/api/client'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const stubResponse = (response: Response | Error) => {
  const fetchMock = vi.fn<typeof fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  )
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}
const failureFrom = async (response: Response | Error) => {
  stubResponse(response)
  return send('/api/x').catch((error: unknown) => error as ApiError) as Promise<ApiError>
}

it.each([
  ['the message in the body', '{"title":"Başlık","message":"Mesaj"}', 'Mesaj'],
  ['the title of a body without a message', '{"title":"Başlık","message":""}', 'Başlık'],
  ['the raw text if it is not JSON', 'Bad gateway', 'Bad gateway'],
  ['the status for an empty body', '', 'HTTP error! status: 502'],
])('the error message of a failed call is %s', async (_, body, message) => {
  const error = await failureFrom(new Response(body, { status: 502 }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message, status: 502 })
})

it('a call that fails without a response or with invalid JSON has a Turkish message, and a refused call has field errors', async () => {
  expect(await failureFrom(new TypeError('Failed to fetch'))).toMatchObject({
    message: 'Sunucuya ulaşılamadı.',
    status: 0,
  })
  expect((await failureFrom(new Response('<html>'))).message).toBe('Sunucudan geçerli bir yanıt alınamadı.')
  const errors = { phone: ['Telefon numaranızı yazın.'] }
  expect((await failureFrom(Response.json({ message: 'M', errors }, { status: 400 }))).fields).toEqual(errors)
})

it('a call sends and accepts JSON', async () => {
  const fetchMock = stubResponse(Response.json({ id: '1' }, { status: 201 }))
  const init = { method: 'POST' as const, json: { a: 'ğ' }, headers: { 'X-Y': 'z' } }
  expect((await send('/api/ContactMessages', init)).body).toEqual({ id: '1' })
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Y': 'z' }
  expect(fetchMock).toHaveBeenCalledWith('/api/ContactMessages', { method: 'POST', headers, body: '{"a":"ğ"}' })
})

it('a call with the status 204 has no body', async () => {
  stubResponse(new Response(null, { status: 204 }))
  expect((await send('/api/x', { method: 'DELETE' })).body).toBeUndefined()
})

it('a call times out if there is no response, and if a response stops in the middle', async () => {
  vi.useFakeTimers()
  const neverResponds = (signal?: AbortSignal | null) =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const fetchMocks = [
    (_: unknown, { signal }: RequestInit = {}) => neverResponds(signal),
    async (_: unknown, { signal }: RequestInit = {}) =>
      new Response(new ReadableStream({ pull: () => neverResponds(signal) }), { status: 201 }),
  ]
  for (const fetchMock of fetchMocks) {
    vi.stubGlobal('fetch', fetchMock)
    const call = send('/api/x', { timeoutMs: 30_000 }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await call).toMatchObject({ message: 'Sunucu zamanında yanıt vermedi.', status: 0 })
  }
  expect(vi.getTimerCount()).toBe(0)
})
