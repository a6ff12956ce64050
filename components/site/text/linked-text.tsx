import type { ReactNode } from 'react'
import type { PrivacyLink } from '@/lib/settings/privacy-notice'

/** Text in which the first occurrence of each link's text is a link. */
export function LinkedText({ text, links = [] }: { text: string; links?: readonly PrivacyLink[] }): ReactNode {
  const firstLink = links
    .map((link) => ({ ...link, index: text.indexOf(link.text) }))
    .filter((link) => link.index >= 0)
    .sort((a, b) => a.index - b.index)[0]
  if (!firstLink) return text
  const rest = links.filter((link) => link.text !== firstLink.text)
  return (
    <>
      {text.slice(0, firstLink.index)}
      <a href={firstLink.href}>{firstLink.text}</a>
      <LinkedText text={text.slice(firstLink.index + firstLink.text.length)} links={rest} />
    </>
  )
}
