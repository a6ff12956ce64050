import { declaredRoutes } from '@/app/api/routes'
import type { Route, Signature } from '@/lib/api/route'
import type { ROUTES as GROUPS } from '@/lib/api/routes'

export const ROUTES = declaredRoutes()

type Groups = typeof GROUPS

type AnswerOf<Handler> = Handler extends Route<infer S extends Signature> ? S['answer'] : never

/** The answers of a path's calls by name. Handlers of undeclared methods have no signature. */
type AnswersAt<Path extends string, Handlers> = {
  [M in keyof Handlers & string as 'signature' extends keyof Handlers[M] ? `${M} ${Path}` : never]: AnswerOf<
    Handlers[M]
  >
}

type Answers = {
  [G in keyof Groups]: {
    [P in keyof Groups[G] & string]: AnswersAt<P extends '' ? G : `${G}/${P}`, Groups[G][P]>
  }[keyof Groups[G] & string]
}[keyof Groups]

type KeyIn<Union> = Union extends unknown ? keyof Union : never
type ValueIn<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never

/** The name of a call: its method and the pattern of its path, such as 'PUT Services/[key]'. */
export type CallName = KeyIn<Answers>

/** The JSON of a call's successful response. */
export type Answer<Name extends CallName> = ValueIn<Answers, Name>
