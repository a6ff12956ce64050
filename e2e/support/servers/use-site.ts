import { afterAll, beforeAll } from 'vitest'
import { dropDatabase, newDatabase } from './database'
import { untilReady } from '../calls/http'
import { type OwnPostgres, startOwnPostgres } from './postgres'
import { type RunningSite, type SiteOptions, startSite } from './site'

/** Provides a test file with a site on its own database. `fill` runs before the site starts. */
export function useSite(fill?: (databaseUrl: string) => Promise<unknown>) {
  const setup = {} as { url: string; site: RunningSite }
  beforeAll(async () => {
    setup.url = await newDatabase()
    await fill?.(setup.url)
    setup.site = await startSite(setup.url)
    await untilReady(setup.site)
  })
  afterAll(async () => {
    await setup.site?.stop()
    if (setup.url) await dropDatabase(setup.url)
  })
  return setup
}

type Options = SiteOptions & { durable?: boolean; fill?: (postgres: OwnPostgres) => Promise<unknown> }

/** Provides a test file with a site on its own PostgreSQL, which tests may kill. A `durable` one loses no commit then. */
export function useSiteOnOwnPostgres({ durable, fill, ...options }: Options) {
  const setup = {} as { postgres: OwnPostgres; site: RunningSite }
  beforeAll(async () => {
    setup.postgres = await startOwnPostgres({ durable })
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
