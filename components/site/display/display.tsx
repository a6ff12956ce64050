import { BrandName } from '@/components/site/frame/brand-name'
import { digitsOf, HEIGHT, segmentPaths } from './seven-segments'

type DisplayProps = { code: string; size?: 'large' | 'small' }

const SIZES = {
  large: {
    window: 'border border-(--ln) px-[clamp(1.25rem,3.6vw,2.75rem)] py-[clamp(1.125rem,3.4vw,2.5rem)]',
    textWindow: 'grid aspect-[2.3] items-center',
    segments: 'block h-auto w-full',
    text: 'text-[clamp(1.25rem,13cqi,4.5rem)]',
  },
  small: {
    window: 'grid items-center px-3 py-2.5',
    textWindow: '',
    segments: 'block h-7 w-auto max-w-full',
    text: 'text-[1.25rem]',
  },
}

/** A device's display with a code in seven segments, or as text if seven segments cannot show the code. */
export function Display({ code, size = 'large' }: DisplayProps) {
  const digits = digitsOf(code)
  const classes = SIZES[size]
  const accessibleName = { role: 'img', 'aria-label': code ? `Göstergede ${code} yazıyor` : 'Gösterge boş' }
  if (!digits) {
    return (
      <div
        {...accessibleName}
        className={`[print-color-adjust:exact] @container bg-plate text-on-plate ${classes.window} ${classes.textWindow}`}>
        <span className={`font-mono leading-[1.2] wrap-anywhere ${classes.text}`}>{code}</span>
      </div>
    )
  }
  const { width, on, off } = segmentPaths(digits)
  return (
    <div className={`[print-color-adjust:exact] bg-(--ad) ${classes.window}`}>
      <svg {...accessibleName} viewBox={`0 0 ${width} ${HEIGHT}`} className={`fill-(--seg) ${classes.segments}`}>
        <path d={off} opacity="0.09" />
        <path d={on} />
      </svg>
    </div>
  )
}

/** The front of a device that displays a code: nameplate, display, lamps and keys. */
export function DeviceDisplay({ code, brand, series }: { code: string; brand: string; series: string }) {
  return (
    <div className="@container min-w-0 border-2 border-(--ln) bg-(--af) px-[clamp(1rem,2.4vw,2rem)] text-ink">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 pt-3.5 pb-3 leading-[1.3]">
        <b className="min-w-0 font-title text-[1.25rem] leading-[1.2]">
          <BrandName>{brand}</BrandName>
        </b>
        {series && <span className="mono min-w-0">{series}</span>}
      </p>
      <Display code={code} />
      <div aria-hidden className="flex min-h-14.5 items-center gap-x-[clamp(0.75rem,2.4vw,2rem)] gap-y-2 py-3">
        <Lamp name="RUN" />
        <Lamp name="ALARM" lit />
        <svg
          viewBox="0 0 222 42"
          className="ml-auto h-auto w-0 flex-[0_1_13.875rem] overflow-visible fill-none stroke-(--ln) @max-[17rem]:hidden">
          <path
            vectorEffect="non-scaling-stroke"
            d="M.5.5h41v41h-41zM60.5.5h41v41h-41zM120.5.5h41v41h-41zM180.5.5h41v41h-41z"
          />
          <path
            vectorEffect="non-scaling-stroke"
            strokeWidth={1.6}
            d="M13.5 24l7.5-8 7.5 8M73.5 17l7.5 8 7.5-8M145 13.5l-8 7.5 8 7.5M209 12.5v9h-15M199 16l-5.5 5.5 5.5 5.5"
          />
        </svg>
      </div>
    </div>
  )
}

function Lamp({ name, lit }: { name: string; lit?: boolean }) {
  return (
    <span className="inline-flex flex-none items-center gap-2 font-mono text-[0.875rem] leading-none">
      <svg viewBox="0 0 16 16" className={`size-3.75 flex-none stroke-(--ln) ${lit ? 'fill-(--or)' : 'fill-none'}`}>
        <circle cx="8" cy="8" r="6.5" />
      </svg>
      {name}
    </span>
  )
}
