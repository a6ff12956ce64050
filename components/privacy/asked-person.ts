'use client'

/** What was searched for. */
export type Asked = { person: string; withCompany: boolean }

/**
 * The person on the KVKK screen, for its page to print. It is in memory only, because neither an address nor the
 * browser's storage may hold whom a request was about.
 */
let asked: Asked | null = null

export const askedPerson = () => asked

/** Notes the person whose records are shown, or that there is none. */
export function noteAskedPerson(next: Asked | null): void {
  asked = next
}
