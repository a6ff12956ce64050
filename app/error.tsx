'use client'

import { Failure } from '@/components/site/failure'

/** In place of a page that threw. It keeps the frame; the reason stays in the server's log. */
export default function ErrorPage() {
  return (
    <div className="mx-auto max-w-316">
      <Failure />
    </div>
  )
}
