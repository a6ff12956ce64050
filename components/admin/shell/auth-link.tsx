import type { ReactNode } from 'react'

/**
 * A link to another sign-in page, next to a form's button. The page is loaded as a document, because each of these
 * pages has its own headers.
 */
export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="ml-auto flex min-h-11 items-center">
      {children}
    </a>
  )
}
