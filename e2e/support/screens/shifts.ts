import { expect, type Page } from '@playwright/test'

type Shift = { value: number; nodes: string }
type Entry = PerformanceEntry & { value: number; sources: { node?: Node | null }[] }

/** Records the layout shifts (web.dev/articles/cls) of the next documents, before their own scripts run. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const nameOf = (node?: Node | null) => (node instanceof Element ? `${node.tagName} ${node.className}` : '')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, nodes: sources.map(({ node }) => nameOf(node)).join(' | ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Expects that the open page has shifted by less than a limit in all. */
export async function expectShiftsBelow(page: Page, limit: number, label = ''): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `layout shift ${label}: ${JSON.stringify(shifts)}`).toBeLessThan(limit)
}
