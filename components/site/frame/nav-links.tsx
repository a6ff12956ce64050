'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link'
import type { NavigationLink } from '@/lib/site/pages'

/** Returns `aria-current` of a link: `page` for the page itself, `true` for the section around it. */
function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page'
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined
}

/** The links of the header and the menu. They are props, so that the script does not contain the list of all pages. */
export function NavLinks({ links, linkClassName }: { links: readonly NavigationLink[]; linkClassName: string }) {
  const pathname = usePathname()
  return links.map(({ label, href }) => (
    <Link key={href} href={href} aria-current={currentOf(href, pathname)} className={linkClassName}>
      {label}
    </Link>
  ))
}
