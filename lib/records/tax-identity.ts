import { area, line } from '@/lib/records/field'

/** What an invoice says about a customer, besides the name. */
export const TAX_IDENTITY = {
  address: area('Adres', { limit: 500, audit: true, search: true, personal: 'tax' }),
  taxOffice: line('Vergi dairesi', { audit: true, personal: 'tax' }),
  taxNumber: line('Vergi numarası', {
    matches: {
      pattern: /^(\s*\d){10,11}\s*$/,
      error: 'Vergi numarasını on, T.C. kimlik numarasını on bir rakamla yazın.',
    },
    audit: true,
    search: true,
    personal: 'tax',
  }),
} as const
