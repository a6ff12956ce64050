import type { RowsProps } from '@/components/admin/content-screen'
import { OrderedRows } from '@/components/admin/list/ordered-rows'
import { ServiceIcon } from '@/components/site/service-icon'
import type { ServiceItem } from './draft'

/** The services in the order of the site. */
export function ServiceRows(props: RowsProps<ServiceItem>) {
  return (
    <OrderedRows
      {...props}
      titleOf={({ title }) => title}
      detailOf={({ imageUrls }) => (imageUrls.length > 0 ? `${imageUrls.length} resim` : 'Resim yok')}
      renderIcon={({ iconName }) => <ServiceIcon name={iconName} className="size-5 max-[640px]:hidden" />}
    />
  )
}
