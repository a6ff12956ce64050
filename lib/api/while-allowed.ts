import { AppError } from '@/lib/platform/app-error'

/** How often a call that takes long asks whether its session may still make it. */
const ASK_EVERY_MS = 1000

const isRefusal = (error: unknown) =>
  error instanceof AppError && (error.code === 'unauthenticated' || error.code === 'forbidden')

/**
 * Runs work of a session, and asks `check` each second whether the session may still do it. If not, `signal` aborts with
 * the refusal as its reason. A check that fails for another reason, such as an outage, ends nothing.
 */
export async function whileAllowed<R>(
  check: () => Promise<unknown>,
  work: (signal: AbortSignal) => Promise<R>,
): Promise<R> {
  const refused = new AbortController()
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    await check().catch((error: unknown) => {
      if (isRefusal(error)) refused.abort(error)
    })
    isAsking = false
  }
  const timer = setInterval(() => void ask(), ASK_EVERY_MS)
  try {
    return await work(refused.signal)
  } finally {
    clearInterval(timer)
  }
}
