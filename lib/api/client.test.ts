import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, send } from '@/lib/api/client'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer = (response: Response | Error) => {
  const fetched = vi.fn<typeof fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const failure = async (response: Response | Error) => {
  answer(response)
  return send('/api/x').catch((error: unknown) => error as ApiError) as Promise<ApiError>
}

it.each([
  ['the message of the body', '{"title":"Başlık","message":"Mesaj"}', 'Mesaj'],
  ['the title of a body without a message', '{"title":"Başlık","message":""}', 'Başlık'],
  ['the raw text if it is not JSON', 'Bad gateway', 'Bad gateway'],
  ['the status for an empty body', '', 'HTTP error! status: 502'],
])('the reason of a failed call is %s', async (_, body, message) => {
  const error = await failure(new Response(body, { status: 502 }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message, status: 502 })
})

it('the reason of a failed call is Turkish without a response and for an unreadable success, and names fields', async () => {
  expect(await failure(new TypeError('Failed to fetch'))).toMatchObject({ message: 'Sunucuya ulaşılamadı.', status: 0 })
  expect((await failure(new Response('<html>'))).message).toBe('Sunucudan geçerli bir yanıt alınamadı.')
  const errors = { phone: ['Telefon numaranızı yazın.'] }
  expect((await failure(Response.json({ message: 'M', errors }, { status: 400 }))).fields).toEqual(errors)
})

it('a call sends and accepts JSON', async () => {
  const fetched = answer(Response.json({ id: '1' }, { status: 201 }))
  const init = { method: 'POST' as const, json: { a: 'ğ' }, headers: { 'X-Y': 'z' } }
  expect((await send('/api/ContactMessages', init)).body).toEqual({ id: '1' })
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Y': 'z' }
  expect(fetched).toHaveBeenCalledWith('/api/ContactMessages', { method: 'POST', headers, body: '{"a":"ğ"}' })
})

it('a call that answers 204 has no body', async () => {
  answer(new Response(null, { status: 204 }))
  expect((await send('/api/x', { method: 'DELETE' })).body).toBeUndefined()
})

it('a call ends in time when no answer comes, and when an answer stops in its middle', async () => {
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
    const call = send('/api/x', { timeoutMs: 30_000 }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await call).toMatchObject({ message: 'Sunucu zamanında yanıt vermedi.', status: 0 })
  }
  expect(vi.getTimerCount()).toBe(0)
})
