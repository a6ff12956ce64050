import { Actions } from '@/components/site/quote-button'
import { MoreLink } from '@/components/site/text-links'
import { ButtonLink } from '@/components/ui/button'
import { answerWith } from '@/lib/front/render-context'
import styles from './missing.module.css'

type Way = { label: string; href: string }
type MissingProps = { title: string; text: string; back: Way; more?: Way }

/** What stands in place of a page that does not exist; makes the answer a 404. */
export function Missing({ title, text, back, more }: MissingProps) {
  answerWith(404)
  return (
    <div className="grid gap-6 px-gut pt-[clamp(3rem,8vw,6rem)] pb-[clamp(3rem,7vw,5rem)]">
      <OpenContact />
      <h1 className="text-h1">{title}</h1>
      <p className="max-w-[36em] text-[1.1875rem] text-ink-2">{text}</p>
      <Actions>
        <ButtonLink variant="act" size="large" href={back.href}>
          {back.label}
        </ButtonLink>
        {more && (
          <MoreLink plain href={more.href}>
            {more.label}
          </MoreLink>
        )}
      </Actions>
    </div>
  )
}

/** A line across the sheet, interrupted by an open contact. */
function OpenContact() {
  return (
    <svg viewBox="0 0 1200 90" preserveAspectRatio="xMinYMid slice" aria-hidden className={styles.line}>
      <path d="M0 66H250M256 62L330 16M338 66H1600" />
      <circle cx="253" cy="66" r="4" />
      <circle cx="335" cy="66" r="4" />
    </svg>
  )
}
