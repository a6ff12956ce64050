'use client'

import { Failure } from '@/components/site/failure'

/** In place of a public page that threw; the frame stays, the reason is in the server's log. */
export default function SiteErrorPage() {
  return <Failure />
}
