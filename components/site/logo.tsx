import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

type LogoProps = {
  name: string
  /** Size of the drawing. */
  className?: string
  /** Margins of a name that is set. */
  nameClassName?: string
}

const DEFAULT_SIZE = 'h-8.5 w-[93px] max-xs:h-7 max-xs:w-[77px]'

/** The wordmark, decorative: the company's name is text beside it. Only the first name is drawn; others are set. */
export function Logo({ name, className = DEFAULT_SIZE, nameClassName = '' }: LogoProps) {
  if (name !== DEFAULT_SETTINGS.company.name) return <SetName name={name} className={nameClassName} />
  return (
    <svg viewBox="0 0 120.1 44" aria-hidden className={`block flex-none ${className}`}>
      <use href="/drawings/logo.svg#d" />
    </svg>
  )
}

/** Characters from which a name is set smaller. */
const LONG_NAME = 14

function SetName({ name, className }: { name: string; className: string }) {
  const size = name.length < LONG_NAME ? 'text-[1.625rem]' : 'text-[1.125rem]'
  return (
    <span
      aria-hidden
      className={`block max-w-44 font-title leading-[1.05] font-semibold text-balance ${size} ${className}`}>
      {name}
    </span>
  )
}
