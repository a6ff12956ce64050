import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import next from 'next'
import { databaseAddresses, env, EnvError, type Env, storageAddress } from '@/lib/platform/env'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/runtime/request-headers'
import { clientAddress, trustedProxies } from '@/lib/server/request/client-address'
import { createPipeline } from '@/lib/server/create-pipeline'
import { createLimitedServer } from '@/lib/server/connection-limits'
import { drain } from '@/lib/server/shutdown'
import { keepSettingsFresh, invalidateAtMidnight } from '@/lib/server/fresh-settings'
import { listenForChanges } from '@/lib/server/listener'
import { log } from '@/lib/platform/log'
import { serveMetrics } from '@/lib/platform/metrics/serve'
import { siteMetrics } from '@/lib/server/metrics/site-metrics'
import { captureConsole } from '@/lib/server/capture-console'
import { passToNext } from '@/lib/server/routes/pass-to-next'
import { answerBrokenRequests } from '@/lib/server/request/error-responses'
import { startReconciler } from '@/lib/platform/media/reconcile'
import { cleanUpRegularly } from '@/lib/jobs/nightly-cleanup'
import { startReminders } from '@/lib/orders/order/reminders'
import { tasks } from '@/lib/jobs/tasks'
import { jobRunner } from '@/lib/platform/jobs/job-runner'
import { publishByTime } from '@/lib/content/publish-by-time'

/** The process ends this long after the first signal, even if requests are still running. */
const MAX_SHUTDOWN_MS = 7500

/** Starts the site and serves it until a signal arrives. @throws {EnvError} before it starts anything */
async function serve({ HOST, PORT, ...variables }: Env): Promise<void> {
  storageAddress()
  const isTrusted = trustedProxies(variables.TRUSTED_PROXIES)
  const isDev = variables.NODE_ENV !== 'production'
  log.level = variables.LOG_LEVEL
  if (isDev) process.on('unhandledRejection', (error) => console.error(error))
  else captureConsole()
  // By default V8 lets the heap grow to four times its live size: a flood of renderings cost 190 MB instead of 45, at
  // the same speed.
  setFlagsFromString('--heap-growing-percent=40')
  // The dev server keeps connections open that are silent for minutes.
  const server = isDev ? createServer() : createLimitedServer()
  answerBrokenRequests(server)
  // Next adds an upgrade listener to this server. Only the dev server needs it.
  const app = next({ dev: isDev, hostname: HOST, port: PORT, httpServer: isDev ? server : createServer() })
  await app.prepare()
  const handler = app.getRequestHandler()

  const { direct } = databaseAddresses()
  const listener = listenForChanges(direct)
  keepSettingsFresh()
  let stopPipeline = async () => {}
  if (isDev) {
    server.on('request', (request, response) => {
      const { remoteAddress } = request.socket
      request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(remoteAddress, undefined, isTrusted)
      void passToNext(request, response, handler, [])
    })
  } else {
    await listener.ready
    // Called before the first page is rendered, because it notices only items that become public afterwards.
    publishByTime()
    const pipeline = await createPipeline(handler, variables, isTrusted)
    stopPipeline = pipeline.stop
    server.on('request', pipeline.handle)
    const { METRICS_LISTEN } = variables
    if (METRICS_LISTEN) await serveMetrics(siteMetrics(pipeline.counters, variables), METRICS_LISTEN)
  }

  const jobs = jobRunner(direct, tasks)
  let isStopping = false
  const stop = async () => {
    // npm and the terminal both send each signal.
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), MAX_SHUTDOWN_MS).unref()
    await Promise.all([drain(server), jobs.stop()])
    await Promise.all([stopPipeline(), listener.stop()])
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })
  if (!isDev) {
    startReconciler()
    cleanUpRegularly()
    startReminders()
    invalidateAtMidnight()
  }
  jobs.start()
  log.info({ url: variables.SITE_URL, host: HOST, port: PORT }, 'site open')
}

/** Returns one line for an error that an operator can fix, and the stack of any other. */
function explain(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `PORT: ${env().PORT} numaralı bağlantı noktası kullanımda; beklenen boş bir bağlantı noktası.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: bulunan "${env().HOST}"; beklenen bu makinenin bir adresi.`
  if (code === 'EACCES') return `PORT: ${env().PORT} numaralı bağlantı noktasını açma izni yok.`
  return stack ?? message
}

try {
  await serve(env())
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
