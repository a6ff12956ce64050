import { LinkedText } from '@/components/site/text/linked-text'
import { PageTitle } from '@/components/site/page-title'
import { PageSection } from '@/components/site/section'
import { isDraftNotice, privacyWords, type PrivacySection, privacySections } from '@/lib/settings/privacy-notice'
import type { Settings } from '@/lib/settings/schema'

export function PrivacyNotice({ settings }: { settings: Settings }) {
  return (
    <>
      <PageTitle title={privacyWords.title} />
      <PageSection top="edge" space="none">
        <div className="max-w-176 py-[clamp(2rem,4vw,3rem)]">
          {isDraftNotice(settings) && (
            <p className="mb-8 border border-edge bg-paper px-5 py-4">
              <b>{privacyWords.draft.label}</b> {privacyWords.draft.text}
            </p>
          )}
          {privacySections(settings).map((section) => (
            <NoticeSection key={section.heading} {...section} />
          ))}
        </div>
      </PageSection>
    </>
  )
}

function NoticeSection({ heading, paragraphs, list, links }: PrivacySection) {
  return (
    <section className="mb-8 last:mb-0">
      <h2 className="mb-2 text-h3 leading-[1.12]">{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="not-first-of-type:mt-3">
          <LinkedText text={text} links={links} />
        </p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li
              key={item}
              className="relative mt-1.5 pl-5 before:absolute before:top-[0.72em] before:left-0 before:w-2.5 before:border-t before:border-ink">
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
