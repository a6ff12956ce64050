import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { GET as staffPhoto } from '@/app/admin/foto/[...path]/route'
import { GET as customerPhoto } from '@/app/is-emri/[token]/foto/[...path]/route'
import { db } from '@/lib/platform/db/client'
import { ask, newClientAddress } from './handlers'
import { newPicture } from '../images'
import { routes as messageRoutes } from '@/lib/contact/routes'
import { routes as trackingRoutes } from '@/lib/orders/tracking/routes'
import { routes as orderRoutes } from '@/lib/orders/routes'

const messages = messageRoutes['']
const { POST: postMessagePhoto } = messageRoutes['[key]/photos']
const { POST: postTrackingPhoto } = trackingRoutes['[token]/photos']
const { POST: postOrderPhoto } = orderRoutes['[key]/photos']
const { DELETE, PATCH } = orderRoutes['[key]/photos/[photoId]']

export const staff = { token: '' }

const MESSAGE_FIELDS = { contactPerson: 'Ayşe', phone: '1', email: 'a@ornek.example', problemDescription: 'x' }
export const createdBody = async (response: Response) => {
  expect(response.status).toBe(201)
  return (await response.json()) as { id: string; width: number; height: number; author?: string; caption?: string }
}

export async function sendMessage(fields = {}): Promise<{ id: string; uploadToken: string }> {
  const headers = { 'x-client-address': newClientAddress() }
  const response = await ask(messages.POST, { method: 'POST', json: { ...MESSAGE_FIELDS, ...fields }, headers })
  const { id } = await createdBody(response)
  return { id, uploadToken: response.headers.get('upload-token')! }
}
type Options = { file?: File; uploadToken?: string; address?: string }
export const addPhotoToMessage = async (id: string, { file, uploadToken, address = newClientAddress() }: Options) =>
  ask(postMessagePhoto, {
    method: 'POST',
    params: { key: id },
    form: { file: file ?? (await newPicture()) },
    headers: { 'x-client-address': address, ...(uploadToken !== undefined && { 'upload-token': uploadToken }) },
  })

export async function newOrder(fields: { state?: string; closedAt?: Date } = {}) {
  const order = { id: newId(), number: `2026-${randomUUID()}`, token: randomUUID().replaceAll('-', '').slice(0, 22) }
  const { contactPerson, phone } = MESSAGE_FIELDS
  return db().workOrder.create({ data: { ...order, contactPerson, phone, faultDescription: 'x', ...fields } })
}
export const addPhotoToOrder = async (id: string, fields: Record<string, string | File> = {}) =>
  ask(postOrderPhoto, {
    method: 'POST',
    token: staff.token,
    params: { key: id },
    form: { file: await newPicture(), ...fields },
  })
export const addPhotoAsCustomer = async (orderToken: string, file?: File) =>
  ask(postTrackingPhoto, {
    method: 'POST',
    params: { token: orderToken },
    form: { file: file ?? (await newPicture()) },
    headers: { 'x-client-address': newClientAddress() },
  })
export const removePhoto = (orderId: string, photoId: string) =>
  ask(DELETE, { method: 'DELETE', token: staff.token, params: { key: orderId, photoId } })
export const changePhoto = (orderId: string, photoId: string, json: unknown) =>
  ask(PATCH, { method: 'PATCH', token: staff.token, params: { key: orderId, photoId }, json })

export const requestOf = (cookie?: string) =>
  new NextRequest('http://site.example/x', { headers: cookie ? { cookie: `admin_session=${cookie}` } : {} })
export const getPhotoAsStaff = (path: string[], cookie: string | undefined = staff.token) =>
  staffPhoto(requestOf(cookie), { params: Promise.resolve({ path }) })
export const getPhotoAsCustomer = (orderToken: string, path: string[]) =>
  customerPhoto(requestOf(), { params: Promise.resolve({ token: orderToken, path }) })
