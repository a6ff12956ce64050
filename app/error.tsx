'use client'

import { ErrorMessage } from '@/components/site/failures/error-message'

/** Replaces anything outside the public pages that threw an error, including their frame. */
export default function ErrorPage() {
  return (
    <main className="mx-auto max-w-316">
      <ErrorMessage />
    </main>
  )
}
