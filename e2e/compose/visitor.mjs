// Sends requests to the site through its edge, with the host name of the site.
import http from 'node:http'
import https from 'node:https'

const TIMEOUT_MS = 20_000
export const HOST = 'www.ornek.example'
export const ACCOUNT = { email: 'yonetici@ornek.example', password: 'Parola #1 $HOME ${x} "ç"' }

/**
 * @param {{ http: number, https: number }} ports on this machine
 * @returns functions for requests; after `trust(certificate)` they use TLS
 */
export function visitorOf(ports) {
  let certificate = null

  /** Begins a request. The caller writes its body. */
  function begin(path, { method, headers, plain }, answer) {
    const address = { host: '127.0.0.1', path, method, timeout: TIMEOUT_MS, agent: false }
    const options = { ...address, headers: { host: HOST, ...headers } }
    return plain
      ? http.request({ ...options, port: ports.http }, answer)
      : https.request({ ...options, port: ports.https, ca: certificate, servername: HOST }, answer)
  }

  function send(path, { method = 'GET', headers = {}, body, plain = !certificate } = {}) {
    const all = { ...headers, ...(body && { 'content-type': 'application/json' }) }
    return new Promise((resolve, reject) => {
      const request = begin(path, { method, headers: all, plain }, (response) => {
        const peer = plain ? null : response.socket.getPeerCertificate().fingerprint256
        const parts = []
        response.on('data', (part) => parts.push(part)).on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          resolve({ status: response.statusCode, headers: response.headers, text, peer })
        })
      })
      request.on('timeout', () => request.destroy(new Error('no answer in time'))).on('error', reject)
      request.end(body && JSON.stringify(body))
    })
  }

  /** Sends a body that never ends, slowly. @returns a function that aborts it */
  function sendSlowly(path) {
    const headers = { 'content-length': 10_000 }
    const request = begin(path, { method: 'POST', headers, plain: !certificate }, () => {})
    request.flushHeaders()
    const timer = setInterval(() => request.write(' '), 500)
    request.on('error', () => clearInterval(timer)).on('close', () => clearInterval(timer))
    return () => request.destroy()
  }

  const statusOf = async (path, options) => (await send(path, options)).status
  const message = { contactPerson: 'Ali', phone: '0532', email: 'ali@firma.example', problemDescription: 'Çalışmıyor.' }
  return {
    send,
    sendSlowly,
    status: statusOf,
    trust: (pem) => (certificate = pem),
    ready: () => statusOf('/api/health/ready'),
    post: () => statusOf('/api/ContactMessages', { method: 'POST', body: message }),
    /** @returns the token, or the status when sign-in fails */
    async signIn() {
      const { status, text } = await send('/api/Auth/login', { method: 'POST', body: ACCOUNT })
      return status === 200 ? JSON.parse(text).token : status
    },
    /** Returns the numbers of messages, services and posts on the dashboard. */
    async counts() {
      const headers = { authorization: `Bearer ${await this.signIn()}` }
      const { text } = await send('/api/Dashboard/stats', { headers })
      const { messageCount, serviceCount, blogPostCount } = JSON.parse(text)
      return { messageCount, serviceCount, blogPostCount }
    },
    /** Returns the addresses of the pictures of all services. */
    async pictures() {
      return JSON.parse((await send('/api/Services?pageSize=100')).text).flatMap(({ imageUrls }) => imageUrls)
    },
  }
}
