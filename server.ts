import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import next from 'next'
import { env, EnvError, type Env } from '@/lib/env'
import { CLIENT_ADDRESS_HEADER } from '@/lib/runtime/request-headers'
import { clientAddress, trustedProxies } from '@/lib/server/request/client-address'
import { createPipeline } from '@/lib/server/create-pipeline'
import { createLimitedServer } from '@/lib/server/connection-limits'
import { drain } from '@/lib/server/shutdown'
import { listenForChanges } from '@/lib/server/listener'
import { log } from '@/lib/runtime/log'
import { captureConsole } from '@/lib/server/capture-console'
import { passToNext } from '@/lib/server/routes/pass-to-next'
import { answerBrokenRequests } from '@/lib/server/request/error-responses'
import { reconcileRegularly } from '@/lib/media/reconcile'

/** Milliseconds after the first signal at which the process ends, whatever still runs. */
const LAST_MOMENT = 7500

/** Serves until a signal comes. @throws {EnvError} before anything has begun */
async function serve({ HOST, PORT, ...variables }: Env): Promise<void> {
  const isTrusted = trustedProxies(variables.TRUSTED_PROXIES)
  const dev = variables.NODE_ENV !== 'production'
  log.level = variables.LOG_LEVEL
  if (dev) process.on('unhandledRejection', (error) => console.error(error))
  else captureConsole()
  // Without it V8 lets the heap grow to four times what lives in it: a flood of renderings cost 190 MB instead of 45,
  // at the same speed.
  setFlagsFromString('--heap-growing-percent=40')
  // The dev server holds connections open over which it says nothing for minutes.
  const server = dev ? createServer() : createLimitedServer()
  answerBrokenRequests(server)
  // Next adds its own upgrade listener to the server it is given; only the dev server's socket is wanted.
  const app = next({ dev, hostname: HOST, port: PORT, httpServer: dev ? server : createServer() })
  await app.prepare()
  const handler = app.getRequestHandler()

  const listener = listenForChanges(variables.DATABASE_URL)
  if (dev) {
    server.on('request', (request, response) => {
      const { remoteAddress } = request.socket
      request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(remoteAddress, undefined, isTrusted)
      void passToNext(request, response, handler, [])
    })
  } else {
    await listener.ready
    server.on('request', await createPipeline(handler, variables, isTrusted))
  }

  let stopping = false
  const stop = async () => {
    // npm and the terminal send a copy of each signal.
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), LAST_MOMENT).unref()
    await drain(server)
    await listener.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })
  if (!dev) reconcileRegularly()
  log.info({ url: variables.SITE_URL, host: HOST, port: PORT }, 'site open')
}

/** One line for what an operator can mend; anything else is a defect and keeps its stack. */
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
