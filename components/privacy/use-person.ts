import { useEffect, useState } from 'react'
import { callAdmin, isStale, reasonOf } from '@/components/admin/session/api'
import { type PersonQuery, personQuery, setPersonQuery } from '@/components/privacy/person-query'
import { apiPath } from '@/lib/api/paths'
import type { Erased, PersonJson } from '@/lib/privacy/output'
import { ApiError } from '@/lib/api/client'

/** The shown data of a person, with its ETag. */
type FoundPerson = { query: PersonQuery; person: PersonJson; etag: string | null }

/** Reads the data about a person, and sets the person for the page to print. @throws {ApiError} */
async function readPerson(query: PersonQuery): Promise<FoundPerson> {
  const { body, etag } = await callAdmin(apiPath('Privacy/search'), { method: 'POST', json: query })
  setPersonQuery(query)
  return { query, person: body, etag }
}

const notSearched = (error: unknown) => `Arama yapılamadı: ${reasonOf(error)}`

/** A completed erasure, and the records of others that still name the person. */
type Erasure = { erased: Erased; mentions: PersonJson['mentions'] }

/** The person of a request: search and erasure. */
export function usePerson() {
  const [found, setFound] = useState<FoundPerson | null>(null)
  const [busy, setBusy] = useState<'search' | 'erase' | null>(null)
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState<Erasure | null>(null)

  async function search(query: PersonQuery): Promise<void> {
    setFailure('')
    setDone(null)
    setBusy('search')
    try {
      setFound(await readPerson(query))
    } catch (error) {
      setFound(null)
      setFailure(notSearched(error))
    } finally {
      setBusy(null)
    }
  }

  /** Erases the shown data. If it has changed, shows the new state instead. @throws {ApiError} with the errors of fields */
  async function erase(requestedOn: string, confirmation: string): Promise<void> {
    const { query, etag, person } = found!
    setFailure('')
    setBusy('erase')
    try {
      const json = { ...query, requestedOn, confirmation }
      const { body } = await callAdmin(apiPath('Privacy/erasure'), { method: 'POST', json, ifMatch: etag })
      setPersonQuery(null)
      setFound(null)
      setDone({ erased: body, mentions: person.mentions })
    } catch (error) {
      const reason = reasonOf(error)
      if (error instanceof ApiError && error.fields) throw error
      setFailure(isStale(error) ? reason : `Veri silinirken bir hata oluştu: ${reason}`)
      if (isStale(error)) await readPerson(query).then(setFound, () => {})
    } finally {
      setBusy(null)
    }
  }

  // Restores the person after a return from the page to print.
  useEffect(() => {
    const before = personQuery()
    if (before) readPerson(before).then(setFound, (error: unknown) => setFailure(notSearched(error)))
  }, [])

  return { found, busy, failure, done, search, erase }
}
