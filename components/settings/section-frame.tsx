import { Pencil } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { FailureBox } from '@/components/admin/form/form-notices'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { Icon } from '@/components/ui/icon'
import type { Section } from '@/lib/settings/schema'
import { ACTION_LINK } from '@/components/ui/action-link'
import { SectionLink } from './section-link'
import { SECTION_TITLES } from '@/lib/settings/fields'
import { isFormSection, SITE_SECTIONS } from './sections'

type SectionFrameProps = {
  section: Section
  isOpen?: boolean
  /** Gets the focus after the form was saved or cancelled. */
  headingRef?: Ref<HTMLHeadingElement>
  failure?: FormFailure | null
  children: ReactNode
}

/** A section of a settings screen: title, 'Düzenle', content. */
export function SectionFrame({ section, isOpen = false, headingRef, failure, children }: SectionFrameProps) {
  const { slug, note } = SITE_SECTIONS[section]
  const title = SECTION_TITLES[section]
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-baslik`}
      className={`grid scroll-mt-4 grid-cols-[12rem_minmax(0,1fr)] border-edge not-first:border-t max-lg:grid-cols-[minmax(0,1fr)] ${
        isOpen ? 'bg-paper inset-ring inset-ring-edge' : ''
      }`}>
      <header className="flex flex-col items-start gap-1 border-line px-5 py-4 max-lg:min-h-15 max-lg:flex-row max-lg:flex-wrap max-lg:items-center max-lg:justify-between max-lg:gap-x-4 max-lg:gap-y-0 max-lg:border-b max-lg:py-2 max-sm:px-4 lg:sticky lg:top-0 lg:self-start">
        <h2
          id={`${slug}-baslik`}
          ref={headingRef}
          tabIndex={-1}
          className="text-[1.1875rem] leading-[1.25] tracking-normal">
          {title}
        </h2>
        <p className="text-small leading-[1.4] text-ink-2 max-lg:order-3 max-lg:basis-full max-lg:pb-1">{note}</p>
        {!isOpen && isFormSection(section) && (
          <SectionLink section={section} className={ACTION_LINK}>
            <Icon of={Pencil} className="size-4.5" />
            <span>
              Düzenle<span className="sr-only"> {title}</span>
            </span>
          </SectionLink>
        )}
      </header>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] border-line lg:border-l">
        {failure && (
          <div className="px-5 pt-4 max-sm:px-4">
            <FailureBox failure={failure} />
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
