import type { Page } from '@playwright/test'
import { storedToken } from './admin'
import { main } from './public'
import { ordersOf } from '../support/calls/site-orders'

export const ORDERS = '/admin/is-emirleri'

/** Returns calls for orders, made to the page's site with the token that the browser stores. */
export const ordersOn = async (page: Page) => ordersOf(new URL(page.url()).origin, (await storedToken(page))!)

export const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
export const buttonInMain = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
