import type { Page } from '@playwright/test'
import { FIELD_LABELS, type WorkOrder } from '../support/calls/work-order'
import { main } from './public'

export { THANKS, workOrder } from '../support/calls/work-order'

export const FIELDS = Object.keys(FIELD_LABELS) as (keyof WorkOrder)[]

export const workOrderForm = (page: Page) => main(page).locator('form')
export const field = (page: Page, name: keyof WorkOrder) => workOrderForm(page).getByLabel(FIELD_LABELS[name])
export const sendButton = (page: Page) => workOrderForm(page).getByRole('button', { name: /^Gönder/ })

/** Types the fields of a work order and leaves the others unchanged. */
export async function fillWorkOrder(page: Page, order: Partial<WorkOrder>): Promise<void> {
  for (const name of FIELDS) {
    const value = order[name]
    if (value !== undefined) await field(page, name).fill(value)
  }
}

export async function sendWorkOrder(page: Page): Promise<void> {
  await sendButton(page).click()
}

export async function typedWorkOrder(page: Page): Promise<WorkOrder> {
  const entries = await Promise.all(FIELDS.map(async (name) => [name, await field(page, name).inputValue()] as const))
  return Object.fromEntries(entries) as WorkOrder
}

export const outcome = (page: Page, text: string) => main(page).getByText(text, { exact: true })
