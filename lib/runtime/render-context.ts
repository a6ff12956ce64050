import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '@/lib/runtime/singleton'

/** The outcome of a form that was sent without scripts. Status 201 with an empty `message` means that it was stored. */
export type ContactOutcome = {
  status: number
  /** Turkish text to show. */
  message: string
  /** Error texts by field name. */
  fields?: Record<string, string[]>
  /** The submitted values by field name, to show again. */
  values: Record<string, string>
}

/** A rendered page, with those of Next's headers that the cache keeps. */
export type Rendering = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Start of the rendering of a stored copy, in epoch milliseconds. */
  at?: number
  /** The tables that the page read. */
  tables?: ReadonlySet<string>
}

/** State of one rendering, shared by the page and the request pipeline. */
export type RenderContext = { status?: 404 | 503; length?: number; contact: ContactOutcome | null }

const storage = singleton('site.render', () => new AsyncLocalStorage<RenderContext>())

/** Runs a rendering whose page can write to `context`. */
export function withRenderContext<T>(context: RenderContext, render: () => T): T {
  return storage.run(context, render)
}

/** Sets the status of the page being rendered. Has no effect in `next dev`, which has no pipeline. */
export function answerWith(status: 404 | 503): void {
  const context = storage.getStore()
  if (context) context.status = status
}

/** Sets the response's `Content-Length`, because Next drops that of a handler's response. */
export function announceLength(bytes: number): void {
  const context = storage.getStore()
  if (context) context.length = bytes
}

/** Returns the outcome that the contact page must show, or null if no form was sent. */
export function contactOutcome(): ContactOutcome | null {
  return storage.getStore()?.contact ?? null
}
