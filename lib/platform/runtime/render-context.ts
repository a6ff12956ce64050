import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '@/lib/platform/runtime/singleton'

/** An uploaded photo that was not stored, and the reason. */
export type RefusedPhoto = { name: string; reason: string }

/** The outcome of a form that was sent without scripts. An empty `message` means that it was accepted. */
export type FormOutcome<Answer = unknown> = {
  status: number
  /** Turkish text to show. */
  message: string
  /** A question about the values, which the visitor answers by sending the form again. `message` is its title. */
  question?: { title: string; text: string }
  /** The body of the API's response to an accepted form. */
  answer?: Answer
  /** Error texts by field name. */
  fields?: Record<string, string[]>
  /** The submitted values by field name, to show again. */
  values: Record<string, string>
  /** The photos in the form: how many were stored, and which were not. */
  photos?: { stored: number; refused: RefusedPhoto[] }
}

/** A rendered page, with the headers of Next's response that the cache keeps. */
export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** When the render of a stored copy began, in epoch milliseconds. */
  renderedAt?: number
  tables?: ReadonlySet<string>
  /** Set if the page may show outdated content. */
  mayBeOutdated?: boolean
}

type PageStatus = 403 | 404 | 410 | 429 | 503

/** State of one render, shared by the page and the request pipeline. */
export type RenderContext = {
  status?: PageStatus
  contentLength?: number
  mayBeOutdated?: boolean
  outcome: FormOutcome | null
  /** Retry-After seconds for a rate-limited visitor. */
  waitSeconds?: number
  startedAt?: Date
}

const storage = singleton('site.render', () => new AsyncLocalStorage<RenderContext>())

/** Runs a render whose page can write to `context`. */
export function withRenderContext<T>(context: RenderContext, render: () => T): T {
  context.startedAt ??= new Date()
  return storage.run(context, render)
}

/**
 * Returns the time at which the render began, or the current time outside a render. Pages must not read the clock
 * themselves, because Next reports that as an error while it renders a prefetched page.
 */
export function currentTime(): Date {
  return storage.getStore()?.startedAt ?? new Date()
}

/** Sets the status of the page being rendered. Has no effect in `next dev`, which has no pipeline. */
export function setPageStatus(status: PageStatus): void {
  const context = storage.getStore()
  if (context) context.status = status
}

/** Keeps the page being rendered out of the cache, because it may show outdated content. */
export function doNotCache(): void {
  const context = storage.getStore()
  if (context) context.mayBeOutdated = true
}

/** Sets the response's `Content-Length`, because Next drops this header of a handler's response. */
export function setContentLength(bytes: number): void {
  const context = storage.getStore()
  if (context) context.contentLength = bytes
}

/** Returns the Retry-After seconds of a rate-limited visitor, or null for any other visitor. */
export function secondsToWait(): number | null {
  return storage.getStore()?.waitSeconds ?? null
}

/** Returns the outcome of the form that was sent to the page, or null. `Answer` is the type of the API's response. */
export function formOutcome<Answer>(): FormOutcome<Answer> | null {
  return (storage.getStore()?.outcome ?? null) as FormOutcome<Answer> | null
}
