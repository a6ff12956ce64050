import { afterAll, inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { type Content, openContent } from '../calls/content'
import makeTemplates, { startSeededSite } from '../global-setup'
import type { RunningSite } from './site'

type SharedSite = Pick<RunningSite, 'url' | 'canonical' | 'databaseUrl'>

declare module 'vitest' {
  interface ProvidedContext {
    site: SharedSite
  }
}

let ownSite: SharedSite | null = null

/** Returns the shared site, or the file's own site. Tests add their own rows and do not rely on the number of other rows. */
export const sharedSite = (): SharedSite => ownSite ?? inject('site')

export function useContent(): Content {
  const content = openContent(sharedSite().databaseUrl)
  afterAll(() => content.close())
  return content
}

export async function useOwnSite(): Promise<void> {
  const site = await startSeededSite()
  afterAll(async () => {
    ownSite = null
    await site.stop()
  })
  ownSite = site
}

/** Starts the shared site before the first file. Returns a function that removes it. */
export default async function startSharedSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const removeTemplates = await makeTemplates()
  const site = await startSeededSite()
  provide('site', { url: site.url, canonical: site.canonical, databaseUrl: site.databaseUrl })
  return async () => {
    await site.stop()
    await removeTemplates()
  }
}
