import { expect } from 'vitest'
import type { Handler } from '@/lib/http/route'

export type Call = {
  method?: string
  params?: Record<string, string>
  query?: string
  json?: unknown
  /** Fields of a multipart body; those that are undefined are left out. */
  form?: Record<string, string | File | undefined>
  /** Sent as the bearer's. */
  token?: string
  headers?: Record<string, string>
}

function formOf(fields: Record<string, string | File | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form
}

/** Calls a handler as the front would; `params` are the address's parts. */
export function ask(handler: Handler, call: Call = {}): Promise<Response> {
  const { method = 'GET', params = {}, query = '', json, form, token, headers } = call
  const request = new Request(`http://site.example/api/x${query}`, {
    method,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: form ? formOf(form) : json === undefined ? undefined : JSON.stringify(json),
  })
  return handler(request, { params: Promise.resolve(params) })
}

/** The statuses of answers that came in any order, ascending. */
export function statusesOf(answers: Response[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

type Problem = { status: number; message: string; errors?: Record<string, string[]>; requestId: string }

/** The body of an error answer, which must be whole. */
export async function problemIn(response: Response, status: number): Promise<Problem> {
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
