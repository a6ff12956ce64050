'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link'
import { navigation } from '@/lib/site/pages'

/** Returns `aria-current` of a link: `page` for the page itself, `true` for the section around it. */
function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page'
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined
}

/** The six links of header and menu. */
export function NavLinks({ linkClassName }: { linkClassName: string }) {
  const pathname = usePathname()
  return navigation.map(({ label, href }) => (
    <Link key={href} href={href} aria-current={currentOf(href, pathname)} className={linkClassName}>
      {label}
    </Link>
  ))
}
