import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Account, CREDENTIALS } from './accounts'
import { until } from '../servers/processes'
import type { RunningSite } from '../servers/site'

export type HttpResponse = {
  url: string
  status: number
  type: string
  text: string
  durationMs: number
  headers: Headers
}

export async function visit(url: string, init?: RequestInit): Promise<HttpResponse> {
  const start = performance.now()
  const response = await fetch(url, { redirect: 'manual', ...init })
  const text = await response.text()
  const { status, headers } = response
  return { url, status, type: headers.get('content-type') ?? '', text, durationMs: performance.now() - start, headers }
}

export const sendJson = (method: string, url: string, body: unknown, headers: Record<string, string> = {}) =>
  visit(url, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

/** Calls an API with a token, or without a session if the token is empty. A body is sent as JSON unless it is a form. */
export function callAs(
  token: string,
  method: string,
  url: string,
  body?: FormData | object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData)
  return fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : body,
  })
}

/** Calls an API as `callAs` does. Returns the body of the response, or throws an error if the call failed. */
export async function fetchJson<Json>(...call: Parameters<typeof callAs>): Promise<Json> {
  const response = await callAs(...call)
  const text = await response.text()
  if (!response.ok) throw new Error(`${call[1]} ${call[2]}: ${response.status} ${text}`)
  return JSON.parse(text || '{}') as Json
}

/** Waits until a site has reached its database. On a busy machine the site may respond before that. */
export async function untilReady(site: Pick<RunningSite, 'url'>): Promise<void> {
  await until(async () => (await fetch(`${site.url}/api/health/ready`)).ok, 'the site is ready', 60_000)
}

/** Signs in to a site. `token` is absent if the site refuses. */
export async function signIn(
  site: Pick<RunningSite, 'url'>,
  account: Account = CREDENTIALS,
): Promise<{ status: number; token?: string }> {
  const { status, text } = await sendJson('POST', `${site.url}/api/Auth/login`, account)
  return { status, token: (JSON.parse(text) as { token?: string }).token }
}

type Body = { id: string; logoUrl: string; imageUrl: string; message: string; messageCount: number }

export class ApiClient {
  private constructor(
    readonly site: RunningSite,
    readonly token: string,
  ) {}

  static async signIn(site: RunningSite, account?: Account): Promise<ApiClient> {
    await untilReady(site)
    const { status, token } = await signIn(site, account)
    if (!token) throw new Error(`sign-in: ${status}`)
    return new ApiClient(site, token)
  }

  async send(method: string, path: string, body?: FormData | object): Promise<{ status: number; body: Body }> {
    const response = await callAs(this.token, method, this.site.url + path, body)
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Body }
  }

  async create(path: string, body: FormData | object): Promise<Body> {
    const response = await this.send('POST', path, body)
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${response.body.message}`)
    return response.body
  }
}

export function formOf(fields: Record<string, string | File | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form
}

export const CONTACT_FORM = {
  contactPerson: 'Ece Ada',
  phone: '0532 555 01 23',
  email: 'ece@ornek.example',
  problemDescription: 'Açılmıyor.',
}

// Processes that test the same site start with different addresses.
let visitorCount = randomInt(2 ** 24)

/** Returns a new client address, because edge and site limit requests per address. */
export function newVisitorAddress(): string {
  visitorCount += 1
  return `10.${(visitorCount >> 16) & 255}.${(visitorCount >> 8) & 255}.${visitorCount & 255}`
}

export const newAddressHeader = () => ({ 'x-forwarded-for': newVisitorAddress() })

/** Sends the contact form from a new address, with `key` as its idempotency key and text. Returns null if the request failed. */
async function postMessage(
  site: Pick<RunningSite, 'url'>,
  key: string,
  fields: object = {},
): Promise<HttpResponse | null> {
  const message = { ...CONTACT_FORM, problemDescription: key, ...fields }
  const headers = { 'idempotency-key': key, ...newAddressHeader() }
  return sendJson('POST', `${site.url}/api/ContactMessages`, message, headers).catch(() => null)
}

/** Sends the contact form as `postMessage` does. Returns the status of the response, or null if the request failed. */
export async function sendMessage(
  site: Pick<RunningSite, 'url'>,
  key: string,
  fields: object = {},
): Promise<number | null> {
  return (await postMessage(site, key, fields))?.status ?? null
}

/** Sends the contact form with a photo. Returns the response to the upload. */
export async function sendPhoto(
  site: Pick<RunningSite, 'url'>,
  file: File,
): Promise<{ status: number; message?: string; id?: string }> {
  const messageResponse = await postMessage(site, randomUUID())
  const { id } = JSON.parse(messageResponse!.text) as { id: string }
  const headers = { 'upload-token': messageResponse!.headers.get('upload-token')!, ...newAddressHeader() }
  const url = `${site.url}/api/ContactMessages/${id}/photos`
  const { status, text } = await visit(url, { method: 'POST', headers, body: formOf({ file }) })
  return { status, ...(JSON.parse(text) as { message?: string; id?: string }) }
}

/** A connection to which a test writes raw bytes, which an HTTP client would correct. */
type RawConnection = {
  write: (text: string) => void
  /** Returns the received text once it matches the pattern, or once the server has closed the connection. */
  read: (pattern?: RegExp) => Promise<string>
  close: () => void
}

export async function openRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (chunk: Buffer) => void (received += chunk.toString('latin1')))
  socket.on('error', () => {})
  return {
    write: (text) => void socket.write(text),
    read: (pattern) =>
      new Promise((resolve) => {
        const check = () => {
          if (socket.closed || pattern?.test(received)) resolve(received)
        }
        socket.on('data', check).on('close', check)
        check()
      }),
    close: () => void socket.destroy(),
  }
}

export async function sendRaw(url: string, text: string): Promise<string> {
  const connection = await openRaw(url)
  connection.write(text)
  return connection.read()
}
