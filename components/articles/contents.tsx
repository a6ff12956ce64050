import type { Heading } from '@/lib/articles/markdown/render'

type Entry = Heading & { subheadings: Heading[] }

/** Groups each heading of level 3 under the heading of level 2 that precedes it. */
function groupHeadings(headings: readonly Heading[]): Entry[] {
  const entries: Entry[] = []
  for (const heading of headings) {
    if (heading.level === 2) entries.push({ ...heading, subheadings: [] })
    else entries.at(-1)?.subheadings.push(heading)
  }
  return entries
}

const LINK = 'flex min-h-11 items-center py-1.5 text-[1rem] leading-[1.3] wrap-anywhere no-underline hover:underline'

/** Table of contents of an article. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-labelledby="icindekiler">
      <h2 id="icindekiler" className="mb-2 text-[1.1875rem]">
        İçindekiler
      </h2>
      <ol className="border-t border-edge">
        {groupHeadings(headings).map(({ id, text, subheadings }) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className={LINK}>
              {text}
            </a>
            {subheadings.length > 0 && (
              <ol className="pb-1.5 pl-4">
                {subheadings.map((subheading) => (
                  <li key={subheading.id}>
                    <a href={`#${subheading.id}`} className={`${LINK} text-ink-2`}>
                      {subheading.text}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
