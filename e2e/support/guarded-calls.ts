import { v7 as newId } from 'uuid'
import type { Call } from './handlers'
import { newPicture } from './images'

/** Ids of one row of each kind, and the path of the service's picture. The authorisation test fills them in. */
export const keys = { service: '', image: '', post: '', reference: '', message: '', order: '', redirect: '' }

const at = (key: string) => ({ params: { key } })
const form = async (name: string, fields = {}) => ({ form: { ...fields, [name]: await newPicture() } })

const newOrder = { contactPerson: 'Veli', phone: '2', email: 'veli@ornek.example', faultDescription: 'y' }

/** A call of each guarded route that would succeed, or fail for a reason of its own, if it were let in. */
export const CALLS: Record<string, () => Promise<Call> | Call> = {
  'POST Services': () => ({ json: { title: 'Yeni' } }),
  'PUT Services/[key]': () => ({ ...at(keys.service), json: { title: 'Yeni', imageUrls: [] } }),
  'DELETE Services/[key]': () => at(keys.service),
  'POST Services/[key]/upload-image': async () => ({ ...at(keys.service), ...(await form('file')) }),
  'DELETE Services/[key]/delete-image': () => ({
    ...at(keys.service),
    query: `?imageUrl=${encodeURIComponent(keys.image)}`,
  }),
  'PUT Services/order': () => ({ json: { ids: [keys.service] } }),
  'POST References': async () => form('logoFile', { name: 'Yeni' }),
  'PUT References/[key]': async () => ({ ...at(keys.reference), ...(await form('logoFile', { name: 'Yeni' })) }),
  'DELETE References/[key]': () => at(keys.reference),
  'PUT References/order': () => ({ json: { ids: [keys.reference] } }),
  'POST BlogPosts': async () => form('imageFile', { title: 'Yeni', content: 'x' }),
  'PUT BlogPosts/[key]': async () => ({
    ...at(keys.post),
    ...(await form('imageFile', { title: 'Yeni', content: 'x' })),
  }),
  'DELETE BlogPosts/[key]': () => at(keys.post),
  'POST BlogPosts/[key]/upload-image': async () => ({ ...at(keys.post), ...(await form('file')) }),
  'POST Faults': () => ({ json: { brand: 'Marka', title: 'Yeni' } }),
  'PUT Faults/[key]': () => ({ ...at(newId()), json: { brand: 'Marka', title: 'Yeni' } }),
  'DELETE Faults/[key]': () => at(newId()),
  'POST Markdown': () => ({ json: { content: '**x**' } }),
  'GET ContactMessages': () => ({}),
  'GET ContactMessages/[key]': () => at(keys.message),
  'PATCH ContactMessages/[key]': () => ({ ...at(keys.message), json: { isRead: true } }),
  'GET WorkOrders': () => ({}),
  'POST WorkOrders': () => ({ json: newOrder }),
  'GET WorkOrders/counts': () => ({}),
  'GET WorkOrders/[key]': () => at(keys.order),
  'PUT WorkOrders/[key]': () => ({ ...at(keys.order), json: newOrder }),
  'POST WorkOrders/[key]/step': () => ({ ...at(keys.order), json: { step: 2 } }),
  'POST WorkOrders/[key]/quote': () => ({
    ...at(keys.order),
    json: { amount: 1, work: 'x', leadDays: 1, validUntil: '2100-01-01', send: true },
  }),
  'POST WorkOrders/[key]/decision': () => ({
    ...at(keys.order),
    json: { quoteVersion: 1, decision: 'approved', by: 'Ali', how: 'phone' },
  }),
  'POST WorkOrders/[key]/notes': () => ({ ...at(keys.order), json: { text: 'x' } }),
  'POST WorkOrders/[key]/seen': () => at(keys.order),
  'POST WorkOrders/[key]/resend': () => at(keys.order),
  'GET Dashboard/stats': () => ({}),
  'GET Dashboard/states': () => ({}),
  'GET Settings': () => ({}),
  'GET Settings/[section]': () => ({ params: { section: 'search' } }),
  'PUT Settings/[section]': () => ({ params: { section: 'search' }, json: { title: 'x' } }),
  'POST Settings/slides/upload-image': async () => form('file'),
  'GET Auth/session': () => ({}),
  'POST WorkOrders/[key]/photos': async () => ({ ...at(newId()), ...(await form('file')) }),
  'PATCH WorkOrders/[key]/photos/[photoId]': () => ({ params: { key: newId(), photoId: newId() }, json: {} }),
  'DELETE WorkOrders/[key]/photos/[photoId]': () => ({ params: { key: newId(), photoId: newId() } }),
  'GET Redirects': () => ({}),
  'GET Redirects/pages': () => ({}),
  'POST Redirects': () => ({ json: { from: '/eski-2', to: '/kurumsal' } }),
  'POST Redirects/import': () => ({ form: { file: new File(['/eski-3;/kurumsal'], 'a.csv'), apply: 'true' } }),
  'GET Redirects/[key]': () => at(keys.redirect),
  'PUT Redirects/[key]': () => ({ ...at(keys.redirect), json: { from: '/eski-4', to: '/kurumsal' } }),
  'DELETE Redirects/[key]': () => at(keys.redirect),
  'POST Auth/session': () => ({}),
  'POST Auth/change-email': () => ({ json: { newEmail: 'yeni@ornek.example', currentPassword: 'Deneme-Şifre-1' } }),
  'POST Auth/change-password': () => ({ json: { newPassword: 'Yeni-Şifre-2', currentPassword: 'Deneme-Şifre-1' } }),
}

/** The routes that are open to anyone. */
export const OPEN_CALLS = [
  'GET BlogPosts',
  'GET BlogPosts/[key]',
  'GET Faults',
  'GET Faults/[key]',
  'GET References',
  'GET References/[key]',
  'GET Services',
  'GET Services/[key]',
  'GET Tracking/[token]',
  'GET health/live',
  'GET health/ready',
  'GET openapi.json',
  'POST Auth/login',
  'POST Auth/logout',
  'POST ContactMessages',
  'POST ContactMessages/[key]/photos',
  'POST Tracking',
  'POST Tracking/[token]/decision',
  'POST Tracking/[token]/photos',
]
