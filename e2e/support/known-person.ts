import { existsSync, readdirSync } from 'node:fs'
import { query } from './database'
import { callAs, formOf, visit } from './http'
import { newWidePicture } from './images'
import { until } from './processes'
import type { RunningSite } from './site'
import type { Traces } from './traces'

export const PERSON = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Şermin Işıldak',
  phone: '0532 555 01 23',
  email: 'Sermin+Bakim@Tuncel.example',
}

export const TRACES: Traces = {
  words: ['Şermin', 'Işıldak', PERSON.email, encodeURIComponent(PERSON.email), 'Sermin&#43;Bakim'],
  digits: ['5325550123'],
}

const ELSEWHERE = {
  contactPerson: 'Ali Kaya',
  phone: '0212 444 99 88',
  email: 'ali@kaya.example',
  faultDescription: 'Açılmıyor',
}

export const editElsewhere = ({ staff }: Calls, id: string) =>
  staff('PUT', `WorkOrders/${id}`, { ...ELSEWHERE, diagnosis: 'IGBT' })

const inTwoWeeks = () => new Date(Date.now() + 14 * 24 * 3600_000).toISOString().slice(0, 10)

type Made = { id: string; number: string; trackingUrl: string }

let visitors = 0

export function callsOf(site: RunningSite, token: string) {
  const address = `192.0.2.${(visitors += 1)}`
  async function call(method: string, path: string, body?: object, more: Record<string, string> = {}, by = '') {
    const headers = { 'x-forwarded-for': address, ...more }
    const answer = await callAs(by, method, `${site.url}/api/${path}`, body, headers)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { headers: answer.headers, text, body: (isJson ? JSON.parse(text) : {}) as Made }
  }
  return {
    visitor: (path: string, body: object, headers?: Record<string, string>) => call('POST', path, body, headers),
    staff: (method: string, path: string, body?: object, headers?: Record<string, string>) =>
      call(method, path, body, headers, token),
  }
}

type Calls = ReturnType<typeof callsOf>

async function sendMessage({ visitor }: Calls): Promise<string> {
  const problemDescription = 'Ben ŞERMİN IŞILDAK, numaram +90 (532) 555-01-23. AL16 veriyor.'
  const { body, headers } = await visitor('ContactMessages', { ...PERSON, problemDescription })
  const photo = formOf({ file: await newWidePicture() })
  await visitor(`ContactMessages/${body.id}/photos`, photo, { 'upload-token': headers.get('upload-token')! })
  return body.id
}

/**
 * Adds a person by the site's own doors: a message that waits and one that became an order, with photos, notes, a quote
 * and the person's decision, another customer's order that names them, and a tracking link that they asked for.
 */
export async function addPerson(site: RunningSite, calls: Calls): Promise<{ id: string; elsewhere: string }> {
  const { visitor, staff } = calls
  await sendMessage(calls)
  const { id, number, trackingUrl } = (await staff('POST', 'WorkOrders', { messageId: await sendMessage(calls) })).body
  const page = new URL(trackingUrl).pathname
  const tracking = `Tracking/${page.split('/').at(-1)!}`
  await visitor(`${tracking}/photos`, formOf({ file: await newWidePicture() }))
  await staff('PUT', `WorkOrders/${id}`, {
    ...PERSON,
    accessories: 'şermin ışıldak etiketli kutu',
    faultDescription: 'Şermin Hanım: AL16',
    diagnosis: 'SERMIN ISILDAK (0532 5550123) arandı',
    responsible: 'Şermin Işıldak',
  })
  await staff('POST', `WorkOrders/${id}/notes`, { text: 'sermin+bakım@tuncel.example adresine yazıldı' })
  const quote = { amount: 1_850_000, work: 'Şermin Hanım için IGBT değişir.', leadDays: 3, validUntil: inTwoWeeks() }
  await staff('POST', `WorkOrders/${id}/quote`, { ...quote, send: true })
  await visit(site.url + page)
  const decision = { quoteVersion: 1, decision: 'approved', name: 'Ş. Işıldak', note: 'Ben Şermin, onaylıyorum' }
  await visitor(`${tracking}/decision`, decision)
  const elsewhere = (await staff('POST', 'WorkOrders', ELSEWHERE)).body.id
  await staff('PUT', `WorkOrders/${elsewhere}`, {
    ...ELSEWHERE,
    diagnosis: 'Işıldak Şermin yönlendirdi, 0532.555.0123',
  })
  await visitor('Tracking', { number, email: PERSON.email.toUpperCase() })
  return { id, elsewhere }
}

/** Waits until each mail of a site was tried, and no job is due. */
export async function untilMailsWritten({ databaseUrl }: RunningSite): Promise<void> {
  const waiting = `
    select 1 from mails where status = 'queued' and attempts = 0
    union all select 1 from graphile_worker._private_jobs where run_at <= now()`
  await until(async () => (await query(databaseUrl, waiting)).length === 0, 'all mails are written')
}

export async function seenPerson({ staff }: Calls): Promise<[body: object, headers: Record<string, string>]> {
  const person = PERSON.email.toLowerCase()
  const { headers } = await staff('POST', 'Privacy/search', { person })
  return [{ person, requestedOn: '2026-03-05', confirmation: person }, { 'if-match': headers.get('etag')! }]
}

export const photosIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
