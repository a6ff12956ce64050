import { randomUUID } from 'node:crypto'
import { fetchJson, formOf } from './http'
import { newPicture } from '../images'

export type Service = Record<'id' | 'slug' | 'title' | 'iconName', string> &
  Record<'benefits' | 'brands' | 'imageUrls' | 'imageAlts', string[]>

export function servicesOf(siteUrl: string, token = '') {
  const services = {
    read: (slug: string) => fetchJson<Service>('', 'GET', `${siteUrl}/api/Services/${slug}`),
    addPicture: async (id: string, width?: number) => {
      const file = await newPicture('resim.png', { width })
      await fetchJson(token, 'POST', `${siteUrl}/api/Services/${id}/upload-image`, formOf({ file }))
    },
    add: async (pictureCount = 0): Promise<Service> => {
      const texts = { description: 'Kısa', benefits: ['Bir', 'İki'], brands: ['Vektral'], iconName: 'Zap' }
      const title = `Hizmet ${randomUUID().slice(0, 8)}`
      const { id, slug } = await fetchJson<Service>(token, 'POST', `${siteUrl}/api/Services`, { title, ...texts })
      for (let i = 0; i < pictureCount; i += 1) await services.addPicture(id)
      return services.read(slug)
    },
  }
  return services
}
