'use client'

import { Failure } from '@/components/site/failure'

/** In place of what threw outside the public pages, their frame included. */
export default function ErrorPage() {
  return (
    <main className="mx-auto max-w-316">
      <Failure />
    </main>
  )
}
