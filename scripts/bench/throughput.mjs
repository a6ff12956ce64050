import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { freePort } from '../lib/free-port.mjs'
import { median, waitForHttp } from './support.mjs'

const run = promisify(execFile)
const CONNECTIONS = 32
const ROUND_SECONDS = 5
export const ROUNDS = 3

/**
 * Measures requests per second and p99 of pages, beside an nginx with one worker that serves the same bytes as gzip
 * files, and beside a bare server of node:http that sends the same answers from memory. Rounds alternate, so that a noisy moment of the machine affects both.
 * @param {string} origin the running site, one process
 * @param {Record<string, string>} pages name → path
 * @param {string} folder an empty folder for nginx
 */
export async function measureThroughput(origin, pages, folder) {
  const nginx = await startNginx(origin, pages, folder)
  const bare = await startBareServer(origin, pages)
  try {
    const rows = []
    for (const [name, page] of Object.entries(pages)) {
      const ours = []
      const theirs = []
      const bares = []
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await load(origin + page))
        theirs.push(await load(nginx.origin + page))
        bares.push(await load(bare.origin + page))
      }
      const of = (rounds) => ({ rps: median(rounds.map((r) => r.rps)), p99: median(rounds.map((r) => r.p99)) })
      const [site, file, node] = [of(ours), of(theirs), of(bares)]
      rows.push({ name, site, node, nginx: file, rpsRatio: site.rps / file.rps, p99Ratio: site.p99 / file.p99 })
    }
    return rows
  } finally {
    await nginx.stop()
    await bare.stop()
  }
}

/** Its source is passed to a process of its own. */
const BARE_SERVER = `
  const answers = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
  for (const answer of Object.values(answers)) answer.body = Buffer.from(answer.body, 'base64')
  const server = require('node:http').createServer(({ url }, response) => {
    const { head, body } = answers[url]
    response.writeHead(200, head).end(body)
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** Starts a server of node:http that sends the site's own answers, byte by byte. */
async function startBareServer(origin, pages) {
  const answers = {}
  for (const page of Object.values(pages)) {
    await fetchCached(origin + page)
    answers[page] = await rawAnswer(origin + page)
  }
  const child = spawn(process.execPath, ['-e', BARE_SERVER], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(answers))
  const [port] = await once(child.stdout, 'data')
  return {
    origin: `http://127.0.0.1:${Number(port)}`,
    stop: () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM')),
  }
}

/** Returns an answer as it was sent: the headers that the site itself sets, and the compressed body. */
async function rawAnswer(url) {
  const [answer] = await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')
  const body = await buffer(answer)
  const head = answer.rawHeaders.filter((_, i) => !/^(?:date|connection|keep-alive)$/i.test(answer.rawHeaders[i & ~1]))
  return { head, body: body.toString('base64') }
}

/** Starts an nginx that serves the pages' bytes as gzip files from a folder. */
export async function startNginx(origin, pages, folder) {
  const root = path.join(folder, 'html')
  for (const page of Object.values(pages)) {
    const answer = await fetchCached(origin + page)
    const file = path.join(root, page, 'index.html.gz')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }))
  }
  // try_files needs files with the plain names, although only the compressed ones are served.
  for (const page of Object.values(pages)) await writeFile(path.join(root, page, 'index.html'), '')
  const port = await freePort()
  const server = `
    default_type text/html;
    charset utf-8;
    open_file_cache max=100;
    server {
      listen 127.0.0.1:${port};
      root ${root};
      gzip_static always;
      location / { try_files $uri/index.html =404; }
    }
  `
  const nginxOrigin = `http://127.0.0.1:${port}`
  return { origin: nginxOrigin, ...(await runNginx(folder, server, nginxOrigin + Object.values(pages)[0])) }
}

/** Starts an nginx with one worker and these servers in a folder. Returns how to stop it, and its pid. */
export async function runNginx(folder, servers, url) {
  await mkdir(folder, { recursive: true })
  const config = path.join(folder, 'nginx.conf')
  // When root starts nginx, its workers would otherwise run as a user that cannot enter the folder.
  await writeFile(
    config,
    `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    daemon off;
    error_log stderr error;
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      keepalive_requests 1000000;
      client_body_temp_path ${folder}/tmp; proxy_temp_path ${folder}/tmp; fastcgi_temp_path ${folder}/tmp;
      uwsgi_temp_path ${folder}/tmp; scgi_temp_path ${folder}/tmp;
      ${servers}
    }
  `,
  )
  const child = spawn('nginx', ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  await waitForHttp(url, child)
  const stop = () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM'))
  return { pid: child.pid, stop }
}

/** Fetches a cached page. On a busy machine its first rendering may take longer than the time limit for visitors. */
async function fetchCached(url) {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    if (answer.status === 200) return answer
    if (attempt === 5) throw new Error(`${url}: ${answer.status}`)
  }
}

/** Loads an address for one round. A busy machine may keep a client waiting for too long, so the round is tried thrice. */
export async function load(url, attempt = 1) {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${ROUND_SECONDS}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
    url,
  ])
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.+)/.exec(stdout)
  if (failed && attempt < 3) return load(url, attempt + 1)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    rps: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: milliseconds(/^ +99%\s+(\S+)/m.exec(stdout)?.[1] ?? ''),
  }
}

function milliseconds(text) {
  const [, value, unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit]
}
