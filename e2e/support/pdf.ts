const POINTS_PER_MM = 72 / 25.4

/** Returns the width and height of each page of a PDF that Chromium wrote, in whole mm. */
export function pageSizesOf(pdf: Buffer): [number, number][] {
  const pages = pdf.toString('latin1').matchAll(/\/Type \/Page\b[^]*?\/MediaBox \[([^\]]+)\]/g)
  return [...pages].map(([, box = '']) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = box.trim().split(/\s+/).map(Number)
    const mm = (points: number) => Math.round(points / POINTS_PER_MM)
    return [mm(right - left), mm(top - bottom)]
  })
}
