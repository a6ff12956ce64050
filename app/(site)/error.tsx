'use client'

import { ErrorMessage } from '@/components/site/failures/error-message'

/** Replaces a public page that threw an error. The frame stays; the server's log has the error. */
export default function SiteErrorPage() {
  return <ErrorMessage />
}
