import { afterAll, beforeAll } from 'vitest'
import { dropDatabase, newDatabase } from './database'
import { untilReady } from '../calls/http'
import { type OwnPostgres, startOwnPostgres } from './postgres'
import { type RunningSite, type SiteOptions, startSite } from './site'

export function useSite() {
  const setup = {} as { url: string; site: RunningSite }
  beforeAll(async () => {
    setup.url = await newDatabase()
    setup.site = await startSite(setup.url)
    await untilReady(setup.site)
  })
  afterAll(async () => {
    await setup.site?.stop()
    if (setup.url) await dropDatabase(setup.url)
  })
  return setup
}

type Fill = { fill?: (postgres: OwnPostgres) => Promise<unknown> }

/** Provides a test file with a site on its own PostgreSQL, which tests may kill. `fill` runs before the site starts. */
export function useSiteOnOwnPostgres({ fill, ...options }: SiteOptions & Fill = {}) {
  const setup = {} as { postgres: OwnPostgres; site: RunningSite }
  beforeAll(async () => {
    setup.postgres = await startOwnPostgres()
    await fill?.(setup.postgres)
    setup.site = await startSite(setup.postgres.url, options)
    await untilReady(setup.site)
  })
  afterAll(async () => {
    await setup.site?.stop()
    await setup.postgres?.stop()
  })
  return setup
}
