'use client'

import { ErrorMessage } from '@/components/site/failures/error-message'

/** Replaces a customer's page that threw an error. The frame stays; the server's log has the error. */
export default function OrderErrorPage() {
  return <ErrorMessage />
}
