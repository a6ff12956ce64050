import { ArrowRight } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import type { Placeholder } from '@/lib/settings/company'
import { SectionLink } from './section-link'

/** Links to the fields that are still placeholders. Renders nothing if there are none. */
export function PlaceholderBand({ placeholders }: { placeholders: readonly Placeholder[] }) {
  if (placeholders.length === 0) return null
  return (
    <section
      aria-labelledby="ornekler"
      className="mb-6 grid max-w-288 grid-cols-[minmax(0,1fr)_minmax(0,2fr)] border-2 border-edge bg-paper max-xl:grid-cols-[minmax(0,1fr)]">
      <div className="border-line px-5 py-4 max-xl:border-b max-sm:px-4 xl:border-r">
        <h2 id="ornekler" className="text-[1.1875rem] leading-[1.25] tracking-normal">
          {placeholders.length} bilgi hâlâ örnek
        </h2>
        <p className="mt-1 leading-[1.45] text-ink-2">
          Sitede görünüyor ama arama motorlarına verilmiyor. Kendi bilginizi yazdıkça bu liste kısalır.
        </p>
      </div>
      <ul className="grid grid-cols-3 overflow-hidden max-sm:grid-cols-2">
        {placeholders.map(({ section, field, label }) => (
          <li key={`${section}.${field}`} className="-mt-px -ml-px border-t border-l border-line">
            <SectionLink
              section={section}
              // The form has one field for both coordinates.
              field={field === 'latitude' ? 'place' : field}
              className="flex h-full min-h-12 items-center justify-between gap-2 px-4 py-1 leading-[1.25] no-underline hover:bg-tint max-sm:px-3">
              {label}
              <span className="text-ink-2">
                <Icon of={ArrowRight} className="size-4" />
              </span>
            </SectionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
