import type { Reply } from '@/lib/http/replies'

/** How many of all steps of a call are done. */
export type Progress = { done: number; all: number }

/** Is told how far a call is. */
export type Report = (progress: Progress) => void

/** The media type of lines of JSON: `progress` in each but the last, which has `result` or `problem`. */
export const PROGRESS_TYPE = 'application/x-ndjson'

/** Whether a caller asks for an answer with progress. */
export function wantsProgress(headers: Headers): boolean {
  return (headers.get('accept') ?? '').toLowerCase().includes(PROGRESS_TYPE)
}

/**
 * Runs a call and returns its answer as lines of JSON, which begins with the first report. The call ends by itself, even
 * if nobody reads on. What fails before the first report is thrown, so that it has a status of its own.
 */
export async function progressReply(
  run: (report: Report) => Promise<Reply>,
  problemOf: (error: unknown) => Promise<unknown>,
): Promise<Reply> {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started
    },
    cancel: () => {
      controller = null
    },
  })
  const send = (line: object) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
  let isBegun = false
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const ended = run((progress) => {
    isBegun = true
    send({ progress })
    begin()
  })
  void ended
    .then(({ body: result }) => send({ result }))
    .catch(async (error: unknown) => {
      // Otherwise it is thrown below.
      if (isBegun) send({ problem: await problemOf(error) })
    })
    .finally(() => controller?.close())
  await Promise.race([begun, ended])
  return { status: 200, headers: { 'Content-Type': `${PROGRESS_TYPE}; charset=utf-8` }, body }
}
