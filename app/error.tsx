'use client'

import { Failure } from '@/components/site/failures/failure'

/** Replaces anything that threw outside the public pages, including their frame. */
export default function ErrorPage() {
  return (
    <main className="mx-auto max-w-316">
      <Failure />
    </main>
  )
}
