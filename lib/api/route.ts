import '@/lib/platform/fields/default-texts'
import type { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import { findAdmin, requireAdmin } from '@/lib/accounts/require-admin'
import type { StaffAccess } from '@/lib/access/roles'
import type { AdminSession } from '@/lib/access/admin-session'
import { nameOf } from '@/lib/accounts/sessions'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { type ResponseSpec, type ReplyOf, respond } from '@/lib/api/replies'
import { withActor } from '@/lib/platform/runtime/actor'
import { collectWrites, raiseRevision } from '@/lib/platform/runtime/revisions'
import { expectedFailure } from '@/lib/platform/failures'
import { problemResponse, type ProblemCode, problemResponseOf } from '@/lib/api/problems'
import { withUploadSlot } from '@/lib/api/body/upload-slots'
import { readJson, valuesByName } from '@/lib/api/body/read-body'
import { readMultipart } from '@/lib/api/body/read-multipart'
import { clientOf, logProblem, requestIdOf } from '@/lib/api/request'
import { whileAllowed } from '@/lib/api/body/while-allowed'
import { networkOf } from '@/lib/platform/limits/network'

type Params = Record<string, string | string[] | undefined>
type Context = { params: Promise<Params> }
type Handle = (request: Request, context: Context) => Promise<Response>
export type Handler = Handle & {
  /** The declared access. Handlers that are not routes, such as the handler of 405s, have none. */
  access?: Access
  /** How a declared body is encoded, if not as JSON. */
  takes?: BodyEncoding
  /** The route in the API's description. */
  description?: RouteDescription
}

/** How a body is encoded. */
export type BodyEncoding = 'json' | 'form'

/** The body of a call, JSON or a form, and the JSON of a successful response. */
export type Signature = { body: { json?: unknown } | { form: FormData }; answer: unknown }

/** The handler of a declared route. The signature exists only in its type, from which paths.ts derives the types of calls. */
export type Route<S extends Signature> = Handler & { signature?: S }

type BodyFor<E, I> = E extends 'form' ? { form: FormData } : I extends undefined ? { json?: undefined } : { json: I }

type JsonOf<N> = N extends { type: string } ? never : N extends ResponseSpec<200 | 201 | 202 | 204, infer B> ? B : never

type Schema<T, I = unknown> = z.ZodMiniType<T, I>

/**
 * Who may call an endpoint: anyone; anyone, with more results for staff who may write content; or staff
 * (lib/access/roles.ts).
 */
export type Access = 'anyone' | 'optional-content' | StaffAccess

type SessionFor<A> = A extends 'anyone'
  ? undefined
  : A extends 'optional-content'
    ? AdminSession | undefined
    : AdminSession

type Input<A, P, Q, B> = { session: SessionFor<A>; params: P; query: Q; body: B; headers: Headers }

/** Headers that some endpoints read. An endpoint with the problem 'stale' reads `If-Match` too. */
export type RequestHeader = 'Idempotency-Key' | 'Upload-Token'

/** The part of a declaration that only the API's description reads (lib/api/openapi). */
type Description<N extends ResponseSpec, I = unknown> = {
  /** What the endpoint does, in a few Turkish words. */
  summary: string
  returns: N | readonly N[]
  /** The problems of the domain call, in addition to those that follow from access, parameters and body. */
  fails?: readonly ProblemCode[]
  readsHeaders?: readonly RequestHeader[]
  /** The body, if `body` depends on the address or if the domain call checks some of its fields. */
  bodyShape?: Schema<unknown, I>
}

/**
 * A: access, P: parameters of the address, Q: query, B: parsed body, R: result of the domain call, N: responses, E: encoding of
 * the body, I: body before parsing, S: the same for `bodyShape`.
 */
type Declaration<A extends Access, P, Q, B, R, N extends ResponseSpec, E extends BodyEncoding, I, S> = Description<
  N,
  S
> & {
  access: A
  /** The parts of the address. A mismatch is a 404. */
  params?: Schema<P>
  query?: Schema<Q>
  /** The body, whose schema may depend on the address. Without a schema no body is read. */
  body?: Schema<B, I> | ((params: P) => Schema<B, I>)
  takes?: E
  /** Refuses a call before its body is read. Mostly limits callers without a session. */
  admit?: (input: Omit<Input<A, P, Q, B>, 'body'>) => void | Promise<unknown>
  call: (input: Input<A, P, Q, B>) => Promise<R>
  reply: (result: R) => ReplyOf<N>
}

/** A route without its functions, for the API's description. */
export type RouteDescription = Description<ResponseSpec> & {
  access: Access
  params?: Schema<unknown>
  query?: Schema<unknown>
  body?: Schema<unknown>
  takes?: BodyEncoding
}

function parse<T>(schema: Schema<T> | undefined, value: unknown): T {
  // Without a schema T is `undefined`: a declaration has no other way to name the type.
  if (!schema) return undefined as T
  const { error, data } = schema.safeParse(value)
  if (!error) return data
  const fields = fieldErrors(error.issues)
  throw new AppError('invalid-input', { message: Object.values(fields).flat().join(' '), fields })
}

function parseParams<T>(schema: Schema<T> | undefined, value: Params): T {
  try {
    return parse(schema, value)
  } catch {
    throw new AppError('not-found')
  }
}

function respondWithProblem(request: Request, error: unknown): Response {
  const requestId = requestIdOf(request.headers)
  const failure = expectedFailure(error)
  const response = failure ? problemResponseOf(failure, requestId) : problemResponse('defect', requestId)
  logProblem(request, response.status, requestId, error)
  return response
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Returns the session that an access needs. @throws {AppError} unauthenticated, forbidden */
async function sessionFor(access: Access, headers: Headers): Promise<AdminSession | undefined> {
  if (access === 'anyone') return undefined
  if (access === 'optional-content') return (await findAdmin(headers, 'content')) ?? undefined
  return requireAdmin(headers, access)
}

/**
 * On an 'optional-content' route, replaces 'unauthenticated' with 'forbidden' for a signed-in caller without the permission,
 * because signing in again would not help.
 */
async function refusalOf(error: unknown, { access }: { access: Access }, headers: Headers): Promise<unknown> {
  const isUnauthenticated = error instanceof AppError && error.code === 'unauthenticated'
  if (access !== 'optional-content' || !isUnauthenticated) return error
  return (await findAdmin(headers, 'account')) ? new AppError('forbidden') : error
}

/** Makes the call. If it may have changed content, invalidates the pages that depend on the changed tables. */
async function withRevision<R>(request: Request, access: Access, call: () => Promise<R>): Promise<R> {
  if (access === 'anyone' || SAFE_METHODS.has(request.method)) return call()
  const tables = new Set<string>()
  try {
    const result = await collectWrites(tables, call)
    raiseRevision(tables)
    return result
  } catch (error) {
    // The commit may have succeeded although its confirmation was lost.
    raiseRevision()
    throw error
  }
}

/**
 * Creates the handler of a declared route. It authenticates, parses the address, calls `admit`, waits for an upload slot if
 * the body has files, parses the body, makes the domain call, catches errors and logs them, in that order. Rate limits that
 * depend on the body, such as one per account, belong to the domain call.
 */
export function route<
  A extends Access,
  R,
  N extends ResponseSpec,
  P = undefined,
  Q = undefined,
  B = undefined,
  E extends BodyEncoding = 'json',
  I = undefined,
  S = I,
>(declaration: Declaration<A, P, Q, B, R, N, E, I, S>): Route<{ body: BodyFor<E, S>; answer: JsonOf<N> }> {
  const handler = async (request: Request, context: Context) => {
    try {
      const { headers } = request
      const findSession = () => sessionFor(declaration.access, headers)
      const session = (await findSession()) as SessionFor<A>
      const params = parseParams(declaration.params, await context.params)
      const query = parse(declaration.query, valuesByName(new URL(request.url).searchParams))
      await declaration.admit?.({ session, params, query, headers })
      const readBody = declaration.takes === 'form' ? readMultipart : readJson
      const schema = typeof declaration.body === 'function' ? declaration.body(params) : declaration.body
      const makeResponse = async () => {
        const rawBody =
          schema &&
          (await (session ? whileAllowed(findSession, (signal) => readBody(request, signal)) : readBody(request)))
        const input = { session, params, query, body: parse(schema, rawBody), headers }
        const call = () => {
          const work = () => declaration.call(input)
          return session ? withActor({ id: session.administratorId, name: nameOf(session) }, work) : work()
        }
        return respond(request, declaration.reply(await withRevision(request, declaration.access, call)))
      }
      const sender = session ? { account: session.administratorId } : { network: networkOf(clientOf(headers)) }
      const response = await (declaration.takes === 'form' ? withUploadSlot(sender, makeResponse) : makeResponse())
      if (declaration.access === 'optional-content') response.headers.set('Vary', 'Authorization')
      // Responses to staff must not be cached.
      if (session) response.headers.set('Cache-Control', 'no-store')
      return response
    } catch (error) {
      return respondWithProblem(request, await refusalOf(error, declaration, request.headers).catch(() => error))
    }
  }
  const { access, takes, body } = declaration
  const description = { ...declaration, body: typeof body === 'function' ? undefined : body }
  return Object.assign(handler, { access, takes, description })
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
export type Method = (typeof METHODS)[number]

/** The handlers of a resource by sub-path, such as '[key]/photos'. */
export type Routes = Record<string, Record<Method, Handler>>

/** Uses a handler for all methods of an address. */
const forAllMethods = (handler: Handler) =>
  Object.fromEntries(METHODS.map((method) => [method, handler])) as Record<Method, Handler>

/** Handlers of addresses under /api that do not exist. */
export const unknownResource = forAllMethods(async (request) =>
  respondWithProblem(request, new AppError('not-found', { message: 'Böyle bir adres yok (404).' })),
)

type MethodHandlers = Partial<Record<Exclude<Method, 'HEAD' | 'OPTIONS'>, Handler>>

/** Returns handlers for all methods of an address. Undeclared methods get a 405. */
export function resource<O extends MethodHandlers>(methods: O): Record<Method, Handler> & O {
  const head = methods.GET && { HEAD: methods.GET }
  const allow = [...METHODS.filter((method) => method in { ...methods, ...head }), 'OPTIONS'].join(', ')
  const refuse: Handler = async (request) => {
    const requestId = requestIdOf(request.headers)
    logProblem(request, 405, requestId)
    return problemResponse('method-not-allowed', requestId, { headers: { Allow: allow } })
  }
  const options: Handler = async () => new Response(null, { status: 204, headers: { Allow: allow } })
  return { ...forAllMethods(refuse), OPTIONS: options, ...head, ...methods }
}
