import type { ReactNode } from 'react'
import type { PrivacyLink } from '@/lib/settings/privacy-notice'

/** A text in which the first occurrence of each link's text is a link. */
export function LinkedText({ text, links = [] }: { text: string; links?: readonly PrivacyLink[] }): ReactNode {
  const first = links
    .map((link) => ({ ...link, at: text.indexOf(link.text) }))
    .filter((link) => link.at >= 0)
    .sort((a, b) => a.at - b.at)[0]
  if (!first) return text
  const rest = links.filter((link) => link.text !== first.text)
  return (
    <>
      {text.slice(0, first.at)}
      <a href={first.href}>{first.text}</a>
      <LinkedText text={text.slice(first.at + first.text.length)} links={rest} />
    </>
  )
}
