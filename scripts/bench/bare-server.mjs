// A server of node:http alone that sends responses of the site from memory. With NEXT_MODULE it first prepares Next as
// server.ts does.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'

const { RESPONSES = '', NEXT_MODULE, PORT } = process.env
const responses = JSON.parse(readFileSync(RESPONSES, 'utf8'), (key, value) =>
  key === 'body' ? Buffer.from(value, 'base64') : value,
)
if (NEXT_MODULE) {
  setFlagsFromString('--heap-growing-percent=40')
  // Its types would change those of `process.env`.
  const next = createRequire(import.meta.url)(NEXT_MODULE)
  await next({ dev: false, hostname: '127.0.0.1', port: Number(PORT), httpServer: createServer() }).prepare()
}
const server = createServer(({ url = '' }, response) => {
  const { head, body } = responses[url]
  response.writeHead(200, head).end(body)
})
server.listen(Number(PORT), '127.0.0.1')
