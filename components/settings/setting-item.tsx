import type { ReactNode } from 'react'

const WIDTHS = { one: '', two: 'sm:col-span-2', all: 'col-span-full' }

type SettingItemProps = {
  name: string
  /** Whether the value is still a placeholder, which is shown pale and with a label. */
  isPlaceholder?: boolean
  width?: keyof typeof WIDTHS
  children: ReactNode
}

/** A value with its name. */
export function SettingItem({ name, isPlaceholder = false, width = 'one', children }: SettingItemProps) {
  return (
    <div
      className={`-mt-px -ml-px min-w-0 border-t border-l border-line px-5 pt-3 pb-3.5 max-sm:px-4 ${WIDTHS[width]}`}>
      <dt className="text-small leading-[1.3] text-ink-2">{name}</dt>
      <dd className={`mt-0.5 wrap-anywhere ${isPlaceholder ? 'text-ink-3' : ''}`}>
        {isPlaceholder && (
          <span className="mr-2 inline-block rounded-ctl border border-dashed border-field px-1.5 text-small leading-[1.4] text-ink">
            Örnek
          </span>
        )}
        {children}
      </dd>
    </div>
  )
}
