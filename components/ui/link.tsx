import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** Every inner link. Prefetching would render each linked page for each visitor of a list. */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />
}
