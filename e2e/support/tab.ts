import type { Disposable, Page } from '@playwright/test'

/** Where a tab waits between tests: of the site, so that the process of its pages goes on, and as little as can be. */
export const REST = '/robots.txt'

/** Leaves in a tab nothing of the test that had it. */
async function clear(tab: Page, initScripts: Disposable[]): Promise<void> {
  for (const other of tab.context().pages()) if (other !== tab) await other.close()
  tab.removeAllListeners('request')
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  for (const script of initScripts) await script.dispose()
  if (new URL(tab.url()).pathname !== REST) await tab.goto(REST)
  await tab.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await tab.context().clearCookies()
  await tab.mouse.move(0, 0)
}

/**
 * Lends a tab to one test after another. A new one, which has read no file and run no script, costs a second of computing;
 * Playwright's `reuseContext` forgets both as well. What a tab emulates, the lender sets; a test may listen to its requests,
 * and to nothing else that outlives it.
 */
export async function lendTab(tab: Page, use: (tab: Page) => Promise<void>): Promise<void> {
  const initScripts: Disposable[] = []
  const addInitScript = tab.addInitScript.bind(tab)
  tab.addInitScript = async (...given) => {
    const script = await addInitScript(...given)
    initScripts.push(script)
    return script
  }
  await use(tab)
  tab.addInitScript = addInitScript
  await clear(tab, initScripts)
}
