import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { AppError, type AppErrorCode } from '@/lib/platform/app-error'
import { answer, emptyAnswer, itemAnswer } from '@/lib/api/replies'
import { type Handler, route } from '@/lib/api/route'
import { log } from '@/lib/platform/log'
import { wrongWithHandler } from './described'

beforeEach(() => {
  vi.spyOn(log, 'info').mockImplementation(() => {})
  vi.spyOn(log, 'error').mockImplementation(() => {})
})

const shape = z.object({ name: z.string().check(z.maxLength(3)) })
const base = { access: 'anyone', summary: 'Deneme' } as const
const state = { id: 'a', version: 1 }

async function wrongWith(handler: Handler): Promise<string> {
  const response = await handler(new Request('http://site.example/api/x'), { params: Promise.resolve({}) })
  return (await wrongWithHandler(handler, 'GET', response)).join()
}

const answering = (body: { name: string }) =>
  route({ ...base, returns: answer(200, shape), call: async () => body, reply: () => ({ status: 200, body }) })

const failing = (error: Error, fails: AppErrorCode[] = []) =>
  route({
    ...base,
    returns: emptyAnswer(),
    fails,
    call: () => Promise.reject(error),
    reply: () => ({ status: 204 as const }),
  })

it('an answer that fits is right', async () => {
  expect(await wrongWith(answering({ name: 'Ali' }))).toBe('')
})

it('a value that does not fit is wrong', async () => {
  expect(await wrongWith(answering({ name: 'Ayşe' }))).toContain('/name must NOT have more than 3 characters')
})

it('a field that is not described is wrong', async () => {
  const more = { name: 'Ali', secret: 'x' }
  expect(await wrongWith(answering(more))).toContain('must NOT have additional properties')
})

it('a failure that is not declared is wrong', async () => {
  expect(await wrongWith(failing(new AppError('conflict')))).toBe('answers 409, which is not described')
  expect(await wrongWith(failing(new AppError('conflict'), ['conflict']))).toBe('')
})

it('a defect is always wrong', async () => {
  expect(await wrongWith(failing(new Error('x')))).toBe('answers 500, which is not described')
})

it('a header that is described must be there', async () => {
  const body = { name: 'Ali' }
  const item = route({
    ...base,
    returns: itemAnswer(shape),
    call: async () => state,
    reply: () => ({ status: 200, body }),
  })
  expect(await wrongWith(item)).toBe('lacks the header ETag')
})

it('a body where none is described is wrong', async () => {
  const item = route({ ...base, returns: answer(200), call: async () => state, reply: () => ({ status: 200 }) })
  const response = Response.json({ name: 'Ali' })
  expect((await wrongWithHandler(item, 'GET', response)).join()).toBe('has a body, and none is described')
})
