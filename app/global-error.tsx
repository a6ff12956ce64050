'use client'

import { Failure } from '@/components/site/failure'
import './globals.css'

/** In place of the whole document when the root layout itself threw. Next's own uses inline styles. */
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
