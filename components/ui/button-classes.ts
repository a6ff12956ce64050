export type ButtonLook = {
  /** `primary` is orange. A page has only one such action. */
  variant?: 'plain' | 'primary' | 'danger'
  /** `compact` is for the header and the panel, and `normal` is for pages. `large` fills the line on a phone. */
  size?: 'compact' | 'normal' | 'large'
  className?: string
}

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-ctl border py-2.5 leading-[1.2] font-semibold whitespace-nowrap no-underline transition-[background-color] duration-(--fast) disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-ink-3'

const VARIANTS = {
  plain: 'border-edge enabled:hover:bg-tint [a&]:hover:bg-tint',
  primary: 'held-button border-fault bg-fault text-on-fault hover:border-fault-hover hover:bg-fault-hover',
  danger: 'border-bad text-bad hover:bg-bad hover:text-sheet',
}

const SIZES = {
  normal: 'min-h-12 px-5.5 text-body',
  large: 'min-h-14 px-7 text-[1.125rem] max-md:w-full',
  compact: 'min-h-11 px-4.5 text-[1rem] max-xs:px-3 max-xs:text-small',
}

/** Returns the classes of a button, for elements other than `Button` and `ButtonLink`. */
export function buttonClasses({ variant = 'plain', size = 'compact', className = '' }: ButtonLook): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`
}
