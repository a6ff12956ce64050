import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fallback503 } from '@/lib/http/fallback-pages'
import { toCachedPage } from '@/lib/server/cache/cached-page'
import { RenderQueue } from '@/lib/server/cache/render-queue'
import { sendPage } from '@/lib/server/cache/send'
import type { NextHandler } from '@/lib/server/render/renderer'
import {
  contentSecurityPolicy,
  isPrivate,
  securityHeaders,
  type SecuritySettings,
} from '@/lib/server/render/security-headers'
import { passToNext } from '@/lib/server/routes/pass-to-next'

/** A page gives its place up after this time, because its reader may be slow. */
const MAX_PLACE_MS = 5000

/** Waits for work, but no longer than some milliseconds. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => void (timer = setTimeout(resolve, milliseconds)))
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/**
 * Pages of the admin panel. Only a few run at once, because 200 sign-in pages together would keep every visitor of the
 * site waiting until the last is ready. Those without a session wait in a lane of their own.
 */
export class PanelPages {
  /** Apart from public pages, because these are sent while they hold their place. */
  readonly #queue = new RenderQueue()

  constructor(
    private readonly handler: NextHandler,
    private readonly settings: SecuritySettings,
    /** The name of the cookie of a session. */
    private readonly cookie: string,
  ) {}

  /** Passes a page to Next. Its scripts run by a nonce, which Next reads from the request's own policy header. */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const lane = request.headers.cookie?.includes(`${this.cookie}=`) ? 'staff' : 'strangers'
    if (this.#queue.isFull(lane)) {
      return sendPage(request, response, toCachedPage(path, fallback503(), false, this.settings))
    }
    const nonce = randomBytes(16).toString('base64')
    const policy = contentSecurityPolicy(path, [`'nonce-${nonce}'`], this.settings)
    request.headers['content-security-policy'] = policy
    const more = ['Content-Security-Policy', policy, ...(isPrivate(path) ? ['Cache-Control', 'no-store'] : [])]
    const headers = [...securityHeaders(path, this.settings), ...more]
    let passed = Promise.resolve()
    await this.#queue.run(lane, () => {
      if (!response.closed) passed = passToNext(request, response, this.handler, headers)
      return within(MAX_PLACE_MS, passed)
    })
    return passed
  }
}
