// The embedded PostgreSQL of `up` and `dev`, started again when it ends by itself, as after a panic on a full disk.
// The site shows the pages it kept meanwhile, and reconnects by itself.
import { setTimeout as sleep } from 'node:timers/promises'
import { complain } from './console.mjs'
import { startPostgres } from './embedded-postgres.mjs'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000
const ENDED = '✗ Gömülü PostgreSQL kendiliğinden kapandı, yeniden başlatılıyor; site sakladığı sayfaları gösteriyor.'

/**
 * @param {Awaited<ReturnType<typeof startPostgres>>} database
 * @param {string} dataDir where it is
 * @param {AbortSignal} asked the site is being stopped
 * @returns {{ stop(): Promise<void> }}
 */
export function keepRunning(database, dataDir, asked) {
  const stopping = new AbortController()
  const signal = AbortSignal.any([asked, stopping.signal])
  let current = database
  let restarted = Promise.resolve()
  let pauseMs = FIRST_PAUSE_MS

  const restart = async () => {
    while (current === null) {
      try {
        await sleep(pauseMs, undefined, { signal })
        current = await startPostgres(dataDir, { signal, again: true })
        console.log('✓ Gömülü PostgreSQL yeniden başladı.')
      } catch (error) {
        if (signal.aborted) return
        complain(error)
      }
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    }
    watch()
  }

  const watch = () => {
    const since = performance.now()
    void current.exited().then(() => {
      if (signal.aborted) return
      current = null
      console.error(ENDED)
      if (performance.now() - since > LONGEST_PAUSE_MS) pauseMs = FIRST_PAUSE_MS
      restarted = restart()
    })
  }

  watch()
  return {
    stop: async () => {
      stopping.abort()
      await restarted
      await current?.stop()
    },
  }
}
