'use client'

/** Body of a search for a person. */
export type PersonQuery = { person: string; withCompany: boolean }

/**
 * The person on the KVKK screen, for the page to print. Only in memory, because neither an address nor the browser's storage
 * may contain the person.
 */
let current: PersonQuery | null = null

export const personQuery = () => current

/** Sets the person whose records are shown; null if none are. */
export function setPersonQuery(next: PersonQuery | null): void {
  current = next
}
