// Sends requests to the site through its edge, with the host name of the site.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'

const TIMEOUT_MS = 20_000
export const HOST = 'www.ornek.example'
export const ACCOUNT = { email: 'yonetici@ornek.example', password: 'Parola #1 $HOME ${x} "ç"' }
export const MESSAGE = {
  contactPerson: 'Ali',
  phone: '0532',
  email: 'ali@firma.example',
  problemDescription: 'Çalışmıyor.',
}

const picture = readFileSync(new URL('../../public/icon-192.png', import.meta.url))

/** Returns a body and its type: a form as multipart, everything else as JSON. */
async function encode(body) {
  if (!(body instanceof FormData)) return { bytes: JSON.stringify(body), type: 'application/json' }
  const encoded = new Response(body)
  return { bytes: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') }
}

/**
 * @param {{ http: number, https: number }} ports on this machine
 * @returns functions for requests; after `trust(certificate)` they use TLS
 */
export function visitorOf(ports) {
  /** @type {string | null} */
  let certificate = null

  /**
   * @param {string} path
   * @param {{ method?: string, headers?: Record<string, string>, body?: unknown, plain?: boolean }} [options]
   * @returns {Promise<any>}
   */
  async function send(path, { method = 'GET', headers = {}, body, plain = !certificate } = {}) {
    const { bytes = '', type = null } = body ? await encode(body) : {}
    const allHeaders = { ...headers, ...(type && { 'content-type': type, 'content-length': Buffer.byteLength(bytes) }) }
    const requestOptions = {
      host: '127.0.0.1',
      path,
      method,
      timeout: TIMEOUT_MS,
      agent: false,
      headers: { host: HOST, ...allHeaders },
    }
    return new Promise((resolve, reject) => {
      const onResponse = (response) => {
        const fingerprint = plain ? null : response.socket.getPeerCertificate().fingerprint256
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode, headers: response.headers, text, fingerprint })
        })
      }
      const request = plain
        ? http.request({ ...requestOptions, port: ports.http }, onResponse)
        : https.request(
            { ...requestOptions, port: ports.https, ca: certificate ?? undefined, servername: HOST },
            onResponse,
          )
      request.on('timeout', () => request.destroy(new Error('no answer in time'))).on('error', reject)
      request.end(bytes)
    })
  }

  const statusOf = async (path, options) => (await send(path, options)).status
  const post = (path, body, headers) => send(path, { method: 'POST', body, headers })
  /** @returns the token, or the status when sign-in fails */
  const signIn = async () => {
    const { status, text } = await post('/api/Auth/login', ACCOUNT)
    return status === 200 ? JSON.parse(text).token : status
  }
  const authorize = async () => ({ authorization: `Bearer ${await signIn()}` })
  const readAsStaff = async (path) => JSON.parse((await send(path, { headers: await authorize() })).text)
  const trackingPaths = []
  return {
    send,
    status: statusOf,
    signIn,
    /** Returns the different statuses of some addresses. */
    statusesOf: async (paths) => [...new Set(await Promise.all(paths.map((path) => statusOf(path))))],
    trust: (pem) => (certificate = pem),
    ready: () => statusOf('/api/health/ready'),
    postMessage: async () => (await post('/api/ContactMessages', MESSAGE)).status,
    /** Sends a message and a photo for it. @returns the status of the photo */
    async postPhoto() {
      const { text, headers } = await post('/api/ContactMessages', MESSAGE)
      const form = new FormData()
      form.append('file', new File([picture], 'etiket.png', { type: 'image/png' }))
      const token = { 'upload-token': headers['upload-token'] }
      return (await post(`/api/ContactMessages/${JSON.parse(text).id}/photos`, form, token)).status
    },
    /** Returns the ids of the photos of all messages. */
    async photoIds() {
      const messages = await readAsStaff('/api/ContactMessages?pageSize=100')
      return messages.flatMap(({ photos }) => photos.map(({ id }) => id))
    },
    /** Returns the statuses that staff get for the photos of all messages. */
    async photoStatuses() {
      const token = await signIn()
      const headers = { cookie: `admin_session=${token}; __Secure-admin_session=${token}` }
      const ids = await this.photoIds()
      return Promise.all(ids.map((id) => statusOf(`/admin/foto/${id}`, { headers })))
    },
    /** Opens a work order. @returns the status */
    async openOrder() {
      const { email, contactPerson, phone, problemDescription: faultDescription } = MESSAGE
      const order = { email, contactPerson, phone, faultDescription }
      const response = await post('/api/WorkOrders', order, await authorize())
      if (response.status === 201) trackingPaths.push(new URL(JSON.parse(response.text).trackingUrl).pathname)
      return response.status
    },
    /** Returns the statuses of the customers' pages of the opened orders. */
    trackingStatuses: () => Promise.all(trackingPaths.map((path) => statusOf(path))),
    /** Returns how many messages, services and posts the dashboard counts. */
    async counts() {
      const { messageCount, serviceCount, blogPostCount } = await readAsStaff('/api/Dashboard/stats')
      return { messageCount, serviceCount, blogPostCount }
    },
    /** Returns the addresses of the pictures of all services. */
    async pictures() {
      return JSON.parse((await send('/api/Services?pageSize=100')).text).flatMap(({ imageUrls }) => imageUrls)
    },
  }
}
