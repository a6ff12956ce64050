import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '@/lib/runtime/singleton'

/** What became of a form that was sent without scripts; `message` '' and status 201 mean that it was stored. */
export type ContactOutcome = {
  status: number
  /** Turkish, fit for a person. */
  message: string
  /** Texts of wrong fields, by field name. */
  fields?: Record<string, string[]>
  /** What was typed, by field name, to be shown again. */
  values: Record<string, string>
}

/** A rendered page. `headers` are the few of Next's that a page keeps; `at` is when the rendering of a stored copy began (epoch ms). */
export type Rendering = {
  status: number
  headers: Record<string, string>
  body: Buffer
  at?: number
  /** The tables that it read. */
  tables?: ReadonlySet<string>
}

/** One rendering, as seen by the page that is rendered and by the front that asked for it. */
export type RenderContext = { status?: 404 | 503; length?: number; contact: ContactOutcome | null }

const storage = singleton('site.render', () => new AsyncLocalStorage<RenderContext>())

/** Runs a rendering whose page may speak to the front through `context`. */
export function withRenderContext<T>(context: RenderContext, render: () => T): T {
  return storage.run(context, render)
}

/** The page says that its answer is no success. Nothing happens where no front stands before the page (`next dev`). */
export function answerWith(status: 404 | 503): void {
  const context = storage.getStore()
  if (context) context.status = status
}

/** A handler says how many bytes its answer has: Next drops the `Content-Length` of what a handler returns. */
export function announceLength(bytes: number): void {
  const context = storage.getStore()
  if (context) context.length = bytes
}

/** The outcome that the contact page has to show; null when it was merely opened. */
export function contactOutcome(): ContactOutcome | null {
  return storage.getStore()?.contact ?? null
}
