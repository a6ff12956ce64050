import { expect } from 'vitest'
import { ask, newToken } from './handlers'
import { newPicture } from './images'
import { routes as serviceRoutes } from '@/app/api/Services/[[...path]]/routes'

const services = serviceRoutes['']
const service = serviceRoutes['[key]']
const { DELETE: deleteImage } = serviceRoutes['[key]/delete-image']
const { POST: uploadImage } = serviceRoutes['[key]/upload-image']

// Calls of the handlers of /api/Services, for tests of what an administrator writes.

export type Item = { id: string; slug: string; title: string; imageUrls: string[] } & Record<string, unknown>

/** Returns the service of an answer. */
export async function itemIn(response: Response, status = 200): Promise<Item> {
  expect(response.status).toBe(status)
  return (await response.json()) as Item
}

let made = 0

/** Returns a title that no other test of the file uses. */
export const newTitle = (words = 'Sürücü Kartı') => `${words} ${(made += 1)}`

/** Starts a session and returns the calls of its administrator. */
export async function openServices() {
  const token = await newToken()
  const post = (fields: object) => ask(services.POST, { method: 'POST', token, json: fields })
  const upload = async (id: string, file?: File | string) =>
    ask(uploadImage, { method: 'POST', token, params: { key: id }, form: { file: file ?? (await newPicture()) } })
  const read = (slug: string) => ask(service.GET, { params: { key: slug } })
  return {
    token,
    post,
    put: (id: string, fields: object, headers?: Record<string, string>) =>
      ask(service.PUT, { method: 'PUT', token, params: { key: id }, json: fields, headers }),
    remove: (id: string) => ask(service.DELETE, { method: 'DELETE', token, params: { key: id } }),
    upload,
    removeImage: (id: string, url: string) =>
      ask(deleteImage, { method: 'DELETE', token, params: { key: id }, query: `?imageUrl=${encodeURIComponent(url)}` }),
    read,
    tagOf: async (slug: string) => (await read(slug)).headers.get('etag')!,
    /** Creates a service. */
    create: async (fields: object = {}) => itemIn(await post({ title: newTitle(), ...fields }), 201),
    /** Adds a picture to a service and returns its address. */
    uploaded: async (id: string) => (await itemIn(await upload(id), 201)).imageUrl as string,
    imagesOf: async (slug: string) => (await itemIn(await read(slug))).imageUrls,
  }
}
