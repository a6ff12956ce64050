'use client'

import { Failure } from '@/components/site/failures/failure'

/** Replaces a public page that threw. The frame stays; the server's log has the reason. */
export default function SiteErrorPage() {
  return <Failure />
}
