import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../lib/free-port.mjs'
import { findNginx } from '../lib/nginx.mjs'
import { inRoot } from '../lib/paths.mjs'
import { waitForHttp } from './support.mjs'
import { measureThroughput } from './throughput.mjs'

/**
 * Measures requests per second and p99 of pages through the edge with one worker, beside nginx that serves the same
 * bytes as gzip files.
 * @param {string} origin the running site
 * @param {Record<string, string>} pages name → path
 * @param {string} folder for files of edge and nginx
 * @param {string} uploads the site's pictures
 */
export async function measureEdge(origin, pages, folder, uploads) {
  const [port, health] = await Promise.all([freePort(), freePort()])
  const env = {
    PATH: process.env.PATH,
    NGINX_PATH: await findNginx(),
    EDGE_WEB: new URL(origin).host,
    EDGE_LISTEN: '127.0.0.1',
    EDGE_HTTP_PORT: String(port),
    EDGE_HEALTH_PORT: String(health),
    EDGE_UPLOADS: uploads,
    EDGE_WORKERS: '1',
    EDGE_CACHE: path.join(folder, 'cache'),
    EDGE_RUN: path.join(folder, 'run'),
    EDGE_ACCESS_LOG: path.join(folder, 'access.log'),
  }
  const edge = spawn('/bin/sh', [inRoot('deploy', 'edge', 'start.sh')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await waitForHttp(`http://127.0.0.1:${health}/`, edge)
    return await measureThroughput(`http://127.0.0.1:${port}`, pages, path.join(folder, 'files'))
  } finally {
    await new Promise((resolve) => edge.once('exit', resolve) && edge.kill('SIGTERM'))
  }
}
