import { randomUUID } from 'node:crypto'
import { callAs, formOf, visit } from './http'
import { newPicture } from '../images'

export type Service = Record<'id' | 'slug' | 'title' | 'iconName', string> &
  Record<'benefits' | 'brands' | 'imageUrls' | 'imageAlts', string[]>

export function servicesOf(siteUrl: string, token = '') {
  const services = {
    read: async (slug: string) => JSON.parse((await visit(`${siteUrl}/api/Services/${slug}`)).text) as Service,
    addPicture: async (id: string, width?: number) => {
      const file = await newPicture('resim.png', { width })
      const response = await callAs(token, 'POST', `${siteUrl}/api/Services/${id}/upload-image`, formOf({ file }))
      if (!response.ok) throw new Error(await response.text())
    },
    add: async (pictureCount = 0): Promise<Service> => {
      const texts = { description: 'Kısa', benefits: ['Bir', 'İki'], brands: ['Vektral'], iconName: 'Zap' }
      const title = `Hizmet ${randomUUID().slice(0, 8)}`
      const response = await callAs(token, 'POST', `${siteUrl}/api/Services`, { title, ...texts })
      const { id, slug } = (await response.json()) as Service
      for (let i = 0; i < pictureCount; i += 1) await services.addPicture(id)
      return services.read(slug)
    },
  }
  return services
}
