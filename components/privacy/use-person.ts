import { useEffect, useState } from 'react'
import { callAdmin, isStale, reasonOf } from '@/components/admin/session/api'
import { type Asked, askedPerson, noteAskedPerson } from '@/components/privacy/asked-person'
import { apiPath } from '@/lib/api/paths'
import type { Erased, PersonJson } from '@/lib/privacy/output'
import { ApiError } from '@/lib/api/client'

/** What is shown of a person, with the tag of its state. */
type Found = { asked: Asked; person: PersonJson; etag: string | null }

/** Reads what the site holds about a person, and notes the person for the page to print. @throws {ApiError} */
async function readPerson(asked: Asked): Promise<Found> {
  const { body, etag } = await callAdmin(apiPath('Privacy/search'), { method: 'POST', json: asked })
  noteAskedPerson(asked)
  return { asked, person: body, etag }
}

const notSearched = (error: unknown) => `Arama yapılamadı: ${reasonOf(error)}`

/** What was erased, and the records of others that still name the person. */
type Done = { erased: Erased; mentions: PersonJson['mentions'] }

/** The person of a request: what the site holds about them, and its erasure. */
export function usePerson() {
  const [found, setFound] = useState<Found | null>(null)
  const [busy, setBusy] = useState<'search' | 'erase' | null>(null)
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState<Done | null>(null)

  async function search(asked: Asked): Promise<void> {
    setFailure('')
    setDone(null)
    setBusy('search')
    try {
      setFound(await readPerson(asked))
    } catch (error) {
      setFound(null)
      setFailure(notSearched(error))
    } finally {
      setBusy(null)
    }
  }

  /** Erases what is shown. What has changed meanwhile is shown again. @throws {ApiError} with the errors of fields */
  async function erase(requestedOn: string, confirmation: string): Promise<void> {
    const { asked, etag, person } = found!
    setFailure('')
    setBusy('erase')
    try {
      const json = { ...asked, requestedOn, confirmation }
      const { body } = await callAdmin(apiPath('Privacy/erasure'), { method: 'POST', json, ifMatch: etag })
      noteAskedPerson(null)
      setFound(null)
      setDone({ erased: body, mentions: person.mentions })
    } catch (error) {
      const reason = reasonOf(error)
      if (error instanceof ApiError && error.fields) throw error
      setFailure(isStale(error) ? reason : `Veri silinirken bir hata oluştu: ${reason}`)
      if (isStale(error)) await readPerson(asked).then(setFound, () => {})
    } finally {
      setBusy(null)
    }
  }

  // Back from the page to print.
  useEffect(() => {
    const before = askedPerson()
    if (before) readPerson(before).then(setFound, (error: unknown) => setFailure(notSearched(error)))
  }, [])

  return { found, busy, failure, done, search, erase }
}
