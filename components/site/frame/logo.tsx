import { NARROWEST_WEBP, variantPath } from '@/lib/platform/media/picture'
import type { Company } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

/** The company's name, and its uploaded logo if it has one. */
export type CompanyIdentity = Pick<Company, 'name' | 'logo'>

type LogoProps = {
  company: CompanyIdentity
  /** Size of the logo, drawn or uploaded. */
  className?: string
  /** Margins of an uploaded logo, or of the name as text. */
  marginClassName?: string
}

const DEFAULT_SIZE = 'h-8.5 w-[93px] max-xs:h-7 max-xs:w-[77px]'

/** An uploaded logo is as tall as the wordmark. It may be black, so it has a light background in the dark theme. */
const UPLOADED =
  'block w-auto! max-h-16 max-w-40 min-w-0 object-contain object-left dark:rounded-ctl dark:bg-plate dark:p-1'

/**
 * The logo. It is decorative, because the company's name is next to it as text. Without an uploaded logo, the default company
 * has a drawn logo, and for other companies the name is shown as text.
 */
export function CompanyLogo({ company: { name, logo }, className = DEFAULT_SIZE, marginClassName = '' }: LogoProps) {
  if (logo) {
    const { path, width, height } = logo
    return (
      <img
        src={variantPath(path, NARROWEST_WEBP)}
        alt=""
        width={width}
        height={height}
        className={`${UPLOADED} ${className} ${marginClassName}`}
      />
    )
  }
  if (name !== DEFAULT_SETTINGS.company.name) return <NameText name={name} className={marginClassName} />
  return (
    <svg viewBox="0 0 120.1 44" aria-hidden className={`block flex-none ${className}`}>
      <use href="/drawings/logo.svg#d" />
    </svg>
  )
}

/** Names with at least this number of characters are set smaller. */
const LONG_NAME_CHARS = 14

function NameText({ name, className }: { name: string; className: string }) {
  const size = name.length < LONG_NAME_CHARS ? 'text-[1.625rem]' : 'text-[1.125rem]'
  return (
    <span
      aria-hidden
      className={`block max-w-44 min-w-0 font-title leading-[1.05] wrap-anywhere font-semibold text-balance ${size} ${className}`}>
      {name}
    </span>
  )
}
