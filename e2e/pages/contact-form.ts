import type { Page } from '@playwright/test'
import { FIELD_LABELS, type MessageValues, SEND_LABEL } from '../support/calls/contact-form'
import { main } from './public'

export { messageValues, THANKS } from '../support/calls/contact-form'

export const FIELD_NAMES = Object.keys(FIELD_LABELS) as (keyof MessageValues)[]

export const contactForm = (page: Page) => main(page).locator('form')
export const field = (page: Page, name: keyof MessageValues) => contactForm(page).getByLabel(FIELD_LABELS[name])
export const sendButton = (page: Page) => contactForm(page).getByRole('button', { name: new RegExp(`^${SEND_LABEL}`) })

/** Types values into the form and leaves the others unchanged. */
export async function fillForm(page: Page, values: Partial<MessageValues>): Promise<void> {
  for (const name of FIELD_NAMES) {
    const value = values[name]
    if (value !== undefined) await field(page, name).fill(value)
  }
}

export async function sendForm(page: Page): Promise<void> {
  await sendButton(page).click()
}

export async function typedValues(page: Page): Promise<MessageValues> {
  const entries = await Promise.all(
    FIELD_NAMES.map(async (name) => [name, await field(page, name).inputValue()] as const),
  )
  return Object.fromEntries(entries) as MessageValues
}

export const outcome = (page: Page, text: string) => main(page).getByText(text, { exact: true })
