import { scaleBand, scaleLinear } from 'd3-scale'

const STEPS = [1, 2, 2.5, 5, 10]

/** Maximum number of lines above zero. */
const MAX_LINES = 5

type Axis = {
  /** The figure that the axis reaches at least. */
  minEnd: number
  /** Whether the figures are counts, whose axis has no lines at halves. */
  isCount?: boolean
}

/** Returns the lines of an axis from zero to at least the highest figure, in steps of 1, 2, 2.5 or 5 times a power of ten. */
export function axisTicks(highest: number, { minEnd, isCount = false }: Axis): number[] {
  // The tolerances of a millionth below are for rounding errors.
  const end = Math.max(highest, minEnd)
  const power = 10 ** Math.floor(Math.log10(end / MAX_LINES))
  const steps = STEPS.map((step) => step * power).filter((step) => !isCount || Number.isInteger(step))
  const step = steps.find((candidate) => candidate * MAX_LINES >= end * 0.999_999) ?? 1
  const lines = Math.ceil(end / step - 0.000_001)
  return Array.from({ length: lines + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Returns a function that maps a figure to its position on the axis of `ticks`, from `low` at zero to `high` at the end. */
export function positionsOn(ticks: readonly number[], low: number, high: number): (value: number) => number {
  return scaleLinear()
    .domain([0, ticks.at(-1)!])
    .range([low, high])
}

/** Returns a share of a whole as a width in per cent, from 0 to 100. */
export function widthOf(part: number, whole: number): string {
  return percentOf(whole > 0 ? Math.min(100, Math.max(0, (100 * part) / whole)) : 0)
}

/** Formats a position or a width: '8.33%'. */
export function percentOf(value: number): string {
  return `${Number(value.toFixed(2))}%`
}

/** Returns start and width of each of `count` bars in per cent; a bar fills `share` of its slot. */
export function barPositions(count: number, share: number): { starts: number[]; width: number } {
  const band = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([0, 100])
    .paddingInner(1 - share)
    .paddingOuter((1 - share) / 2)
  return { starts: band.domain().map((index) => band(index)!), width: band.bandwidth() }
}
