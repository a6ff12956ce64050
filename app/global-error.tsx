'use client'

import { ErrorMessage } from '@/components/site/failures/error-message'
import './globals.css'

/**
 * Replaces the whole document if the root layout threw an error. Next's own page uses inline styles, which the policy blocks.
 */
export default function GlobalError() {
  return (
    <html lang="tr">
      <head>
        <title>Bir hata oluştu</title>
      </head>
      <body>
        <main className="mx-auto max-w-316">
          <ErrorMessage />
        </main>
      </body>
    </html>
  )
}
