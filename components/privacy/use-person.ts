import { useEffect, useState } from 'react'
import { callAdmin, isStale, reasonOf } from '@/components/admin/session/api'
import { type PersonQuery, personQuery, setPersonQuery } from '@/components/privacy/person-query'
import { apiPath } from '@/lib/api/paths'
import type { ErasureResult, PersonJson } from '@/lib/privacy/output'
import { ApiError } from '@/lib/api/client'

/** A person's data on the screen, with the ETag of the response. */
type PersonResult = { query: PersonQuery; person: PersonJson; etag: string | null }

/** Reads the data about a person, and passes the search to the print page. @throws {ApiError} */
async function readPerson(query: PersonQuery): Promise<PersonResult> {
  const { body, etag } = await callAdmin(apiPath('Privacy/search'), { method: 'POST', json: query })
  setPersonQuery(query)
  return { query, person: body, etag }
}

const searchFailure = (error: unknown) => `Arama yapılamadı: ${reasonOf(error)}`

/** Searches for a person's data and erases it. */
export function usePerson() {
  const [result, setResult] = useState<PersonResult | null>(null)
  const [busy, setBusy] = useState<'search' | 'erase' | null>(null)
  const [failure, setFailure] = useState('')
  /** A completed erasure, and the records of others that still name the person. */
  const [erasure, setErasure] = useState<{ erased: ErasureResult; mentions: PersonJson['mentions'] } | null>(null)

  async function search(query: PersonQuery): Promise<void> {
    setFailure('')
    setErasure(null)
    setBusy('search')
    try {
      setResult(await readPerson(query))
    } catch (error) {
      setResult(null)
      setFailure(searchFailure(error))
    } finally {
      setBusy(null)
    }
  }

  /**
   * Erases the data on the screen. If the data has changed on the server, shows its new state instead.
   * @throws {ApiError} with field errors
   */
  async function erase(requestedOn: string, confirmation: string): Promise<void> {
    const { query, etag, person } = result!
    setFailure('')
    setBusy('erase')
    try {
      const json = { ...query, requestedOn, confirmation }
      const { body } = await callAdmin(apiPath('Privacy/erasure'), { method: 'POST', json, ifMatch: etag })
      setPersonQuery(null)
      setResult(null)
      setErasure({ erased: body, mentions: person.mentions })
    } catch (error) {
      const reason = reasonOf(error)
      if (error instanceof ApiError && error.fields) throw error
      setFailure(isStale(error) ? reason : `Veri silinirken bir hata oluştu: ${reason}`)
      if (isStale(error)) await readPerson(query).then(setResult, () => {})
    } finally {
      setBusy(null)
    }
  }

  // Searches for the person again when the user returns from the print page.
  useEffect(() => {
    const lastQuery = personQuery()
    if (lastQuery) readPerson(lastQuery).then(setResult, (error: unknown) => setFailure(searchFailure(error)))
  }, [])

  return { result, busy, failure, erasure, search, erase }
}
