import { expect } from 'vitest'
import type { NewInvitationJson, TeamJson } from '@/lib/accounts/team/output'
import { ask } from './handlers'
import { routes as authRoutes } from '@/app/api/Auth/[[...path]]/routes'
import { routes as teamRoutes } from '@/app/api/Team/[[...path]]/routes'

const { POST: acceptCall } = authRoutes['invitation']
const { GET: readTeam } = teamRoutes['']
const { POST: inviteCall } = teamRoutes['invitations']
const { PATCH: changeCall } = teamRoutes['[key]']

// Calls of the team, for tests that call handlers.

let clients = 0
/** Returns an address from which the file's tests have sent nothing, of as many as a test of times needs. */
const nextClient = () => `198.18.${Math.floor((clients += 1) / 250)}.${(clients % 250) + 1}`

/** Returns the team as the token's manager sees it. */
export async function teamOf(token: string): Promise<TeamJson> {
  return (await ask(readTeam, { token })).json() as Promise<TeamJson>
}

export const changeMember = (token: string, key: string, json: unknown, headers: Record<string, string> = {}) =>
  ask(changeCall, { method: 'PATCH', params: { key }, token, json, headers })

export const inviting = (token: string, json: unknown) => ask(inviteCall, { method: 'POST', token, json })

/** Invites somebody, and returns the answer with the link's token. */
export async function invite(token: string, email: string, role = 'workshop') {
  const response = await inviting(token, { email, role })
  expect(response.status).toBe(201)
  const body = (await response.json()) as NewInvitationJson
  return { ...body, linkToken: body.url.split('/').at(-1)! }
}

export const NEW_COLLEAGUE = { name: 'Nihan Kaplan', password: 'Uzun-Bir-Şifre-7' }

/** Accepts an invitation, from a new address unless one is given. */
export const accept = (linkToken: string, { address = nextClient(), ...json }: Record<string, string> = {}) =>
  ask(acceptCall, {
    method: 'POST',
    json: { token: linkToken, ...NEW_COLLEAGUE, ...json },
    headers: { 'x-client-address': address },
  })
