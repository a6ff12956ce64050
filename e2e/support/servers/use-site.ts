import { afterAll, beforeAll } from 'vitest'
import { dropDatabase, newDatabase } from './database'
import { untilReady } from '../calls/http'
import { type OwnPostgres, startOwnPostgres } from './postgres'
import { type RunningSite, type SiteOptions, startSite } from './site'

export function useSite() {
  const place = {} as { url: string; site: RunningSite }
  beforeAll(async () => {
    place.url = await newDatabase()
    place.site = await startSite(place.url)
    await untilReady(place.site)
  })
  afterAll(async () => {
    await place.site?.stop()
    if (place.url) await dropDatabase(place.url)
  })
  return place
}

type Fill = { fill?: (postgres: OwnPostgres) => Promise<unknown> }

/** Provides a test file with a site on its own PostgreSQL, which tests may kill. `fill` runs before the site starts. */
export function useSiteOnOwnPostgres({ fill, ...options }: SiteOptions & Fill = {}) {
  const place = {} as { postgres: OwnPostgres; site: RunningSite }
  beforeAll(async () => {
    place.postgres = await startOwnPostgres()
    await fill?.(place.postgres)
    place.site = await startSite(place.postgres.url, options)
    await untilReady(place.site)
  })
  afterAll(async () => {
    await place.site?.stop()
    await place.postgres?.stop()
  })
  return place
}
