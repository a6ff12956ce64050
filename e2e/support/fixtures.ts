import { expect, test as base, type Page } from '@playwright/test'
import { openContent, type Account, type Content } from './content'
import { TEMPLATES, type Templates } from './global-setup'
import { startSiteOnCopy, startSiteWithoutDatabase, type RunningSite } from './running-site'
import { lendTab, REST } from './tab'
import { newWatch, watchPage, type Watch } from './watch'

type PerTest = {
  /** Where the visitor seems to come from; another one in each test, since sending is limited by address. */
  clientAddress: string
  /** What a test with a page fails for: errors in the console, refused content, unknown third parties. */
  watch: Watch
  /** A page whose time runs only when the test says so. In a context of its own: its clock would outlive it in one used again. */
  pageWithClock: Page
  /** The test's own data in the database of `site`. */
  content: Content
  /** An administrator of the test's own on `site`. */
  account: Account
}

type PerWorker = {
  /** The worker's tabs by what cannot be changed in them. */
  tabs: Map<string, Page>
  /** The site with the seed's content. */
  site: RunningSite
  /** The site before anybody entered anything. */
  emptySite: RunningSite
  /** The seeded site whose pictures come from another address. */
  siteWithAssets: RunningSite
  /** The site with its database out of reach, nothing kept, and in demo mode. */
  awaySite: RunningSite
}

function templates(): Templates {
  return JSON.parse(process.env[TEMPLATES] ?? '') as Templates
}

/** Where `siteWithAssets` has its pictures; a path belongs to the base. */
export const ASSETS = 'https://resim.ornek.example/site'

/** Addresses of the block that is reserved for measuring networks. */
let visitors = 0
const nextAddress = () => `198.18.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`

/** Hands a page to a test as the test's own visitor, and fails the test for what the page should not have caused. */
async function useWatched(
  page: Page,
  { watch, clientAddress }: Pick<PerTest, 'watch' | 'clientAddress'>,
  use: (page: Page) => Promise<void>,
) {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': clientAddress })
  const unwatch = await watchPage(page, watch)
  await use(page)
  await unwatch()
  expect(watch.problems, 'errors in the console, refused content, third parties').toEqual([])
}

/** Tests of the seeded site. */
export const test = base.extend<PerTest, PerWorker>({
  site: [
    async ({}, use) => {
      const { seeded, uploads } = templates()
      const site = await startSiteOnCopy(seeded, { uploads })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  emptySite: [
    async ({}, use) => {
      const site = await startSiteOnCopy(templates().empty)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  siteWithAssets: [
    async ({}, use) => {
      const { seeded, uploads } = templates()
      const site = await startSiteOnCopy(seeded, { uploads, env: { ASSET_BASE_URL: ASSETS } })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  awaySite: [
    async ({}, use) => {
      const site = await startSiteWithoutDatabase({ env: { DEMO_MODE: 'true' } })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  clientAddress: async ({}, use) => use(nextAddress()),
  tabs: [
    async ({}, use) => {
      const tabs = new Map<string, Page>()
      await use(tabs)
      for (const tab of tabs.values()) await tab.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, tabs, baseURL, javaScriptEnabled, colorScheme, viewport, watch, clientAddress }, use) => {
    const key = `${baseURL} ${javaScriptEnabled ? 'with' : 'without'} scripts`
    const tab = tabs.get(key) ?? (await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage())
    tabs.set(key, tab)
    if (viewport) await tab.setViewportSize(viewport)
    await tab.emulateMedia({ colorScheme, reducedMotion: 'no-preference' })
    await lendTab(tab, (page) => useWatched(page, { watch, clientAddress }, use))
  },
  context: async ({ page }, use) => use(page.context()),
  pageWithClock: async ({ browser, watch, clientAddress }, use) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.clock.install()
    await useWatched(page, { watch, clientAddress }, use)
    await context.close()
  },
  request: async ({ playwright, baseURL, clientAddress }, use) => {
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': clientAddress },
    })
    await use(request)
    await request.dispose()
  },
  watch: async ({}, use) => use(newWatch()),
  content: async ({ site }, use) => {
    const content = await openContent(site.databaseUrl)
    await use(content)
    await content.close()
  },
  account: async ({ content, page }, use) => {
    await use(await content.addAdministrator())
    // Calls that are still under way would lose their administrator.
    await page.goto(REST)
  },
})

/** Tests of the site that has no content yet. */
export const emptyTest = test.extend({ baseURL: async ({ emptySite }, use) => use(emptySite.url) })

/** Tests of the site whose database is away. */
export const awayTest = test.extend({ baseURL: async ({ awaySite }, use) => use(awaySite.url) })

export { expect } from '@playwright/test'
