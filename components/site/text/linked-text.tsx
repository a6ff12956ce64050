import type { ReactNode } from 'react'
import type { PrivacyLink } from '@/lib/settings/privacy-notice'

/** A text in which the first occurrence of each link's words is a link. */
export function LinkedText({ text, links = [] }: { text: string; links?: readonly PrivacyLink[] }): ReactNode {
  const found = links
    .map((link) => ({ ...link, at: text.indexOf(link.text) }))
    .filter((link) => link.at >= 0)
    .sort((a, b) => a.at - b.at)[0]
  if (!found) return text
  const rest = links.filter((link) => link.text !== found.text)
  return (
    <>
      {text.slice(0, found.at)}
      <a href={found.href}>{found.text}</a>
      <LinkedText text={text.slice(found.at + found.text.length)} links={rest} />
    </>
  )
}
