import type { Thing, WithContext } from 'schema-dts'

type Props = { data: WithContext<Thing> | WithContext<Thing>[] }

/** Structured data for search engines. '<' is escaped, so that no text can end the script element. */
export function JsonLd({ data }: Props) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
