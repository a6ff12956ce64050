import { stack } from 'd3-shape'
import { Fragment, type ReactNode } from 'react'
import type { Span, Unit } from '@/lib/report/report'
import { bucketLabels } from './bucket-labels'
import { formatBar, formatCount, formatTenths, formatTick, formatValues } from '@/lib/report/figures'
import { type Fill, FILLS } from './plot-defs'
import css from './report.module.css'
import { axisTicks, barPositions, percentOf, positionsOn, widthOf } from './scale'
import { hasMedian } from './words'

type KeyEntry = { fill: Fill | 'outline'; label: string }

export function PlotKey({ entries, outline }: { entries: readonly KeyEntry[]; outline?: string | false }) {
  const allEntries: readonly KeyEntry[] = outline ? [...entries, { fill: 'outline', label: outline }] : entries
  return (
    <ul className={`mb-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2 ${css.key}`}>
      {allEntries.map(({ fill, label }) => (
        <li key={label} className="flex items-center gap-2">
          <KeySwatch fill={fill} />
          {label}
        </li>
      ))}
    </ul>
  )
}

function KeySwatch({ fill }: { fill: KeyEntry['fill'] }) {
  return (
    <svg viewBox="0 0 26 14" aria-hidden className="h-[14px] w-[26px] flex-none">
      <rect x=".5" y=".5" width="25" height="13" fill={fill === 'outline' ? 'none' : FILLS[fill]} />
    </svg>
  )
}

/** Pixels above the highest line for the numbers above bars, and below zero for labels. */
const [SPACE_ABOVE, SPACE_BELOW] = [22, 40]
/** Height of every plot after the first, where each currency has its own plot. */
export const SMALL_PLOT_HEIGHT = 136

/** If a plot has more bars, they have no numbers and are closer together. */
const MAX_NUMBERED_BARS = 16
/** The share of a slot that its bar fills. Outlines are wide bars, and narrow bars fit into them. */
const [WIDE_BAR, NARROW_BAR, TINY_BAR] = [0.74, 0.46, 0.856]

type BucketPlotProps = {
  /** Description for screen readers. The table has the figures. */
  label: string
  unit: Unit
  buckets: readonly Span[]
  /** Layers of each bar from bottom to top. */
  layers: readonly { fill: Fill; values: readonly number[] }[]
  outline?: readonly number[]
  isCount?: boolean
  height?: number
  /** Whether narrow plots also show the numbers above bars. */
  keepsNumbers?: boolean
  /** Whether the layers are side by side instead of stacked, without numbers. */
  isSideBySide?: boolean
  empty: string
}

/** Stacked bars by day, week or month, with the previous period as an outline. */
export function BucketPlot(props: BucketPlotProps) {
  const { label, unit, buckets, layers, outline = [], isCount = false } = props
  const { height = 208, keepsNumbers = false, isSideBySide = false, empty } = props
  const sums = buckets.map((_, index) => layers.reduce((sum, { values }) => sum + values[index]!, 0))
  const tops = isSideBySide ? layers.flatMap(({ values }) => values) : sums
  const ticks = axisTicks(Math.max(0, ...tops, ...outline), { minEnd: 4, isCount })
  const [zero, top] = [height - SPACE_BELOW, SPACE_ABOVE]
  const y = positionsOn(ticks, zero, top)
  const isDense = buckets.length > MAX_NUMBERED_BARS
  const mainBars = barPositions(
    buckets.length,
    isSideBySide || (isDense && outline.length === 0) ? WIDE_BAR : NARROW_BAR,
  )
  const outlineBars = barPositions(buckets.length, WIDE_BAR)
  const centreOf = (index: number) => percentOf((100 * (index + 0.5)) / buckets.length)
  const stackedLayers = isSideBySide
    ? layers.map(({ values }) => values.map((value) => [0, value] as const))
    : stack<number, number>()
        .keys(layers.keys())
        .value((index, layer) => layers[layer]!.values[index]!)(buckets.keys())
  const layerWidth = isSideBySide ? mainBars.width / layers.length : 0
  return (
    <div className={css.plot}>
      <svg width="100%" height={height} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <line key={tick} x2="100%" y1={snapToPixel(y(tick))} y2={snapToPixel(y(tick))} />
        ))}
        <g textAnchor="end">
          {ticks.map((tick) => (
            <text key={tick} x="-8" y={snapToPixel(y(tick)) + 4}>
              {formatTick(tick)}
            </text>
          ))}
        </g>
        {stackedLayers.map((layer, layerIndex) => (
          <g key={layerIndex} fill={FILLS[layers[layerIndex]!.fill]}>
            {layer.map(
              ([low, high], index) =>
                high > low && (
                  <Bar
                    key={index}
                    x={mainBars.starts[index]! + layerIndex * layerWidth}
                    width={layerWidth ? layerWidth * 0.94 : mainBars.width}
                    y={y(high)}
                    base={y(low)}
                  />
                ),
            )}
          </g>
        ))}
        <g fill="none">
          {outline.map(
            (value, index) =>
              value > 0 && (
                <Bar key={index} x={outlineBars.starts[index]!} width={outlineBars.width} y={y(value)} base={zero} />
              ),
          )}
        </g>
        {!isDense && !isSideBySide && (
          <g className={keepsNumbers ? css.numbers : `${css.numbers} ${css.wideOnly}`}>
            {sums.map(
              (sum, index) =>
                sum > 0 && (
                  <text key={index} x={centreOf(index)} y={Math.round(y(sum)) - 6}>
                    {formatBar(sum)}
                  </text>
                ),
            )}
          </g>
        )}
        <BucketLabels buckets={buckets} unit={unit} y={zero} centreOf={centreOf} />
        {Math.max(...sums) === 0 && (
          <text x="50%" y={(zero + top) / 2} className={css.emptyText}>
            {empty}
          </text>
        )}
      </svg>
    </div>
  )
}

type BucketLabelsProps = Pick<BucketPlotProps, 'buckets' | 'unit'> & { y: number; centreOf: (index: number) => string }

/** The labels below the bars. Those that narrow plots omit are a separate group. */
function BucketLabels({ buckets, unit, y, centreOf }: BucketLabelsProps) {
  const labels = bucketLabels(buckets, unit)
  return [false, true].map((isOptional) => (
    <g
      key={String(isOptional)}
      textAnchor={labels[0]?.isAtStart ? undefined : 'middle'}
      className={isOptional ? css.wideOnly : undefined}>
      {labels
        .filter((label) => label.isOptional === isOptional)
        .map(({ index, text, secondLine, isAtStart }) => {
          const x = isAtStart ? percentOf((100 * index) / buckets.length) : centreOf(index)
          return (
            <Fragment key={index}>
              <text x={x} y={y + 17}>
                {text}
              </text>
              {secondLine && (
                <text x={x} y={y + 34}>
                  {secondLine}
                </text>
              )}
            </Fragment>
          )
        })}
    </g>
  ))
}

/** Returns the position at which a line of one pixel is sharp. */
const snapToPixel = (y: number) => Math.round(y) + 0.5

function Bar({ x, width, y, base }: { x: number; width: number; y: number; base: number }) {
  const height = Math.max(1, base - y)
  return <rect x={percentOf(x)} y={Math.round(base - height)} width={percentOf(width)} height={Math.round(height)} />
}

type BarRowProps = {
  name: ReactNode
  height: number
  children: ReactNode
  value?: string
  /** Shown at the end of the line. */
  trailing?: ReactNode
  /** Shown below the bar. */
  detail?: ReactNode
}

function BarRow({ name, height, children, value, trailing, detail }: BarRowProps) {
  return (
    <li>
      <span>{name}</span>
      <span>
        <svg width="100%" height={height} aria-hidden>
          {children}
        </svg>
      </span>
      {value !== undefined && <span>{value}</span>}
      {trailing}
      {detail && <p>{detail}</p>}
    </li>
  )
}

type PlotRow = Omit<BarRowProps, 'height' | 'children'> & { key: string; count: number; outline?: number }

type RowsProps = { rows: readonly PlotRow[]; fill?: Fill; className?: string }

/** A list with a bar and a number for each name. The longest bar fills the line. */
export function Rows({ rows, fill = 'solid', className = '' }: RowsProps) {
  const longest = Math.max(...rows.map(({ count, outline = 0 }) => Math.max(count, outline)))
  return (
    <ul className={`${css.rows} ${className}`}>
      {rows.map(({ key, count, outline, ...row }) => (
        <BarRow key={key} height={22} {...row}>
          <rect y="4" width={widthOf(count, longest)} height="14" fill={FILLS[fill]} />
          {outline !== undefined && <rect y="1" width={widthOf(outline, longest)} height="20" fill="none" />}
        </BarRow>
      ))}
    </ul>
  )
}

type ShareScaleProps = {
  name: string
  share: number
  previous: number | null
  value: string
  detail?: string
  fill?: Fill
}

/** A share on a scale from 0 to 100 per cent, with the share of the previous period. */
export function ShareScale({ share, previous, fill = 'solid', ...row }: ShareScaleProps) {
  return (
    <ul className={css.rows}>
      <BarRow height={26} {...row}>
        <rect y="6" width={widthOf(share, 1)} height="14" fill={FILLS[fill]} />
        {previous !== null && <rect y="3" width={widthOf(previous, 1)} height="20" fill="none" />}
        <g className={css.ends}>
          <line y2="26" />
          <line x1="100%" x2="100%" y2="26" />
        </g>
      </BarRow>
    </ul>
  )
}

type SpreadRow = {
  key: string | number
  name: string
  spread: { count: number; median: number | null; p90: number | null; values: readonly number[] }
  outline?: number | null
}

/** Bars of durations: solid up to the median, hatched up to the 90th percentile. For small samples each value is a line. */
export function SpreadRows({ rows, unit }: { rows: readonly SpreadRow[]; unit: string }) {
  const ends = rows.flatMap(({ spread, outline }) => [spread.p90 ?? 0, outline ?? 0, ...spread.values])
  const ticks = axisTicks(Math.max(0, ...ends) || 10, { minEnd: 0.5 })
  const end = ticks.at(-1)!
  const hasMedians = rows.some(({ spread }) => spread.count === 0 || hasMedian(spread))
  return (
    <ul className={`${css.rows} ${css.spreads}`}>
      {hasMedians && (
        <li className={css.head} aria-hidden>
          <span />
          <span />
          <span>Ortanca</span>
          <span>10 işten 9’u</span>
        </li>
      )}
      {rows.map(({ key, name, spread, outline }) => (
        <BarRow key={key} name={name} height={24} trailing={<SpreadValues spread={spread} />}>
          {ticks.map((tick) => (
            <line key={tick} x1={widthOf(tick, end)} x2={widthOf(tick, end)} y2="24" />
          ))}
          <SpreadBars spread={spread} end={end} />
          {outline && hasMedian(spread) ? <rect y="3" width={widthOf(outline, end)} height="18" fill="none" /> : null}
        </BarRow>
      ))}
      <li className={css.axis} aria-hidden>
        <span>{unit}</span>
        <span>
          <svg width="100%" height="22" textAnchor="middle">
            {ticks.map((tick) => (
              <text key={tick} x={widthOf(tick, end)} y="15">
                {formatTick(tick)}
              </text>
            ))}
          </svg>
        </span>
      </li>
    </ul>
  )
}

function SpreadBars({ spread: { median, p90, values }, end }: { spread: SpreadRow['spread']; end: number }) {
  if (median === null || p90 === null) {
    return (
      <g className={css.marks}>
        {values.map((value, index) => (
          <line key={index} x1={widthOf(value, end)} x2={widthOf(value, end)} y1="3" y2="21" />
        ))}
      </g>
    )
  }
  return (
    <>
      <rect y="6" width={widthOf(p90, end)} height="12" fill={FILLS.hatch} />
      <rect y="6" width={widthOf(median, end)} height="12" />
      <g className={css.marks}>
        <line x1={widthOf(p90, end)} x2={widthOf(p90, end)} y1="3" y2="21" />
      </g>
    </>
  )
}

function SpreadValues({ spread: { count, median, p90, values } }: { spread: SpreadRow['spread'] }) {
  if (count > 0 && median === null) return <span>{formatValues(values)}</span>
  const format = (value: number | null) => (value === null ? '–' : formatTenths(value))
  return (
    <>
      <span>
        <span className="sr-only">ortanca </span>
        {format(median)}
      </span>
      <span>
        <span className="sr-only">, on işten dokuzu </span>
        {format(p90)}
      </span>
    </>
  )
}

type Share = { key: string; label: string; fill: Fill; count: number; share: string }

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { count }) => sum + count, 0)

/** Shares of a whole in one bar, with a row for each. */
export function ShareBar({ shares, label }: { shares: readonly Share[]; label: string }) {
  const whole = sumOf(shares)
  return (
    <>
      <div className={`${css.plot} ${css.flush}`}>
        <svg width="100%" height="34" role="img" aria-label={label}>
          {shares.map(
            ({ key, fill, count }, index) =>
              count > 0 && (
                <rect
                  key={key}
                  x={widthOf(sumOf(shares.slice(0, index)), whole)}
                  y="4"
                  width={widthOf(count, whole)}
                  height="26"
                  fill={FILLS[fill]}
                />
              ),
          )}
          <g className={css.marks}>
            <line y2="34" />
            <line x1="100%" x2="100%" y2="34" />
          </g>
        </svg>
      </div>
      <ul className={`${css.rows} ${css.shares}`}>
        {shares.map(({ key, label: name, fill, count, share }) => (
          <li key={key}>
            <span>
              <KeySwatch fill={fill} />
            </span>
            <span>{name}</span>
            <span>{formatCount(count)}</span>
            <span>{share}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

type FunnelStage = { key: string; name: string; count: number; value: string; detail?: string }

/** Consecutive stages. The outline of a bar is the previous stage, its solid part the share that reached this stage. */
export function FunnelRows({ stages }: { stages: readonly FunnelStage[] }) {
  return (
    <ul className={css.rows}>
      {stages.map(({ key, count, ...row }, index) => (
        <BarRow key={key} height={26} {...row}>
          <rect y="2" width="100%" height="22" fill="none" />
          {count > 0 && <rect y="2" width={widthOf(count, stages[index - 1]?.count ?? count)} height="22" />}
        </BarRow>
      ))}
    </ul>
  )
}

/** Small bars without an axis, scaled to the highest. Null is a gap. */
export function TinyBars({ values, fill = 'solid' }: { values: readonly (number | null)[]; fill?: Fill }) {
  const y = positionsOn([0, Math.max(1e-9, ...values.map((value) => value ?? 0))], 36, 2)
  const { starts, width } = barPositions(values.length, TINY_BAR)
  return (
    <span className={`mt-2.5 block ${css.tiny}`}>
      <svg width="100%" height="37" aria-hidden>
        <g fill={FILLS[fill]}>
          {values.map((value, index) =>
            value ? <Bar key={index} x={starts[index]!} width={width} y={y(value)} base={36} /> : null,
          )}
        </g>
        <line x2="100%" y1="36.5" y2="36.5" />
      </svg>
    </span>
  )
}
