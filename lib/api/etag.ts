import type { State } from '@/lib/platform/db/versions'

const withoutWeak = (tag: string) => tag.trim().replace(/^W\//, '')

/** Returns the tag of one state of one item. Compression on the way may put `W/` before it. */
export function entityTag({ id, version }: State): string {
  return `"${id}-${version}"`
}

/** Whether an `If-Match` or `If-None-Match` header names the tag. The comparison is weak (RFC 9110, 8.8.3.2). */
export function matchesTag(header: string, tag: string): boolean {
  if (header === tag || header === '*') return true
  return header.split(',').some((part) => withoutWeak(part) === withoutWeak(tag))
}
