import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** Link within the site without prefetching, which would render all linked pages for every visitor of a list. */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />
}
