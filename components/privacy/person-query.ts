/** Body of a search for a person. */
export type PersonQuery = { person: string; withCompany: boolean }

/**
 * The search on the KVKK screen, for the print page. It is only in memory, because neither a URL nor the browser's storage
 * may contain the person.
 */
let currentQuery: PersonQuery | null = null

export const personQuery = () => currentQuery

/** Sets the search whose result the KVKK screen shows, or null if it shows none. */
export function setPersonQuery(next: PersonQuery | null): void {
  currentQuery = next
}
