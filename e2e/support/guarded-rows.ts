import { v7 as newId } from 'uuid'
import type { Role } from '@/lib/access/roles'
import { sessionOf } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { createPost } from '@/lib/articles/mutations'
import { createFault } from '@/lib/faults/mutations'
import { faultSchema } from '@/lib/faults/schema'
import { createMessage } from '@/lib/contact/mutations'
import { createRedirect } from '@/lib/redirects/mutations'
import { createReference } from '@/lib/references/mutations'
import { addServicePicture, createService } from '@/lib/services/mutations'
import { serviceSchema } from '@/lib/services/schema'
import { createOrder } from '@/lib/orders/mutations'
import type { Upload } from '@/lib/platform/media/schema'
import { keys } from './guarded-calls'
import { newAddress, newAdministrator, newToken } from './handlers'
import { newPicture } from './images'

const upload = async (): Promise<Upload> => {
  const file = await newPicture()
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** Adds an administrator and a row of each kind, in place of those from before. Fills in the keys of guarded calls. */
export async function addGuardedRows(role: Role = 'manager') {
  await db().administrator.deleteMany()
  await db().service.deleteMany()
  await db().blogPost.deleteMany()
  await db().fault.deleteMany()
  await db().redirect.deleteMany()
  const administrator = await newAdministrator({ role })
  const token = await newToken(administrator.id)
  const admin = (await sessionOf(token))!
  keys.service = (await createService(admin, serviceSchema.parse({ title: 'Sürücü' }))).id
  keys.image = (await addServicePicture(admin, keys.service, { file: await upload(), alt: '' })).path
  const cover = { imageFile: await upload() }
  keys.post = (await createPost(admin, { title: 'Yazı', summary: '', content: 'Metin', author: 'Ayşe', ...cover })).id
  keys.fault = (await createFault(admin, faultSchema.parse({ brand: 'Yumaro', code: 'AL16', title: 'Akım' }))).id
  keys.reference = (await createReference(admin, { name: 'Marka', logoFile: await upload() })).id
  const fields = { contactPerson: 'Ali', phone: '1', email: 'a@ornek.example', problemDescription: 'x' }
  const empty = { companyName: '', deviceBrand: '', deviceModel: '', website: '' }
  const orderFields = { contactPerson: 'Ali', phone: '1', email: fields.email, faultDescription: 'x' }
  keys.order = (await createOrder(admin, { ...orderFields, notify: false })).id
  const addCustomer = async (contactPerson: string) => {
    const { id } = await db().customer.create({
      data: { id: newId(), contactPerson, phone: '1' },
      select: { id: true },
    })
    return id
  }
  keys.customer = await addCustomer('Ali')
  keys.otherCustomer = await addCustomer('Ali Veli')
  keys.redirect = (await createRedirect(admin, { from: '/eski-1', to: '/kurumsal' })).id
  keys.message = (await createMessage({ ...fields, ...empty }, { address: newAddress() })).id
  return { administrator, token }
}
