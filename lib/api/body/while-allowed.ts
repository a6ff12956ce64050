import { AppError } from '@/lib/platform/app-error'

/** How often a long call checks whether its session is still allowed to make it. */
const CHECK_EVERY_MS = 1000

const isRefusal = (error: unknown) =>
  error instanceof AppError && (error.code === 'unauthenticated' || error.code === 'forbidden')

/**
 * Does work for a session. `check` tests each second whether the session is still allowed to do it. If not, `signal` aborts
 * with the refusal as its reason. A check that fails for another reason, such as an outage, is ignored.
 */
export async function whileAllowed<R>(
  check: () => Promise<unknown>,
  work: (signal: AbortSignal) => Promise<R>,
): Promise<R> {
  const controller = new AbortController()
  let isChecking = false
  const checkOnce = async () => {
    if (isChecking) return
    isChecking = true
    await check().catch((error: unknown) => {
      if (isRefusal(error)) controller.abort(error)
    })
    isChecking = false
  }
  const timer = setInterval(() => void checkOnce(), CHECK_EVERY_MS)
  try {
    return await work(controller.signal)
  } finally {
    clearInterval(timer)
  }
}
