'use client'

import { Failure } from '@/components/site/failures/failure'
import './globals.css'

/**
 * Replaces the whole document when the root layout threw. Next's own page uses inline styles, which the policy blocks.
 */
export default function GlobalError() {
  return (
    <html lang="tr">
      <head>
        <title>Bir hata oluştu</title>
      </head>
      <body>
        <main className="mx-auto max-w-316">
          <Failure />
        </main>
      </body>
    </html>
  )
}
