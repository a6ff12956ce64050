// Restarts the embedded PostgreSQL of `up` and `dev` when it ends by itself, for example after a panic on a full disk.
// The site shows cached pages in the meantime and reconnects by itself.
import { setTimeout as sleep } from 'node:timers/promises'
import { complain } from './console.mjs'
import { startPostgres } from './embedded-postgres.mjs'

const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000
const ENDED = '✗ Gömülü PostgreSQL kendiliğinden kapandı, yeniden başlatılıyor; site sakladığı sayfaları gösteriyor.'

/**
 * @param {Awaited<ReturnType<typeof startPostgres>>} database
 * @param {string} dataDir the folder of its data
 * @param {AbortSignal} stopRequested aborts when the site is being stopped
 * @returns {{ stop(): Promise<void> }}
 */
export function keepRunning(database, dataDir, stopRequested) {
  const stopping = new AbortController()
  const signal = AbortSignal.any([stopRequested, stopping.signal])
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
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
    }
    watch()
  }

  const watch = () => {
    const since = performance.now()
    void current.exited().then(() => {
      if (signal.aborted) return
      current = null
      console.error(ENDED)
      if (performance.now() - since > MAX_PAUSE_MS) pauseMs = FIRST_PAUSE_MS
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
