import { failureOf, unreachable } from '@/lib/http/client'
import type { Progress } from '@/lib/http/progress'

type Line = Partial<{ progress: Progress; result: unknown; problem: { status: number } }>

/** Calls `take` with each line of JSON as it arrives. */
async function readLines(body: ReadableStream<Uint8Array>, take: (line: Line) => void): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
    rest = done ? '' : lines.pop()!
    for (const line of lines) if (line) take(JSON.parse(line) as Line)
    if (done) return
  }
}

/**
 * Reads an answer with progress to its end and returns its result.
 * @throws {ApiError} the problem that ended the call; without a status if the answer breaks off
 */
export async function readProgress(response: Response, onProgress: (progress: Progress) => void): Promise<unknown> {
  let last: Line = {}
  await readLines(response.body!, (line) => {
    if (line.progress) onProgress(line.progress)
    else last = line
  }).catch(() => {
    throw unreachable()
  })
  if (last.problem) throw failureOf(last.problem.status, JSON.stringify(last.problem))
  if (last.result === undefined) throw unreachable()
  return last.result
}
