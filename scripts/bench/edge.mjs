import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../lib/free-port.mjs'
import { findNginx } from '../lib/nginx.mjs'
import { inRoot } from '../lib/paths.mjs'
import { processorSeconds } from './machine.mjs'
import { median, waitForHttp } from './support.mjs'
import { load, ROUNDS, runNginx, startNginx } from './throughput.mjs'

/**
 * Measures pages through the edge with one worker, beside an nginx with no more than a `proxy_cache`, and beside one that
 * serves the same bytes as gzip files. Rounds alternate. Processor time per request is comparable on a busy machine, too.
 * @param {string} origin the running site
 * @param {Record<string, string>} pages name → path
 * @param {string} folder for files of edge and nginx
 * @param {string} uploads the site's pictures
 */
export async function measureEdge(origin, pages, folder, uploads) {
  const servers = {}
  try {
    servers.edge = await startEdge(origin, folder, uploads)
    servers.cache = await startBareCache(origin, path.join(folder, 'cache-alone'), Object.values(pages)[0])
    servers.files = await startNginx(origin, pages, path.join(folder, 'files'))
    const rows = []
    for (const [name, page] of Object.entries(pages)) {
      const rounds = { edge: [], cache: [], files: [] }
      for (let round = 0; round < ROUNDS; round++)
        for (const [who, server] of Object.entries(servers)) rounds[who].push(await measureRound(server, page))
      const medianOf = (who, key) => median(rounds[who].map((round) => round[key]))
      const figures = (who) => ({ rps: medianOf(who, 'rps'), p99: medianOf(who, 'p99'), cpu: medianOf(who, 'cpu') })
      rows.push({ name, edge: figures('edge'), cache: figures('cache'), files: figures('files') })
    }
    return rows
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()))
  }
}

/** Returns requests per second, p99, and processor time in microseconds per request. */
async function measureRound({ origin, pid }, page) {
  const before = processorSeconds(pid)
  const { requests, rps, p99 } = await load(origin + page)
  return { rps, p99, cpu: ((processorSeconds(pid) - before) * 1_000_000) / requests }
}

async function startBareCache(origin, folder, page) {
  const port = await freePort()
  const servers = `
    proxy_cache_path ${folder}/pages levels=1:2 keys_zone=pages:4m use_temp_path=off;
    map $http_accept_encoding $form { default ""; gzip gzip; }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass ${origin};
        proxy_set_header Accept-Encoding $form;
        proxy_cache pages;
        proxy_cache_key $uri$form;
        proxy_cache_valid 200 1h;
        proxy_ignore_headers Cache-Control Expires Vary;
      }
    }
  `
  const own = `http://127.0.0.1:${port}`
  return { origin: own, ...(await runNginx(folder, servers, own + page)) }
}

/** Starts an edge with one worker before a site. */
async function startEdge(origin, folder, uploads) {
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
  const stop = () => new Promise((resolve) => edge.once('exit', resolve) && edge.kill('SIGTERM'))
  await waitForHttp(`http://127.0.0.1:${health}/`, edge)
  return { origin: `http://127.0.0.1:${port}`, pid: edge.pid, stop }
}
