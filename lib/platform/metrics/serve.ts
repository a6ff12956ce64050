import { createServer, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { EnvError } from '@/lib/platform/env'

async function answer(response: ServerResponse, registry: Registry | null): Promise<void> {
  if (!registry) return void response.writeHead(404).end()
  const text = await registry.metrics().catch(() => null)
  if (text === null) response.writeHead(500).end()
  else response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
}

/**
 * Serves `GET /metrics` on a separate address, until the process ends.
 * @throws {EnvError} when it cannot listen there
 */
export async function serveMetrics(registry: Registry, { host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer((request, response) => {
    const isMetricsRequest = request.method === 'GET' && request.url === '/metrics'
    void answer(response, isMetricsRequest ? registry : null)
  })
  server.unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new EnvError(`METRICS_LISTEN: bulunan "${host}:${port}" (${code}); beklenen boş bir bağlantı noktası.`)),
    )
    server.listen(port, host, resolve)
  })
}
