import { log } from '@/lib/front/log'

/** Errors of the language name no data; those of libraries may quote what a person wrote. */
const SPEAKING = new Set(['TypeError', 'ReferenceError', 'RangeError'])

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(SPEAKING.has(error.name) && { message: error.message }),
    frames: error.stack?.split('\n').map((line) => line.trim()).filter((line) => line.startsWith('at ')).slice(0, 8),
    ...(error.cause instanceof Error && { cause: describe(error.cause) }),
  }
}

/** One line for one refused request; below 500 without the frames. Neither bodies nor addresses are written. */
export function logProblem(request: Request, status: number, requestId: string, error?: unknown): void {
  const line = { requestId, method: request.method, path: new URL(request.url).pathname, status }
  if (status < 500) log.info(line, 'request refused')
  else log.error({ ...line, error: describe(error) }, 'request failed')
}
