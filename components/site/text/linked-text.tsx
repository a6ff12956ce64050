import type { ReactNode } from 'react'
import type { PrivacyLink } from '@/lib/settings/privacy-notice'

/** Text in which the first occurrence of each link's text is a link. */
export function LinkedText({ text, links = [] }: { text: string; links?: readonly PrivacyLink[] }): ReactNode {
  const first = links
    .map((link) => ({ ...link, index: text.indexOf(link.text) }))
    .filter((link) => link.index >= 0)
    .sort((a, b) => a.index - b.index)[0]
  if (!first) return text
  const rest = links.filter((link) => link.text !== first.text)
  return (
    <>
      {text.slice(0, first.index)}
      <a href={first.href}>{first.text}</a>
      <LinkedText text={text.slice(first.index + first.text.length)} links={rest} />
    </>
  )
}
