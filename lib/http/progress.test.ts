import { expect, it } from 'vitest'
import { AppError } from '@/lib/app-error'
import { progressReply, type Report } from '@/lib/http/progress'
import type { Reply } from '@/lib/http/replies'

const problemOf = async (error: unknown) => (error as Error).message
const reply = (run: (report: Report) => Promise<Reply>) => progressReply(run, problemOf)

async function linesOf({ body }: Reply): Promise<unknown[]> {
  const text = await new Response(body as ReadableStream).text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)
}

const half = { done: 1, all: 2 }

it('sends each report as a line, and the result as the last one', async () => {
  const answer = await reply(async (report) => {
    report(half)
    return { status: 200, body: { x: 1 } }
  })
  expect(await linesOf(answer)).toEqual([{ progress: half }, { result: { x: 1 } }])
})

it('sends the result alone if nothing was reported', async () => {
  expect(await linesOf(await reply(async () => ({ status: 200, body: 1 })))).toEqual([{ result: 1 }])
})

it('throws what fails before the first report, so that it has a status', async () => {
  const failing = reply(async () => {
    throw new AppError('conflict')
  })
  await expect(failing).rejects.toMatchObject({ code: 'conflict' })
})

it('sends what fails later as the last line', async () => {
  const answer = await reply(async (report) => {
    report(half)
    throw new Error('away')
  })
  expect(await linesOf(answer)).toEqual([{ progress: half }, { problem: 'away' }])
})

it('lets the call end if the reader leaves', async () => {
  let goOn = () => {}
  const left = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let ended = () => {}
  const end = new Promise<void>((resolve) => {
    ended = resolve
  })
  const { body } = await reply(async (report) => {
    report(half)
    await left
    report({ done: 2, all: 2 })
    ended()
    return { status: 200, body: 1 }
  })
  await (body as ReadableStream).cancel()
  goOn()
  await expect(end).resolves.toBeUndefined()
})
