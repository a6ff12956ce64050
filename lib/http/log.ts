import { log } from '@/lib/runtime/log'

/** One line for one refused request; below 500 without the error. Neither bodies nor addresses are written. */
export function logProblem(request: Request, status: number, requestId: string, error?: unknown): void {
  const line = { requestId, method: request.method, path: new URL(request.url).pathname, status }
  if (status < 500) log.info(line, 'request refused')
  else log.error({ ...line, error }, 'request failed')
}
