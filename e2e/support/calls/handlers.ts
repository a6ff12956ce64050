import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, vi } from 'vitest'
import { startSession } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import type { Handler } from '@/lib/api/route'
import { setDatabaseDown } from '@/lib/platform/runtime/database-status'
import { type Store, uploads } from '@/lib/platform/media/storage'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import type { Section } from '@/lib/settings/schema'
import { connect } from '@/prisma/operator'
import { admitSite } from '@/prisma/site-role'
import { administratorRow, type NewAdministrator } from './accounts'
import { asSiteRole, dropDatabase, dropRole, query } from '../servers/database'
import { differencesFromDescription } from '../api-description'
import { forgetSingletons } from '../forget-singletons'
import { formOf } from './http'
import { type Answer, type CallName, ROUTES } from '../routes'
import { copyOfTemplate } from '../servers/migrated-template'
import { withPort } from '../servers/pooler'
import { namesInBucket, newBucket } from '../servers/s3'

let ownerUrl = ''
/** Runs a statement as the owner of the database, such as a change to a table, which the site's role may not make. */
export const asOwner = (statement: string) => query(ownerUrl, statement)

/**
 * Gives a test file a migrated database with the job queue's tables, and folders of its own. The handlers have the
 * rights of the site's own role. Test files share a process, because loading the handlers takes longer than most files run.
 */
export function useDatabase(): void {
  let url: string
  let siteUrl: string
  let folder: string

  beforeAll(async () => {
    url = await copyOfTemplate()
    folder = await mkdtemp(path.join(tmpdir(), 'api-'))
    ownerUrl = url
    siteUrl = asSiteRole(url)
    const owner = await connect(url)
    await admitSite(owner, url, siteUrl)
    await owner.end()
    const poolerPort = inject('poolerPort')
    vi.stubEnv('DATABASE_URL', poolerPort ? withPort(siteUrl, poolerPort) : siteUrl)
    vi.stubEnv('DATABASE_DIRECT_URL', siteUrl)
    vi.stubEnv('UPLOADS_DIR', path.join(folder, 'uploads'))
    vi.stubEnv('DATA_DIR', folder)
    const s3 = inject('s3')
    for (const [name, value] of Object.entries(s3 ? await newBucket(s3) : {})) vi.stubEnv(name, value)
    vi.stubEnv('AUTH_SECRET', 'for tests alone, '.repeat(2))
    // The previous file, or one of its timers, has connected to another database.
    forgetSingletons('site.db', 'site.env')
    setDatabaseDown(false)
  })

  afterAll(async () => {
    await db().$disconnect()
    vi.unstubAllEnvs()
    await dropDatabase(url)
    await dropRole(url, siteUrl)
    await rm(folder, { recursive: true, force: true })
  })
}

export type Call = {
  params?: Record<string, string>
  query?: string
  json?: unknown
  /** Fields of a multipart body. Undefined fields are omitted. */
  form?: Record<string, string | File | undefined>
  token?: string
  headers?: Record<string, string>
}

/** A response. The type of its JSON exists only in its type, from which `bodyOf` takes it. */
type ApiResponse<Body> = Response & { answer?: Body }

/**
 * Makes a call as the request pipeline would; `params` are the dynamic parts of the address. The response must be one that
 * the API's description lists.
 */
export function ask<Name extends CallName>(name: Name, call: Call = {}): Promise<ApiResponse<Answer<Name>>> {
  return askHandler(ROUTES.get(name)!, name.split(' ')[0]!, call)
}

/** Calls a handler as `ask` does. */
export async function askHandler(handler: Handler, method: string, call: Call = {}): Promise<Response> {
  const { params = {}, query = '', json, form, token, headers } = call
  const request = new Request(`http://site.example/api/x${query}`, {
    method,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: form ? formOf(form) : json === undefined ? undefined : JSON.stringify(json),
  })
  const response = await handler(request, { params: Promise.resolve(params) })
  expect(await differencesFromDescription(handler, method, response), 'differences from the API’s description').toEqual(
    [],
  )
  return response
}

/** Returns the JSON of a response, which must have the status. */
export async function bodyOf<Body>(
  pending: ApiResponse<Body> | Promise<ApiResponse<Body>>,
  status = 200,
): Promise<Body> {
  const response = await pending
  if (response.status !== status) expect([response.status, await response.text()]).toEqual([status, ''])
  return (await response.json()) as Body
}

export function statusesOf(responses: Response[]): number[] {
  return responses.map(({ status }) => status).toSorted((a, b) => a - b)
}

type Problem = { status: number; message: string; errors?: Record<string, string[]>; requestId: string }

/** Returns the body of an error response, which must be a complete problem document. */
export async function problemIn(pending: Response | Promise<Response>, status: number): Promise<Problem> {
  const response = await pending
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const body = (await response.json()) as Problem
  expect(body).toMatchObject({
    type: expect.stringMatching(/./),
    title: expect.stringMatching(/./),
    status,
    message: expect.stringMatching(/./),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  if (status === 404) expect(body.message).toContain('404')
  return body
}

/** Adds an administrator whose password is PASSWORD, by default a manager. */
export async function newAdministrator(account: NewAdministrator = {}): Promise<{ id: string; email: string }> {
  return db().administrator.create({ data: administratorRow(account), select: { id: true, email: true } })
}

let addresses = 0
export const newClientAddress = () => `192.0.2.${(addresses += 1)}`

export async function newToken(account: string | NewAdministrator = {}): Promise<string> {
  const id = typeof account === 'string' ? account : (await newAdministrator(account)).id
  const { token } = await db().$transaction((tx) => startSession(tx, id))
  return token
}

/** An administrator who makes calls. */
export type Caller = { id: string; email: string; token: string; ask: typeof ask }

export async function newCaller(account?: NewAdministrator): Promise<Caller> {
  const administrator = await newAdministrator(account)
  const token = await newToken(administrator.id)
  return { ...administrator, token, ask: (name, call) => ask(name, { token, ...call }) }
}

/** Gives a test file a database with a caller, by default a manager. */
export function useCaller(account?: NewAdministrator): Caller {
  useDatabase()
  const caller = {} as Caller
  beforeAll(async () => void Object.assign(caller, await newCaller(account)))
  return caller
}

/** Changes fields of a section of the settings until the end of the test. */
export async function changeSettings(section: Section, change: object): Promise<void> {
  const value = { ...DEFAULT_SETTINGS[section], ...change }
  await db().setting.upsert({ where: { section }, create: { section, value }, update: { value } })
  onTestFinished(async () => void (await db().setting.deleteMany({ where: { section } })))
}

/** Returns the context of a job. */
export const newJobContext = (jobId = '1') => ({ jobId, queuedAt: new Date(), signal: new AbortController().signal })

export const isStored = (url: string) => storedNames().includes(path.basename(url))

export function storedNames({ name, storage }: Store = uploads): string[] {
  const { isFolder, root } = storage()
  if (!isFolder) return namesInBucket(inject('s3')!, process.env.STORAGE_S3_URL!, name)
  return existsSync(root) ? readdirSync(root).sort() : []
}
