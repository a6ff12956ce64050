import type { ReactNode } from 'react'

/**
 * The link beside a form's button that leads to another page in front of the panel. It loads whole, because each of them
 * has headers of its own.
 */
export function EntranceLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="ml-auto flex min-h-11 items-center">
      {children}
    </a>
  )
}
