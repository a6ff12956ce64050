import { expect, test as base, type Page } from '@playwright/test'
import type { Role } from '@/lib/access/roles'
import type { Account } from './accounts'
import { openContent, type Content } from './content'
import { newVisitorAddress } from './http'
import { startSeededSite } from '../global-setup'
import type { RunningSite } from '../servers/site'
import { newWatch, watchPage, type Watch } from '../screens/watch'

type PerTest = {
  /** The visitor's IP address. Each test has a different address, because sending is limited per address. */
  clientAddress: string
  watch: Watch
  /** A page whose clock the test can advance. The clock runs normally until `clock.pauseAt`. */
  pageWithClock: Page
  content: Content
  account: Account
  newAccount: (role: Role, name?: string) => Promise<Account>
}

type PerWorker = { site: RunningSite }

export const test = base.extend<PerTest, PerWorker>({
  site: [
    async ({}, use) => {
      const site = await startSeededSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  clientAddress: async ({}, use) => use(newVisitorAddress()),
  extraHTTPHeaders: async ({ clientAddress }, use) => use({ 'x-forwarded-for': clientAddress }),
  watch: async ({}, use) => use(newWatch()),
  page: async ({ page, watch }, use) => {
    await watchPage(page, watch)
    await use(page)
    expect(watch.problems, 'errors in the console, refused content, third parties').toEqual([])
  },
  pageWithClock: async ({ page }, use) => {
    await page.clock.install()
    await use(page)
  },
  content: async ({ site }, use) => {
    const content = openContent(site.databaseUrl)
    await use(content)
    await content.close()
  },
  account: async ({ newAccount }, use) => use(await newAccount('manager')),
  newAccount: async ({ content, page }, use) => {
    await use((role, name) => content.addAdministrator({ role, name }))
    // Aborts the page's calls before their administrator is deleted.
    await page.goto('about:blank')
  },
})

export { expect } from '@playwright/test'
