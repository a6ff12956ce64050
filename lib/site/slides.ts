import { DEFAULT_SETTINGS } from '@/lib/site/defaults'
import { type Callout, type Drawing, DRAWINGS } from '@/lib/site/drawings'

export type SlideCallout = Callout

/** @deprecated The default slides, until the home page gets the settings. */
export const slides = DEFAULT_SETTINGS.slides.slides.map(({ title, text, linkLabel, linkHref, image }) => {
  const key = image.kind === 'drawing' ? image.drawing : 'servo-drive'
  const { name, nameLower, viewBox, plate, callouts }: Drawing = DRAWINGS[key]
  const lead = /^1999’dan beri/.exec(text)?.[0]
  return {
    id: key,
    name,
    nameLower,
    title,
    text: { lead, rest: lead ? text.slice(lead.length) : text },
    link: { label: linkLabel, href: linkHref },
    image: { href: `/drawings/${key}.svg#d`, viewBox, plate },
    callouts,
  }
})

export type Slide = (typeof slides)[number]

export { HERO_INTERVAL_MS } from '@/lib/site/drawings'
