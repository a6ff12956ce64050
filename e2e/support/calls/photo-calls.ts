import { NextRequest } from 'next/server'
import { ask, bodyOf, newClientAddress } from './handlers'
import { CONTACT_FORM } from './http'
import { newPicture } from '../images'

export async function sendMessage(fields = {}): Promise<{ id: string; uploadToken: string }> {
  const headers = { 'x-client-address': newClientAddress() }
  const response = await ask('POST ContactMessages', { json: { ...CONTACT_FORM, ...fields }, headers })
  const { id } = await bodyOf(response, 201)
  return { id, uploadToken: response.headers.get('upload-token')! }
}

type Options = { file?: File; uploadToken?: string; address?: string }

export const addPhotoToMessage = async (id: string, { file, uploadToken, address = newClientAddress() }: Options) =>
  ask('POST ContactMessages/[key]/photos', {
    params: { key: id },
    form: { file: file ?? (await newPicture()) },
    headers: { 'x-client-address': address, ...(uploadToken !== undefined && { 'upload-token': uploadToken }) },
  })

export const addPhotoAsCustomer = async (orderToken: string, file?: File) =>
  ask('POST Tracking/[token]/photos', {
    params: { token: orderToken },
    form: { file: file ?? (await newPicture()) },
    headers: { 'x-client-address': newClientAddress() },
  })

/** Returns the request of a page or file, with a session in its cookie. */
export const requestOf = (cookie?: string) =>
  new NextRequest('http://site.example/x', { headers: cookie ? { cookie: `admin_session=${cookie}` } : {} })
