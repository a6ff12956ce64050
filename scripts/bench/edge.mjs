import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../lib/free-port.mjs'
import { findNginx } from '../lib/nginx.mjs'
import { startServer } from './support.mjs'
import { loadByTurns } from './throughput.mjs'

/** Measures pages through the edge of each site, with one worker, and through an nginx that has only a `proxy_cache`. */
export async function measureEdge(sites, pages, folder) {
  const nginx = await findNginx()
  const servers = {}
  try {
    servers.proxy_cache = [await startBareCache(nginx, sites.şimdi.origin, path.join(folder, 'cache'))]
    for (const [name, site] of Object.entries(sites))
      servers[name] = [await startEdge(nginx, site, path.join(folder, `edge-${name}`))]
    return await loadByTurns(servers, pages)
  } finally {
    for (const server of Object.values(servers).flat()) await server.stop()
  }
}

async function startBareCache(nginx, origin, folder) {
  const listenAddress = `127.0.0.1:${await freePort()}`
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/tmp;`,
  )
  // When root starts nginx, its workers would otherwise run as a user that cannot enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  mkdirSync(folder)
  writeFileSync(
    `${folder}/nginx.conf`,
    `${user} worker_processes 1; error_log stderr error; pid ${folder}/pid;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; keepalive_requests 1000000; ${tempPaths.join(' ')}
      proxy_cache_path ${folder}/pages levels=1:2 keys_zone=pages:4m use_temp_path=off;
      map $http_accept_encoding $encoding { default ""; gzip gzip; }
      server {
        listen ${listenAddress};
        proxy_set_header Accept-Encoding $encoding; proxy_cache pages; proxy_cache_key $uri$encoding; proxy_cache_valid 200 1h;
        proxy_ignore_headers Cache-Control Expires Vary;
        location / { proxy_pass ${origin}; }
      }
    }`,
  )
  return startServer(
    `http://${listenAddress}`,
    [nginx, '-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'],
    {},
  )
}

async function startEdge(nginx, { origin, buildFolder, uploads }, folder) {
  const [port, health] = [await freePort(), await freePort()].map(String)
  const env = {
    PATH: process.env.PATH,
    NGINX_PATH: nginx,
    EDGE_WEB: new URL(origin).host,
    EDGE_LISTEN: '127.0.0.1',
    EDGE_HTTP_PORT: port,
    EDGE_HEALTH_PORT: health,
    EDGE_UPLOADS: uploads,
    EDGE_WORKERS: '1',
    EDGE_CACHE: path.join(folder, 'cache'),
    EDGE_RUN: path.join(folder, 'run'),
    EDGE_ACCESS_LOG: path.join(folder, 'access.log'),
  }
  const command = ['/bin/sh', path.join(buildFolder, 'deploy', 'edge', 'start.sh')]
  return startServer(`http://127.0.0.1:${port}`, command, { env }, `http://127.0.0.1:${health}/`)
}
