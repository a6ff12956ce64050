/** Placeholder until the owner gives the workshop's coordinates: a public square in İstanbul. */
const place = { latitude: 41.0082, longitude: 28.9784 }

const marker = `${place.latitude}%2C${place.longitude}`
const frame = [place.longitude - 0.006, place.latitude - 0.0035, place.longitude + 0.006, place.latitude + 0.0035]
  .map((degrees) => degrees.toFixed(4))
  .join('%2C')

/**
 * The company and its contact data: the only source of every name, number and address on the site.
 *
 * ALL VALUES ARE PLACEHOLDERS. The owner replaces them before launch: names, founding year, phone, WhatsApp, e-mail,
 * address and `place`, hours, MERSİS number, social links. Phone and e-mail occur twice each (`display`, `href`):
 * change both.
 */
export const company = {
  /** Set it to true once the values are real: structured data then contains the contact data. */
  confirmed: false as boolean,
  name: 'Ölçev',
  fullName: 'Ölçev Endüstriyel Elektronik',
  /** Registered trade name; it belongs on the site together with `mersis` and the seat. */
  legalName: 'Ölçev Endüstriyel Elektronik Onarım Ltd. Şti.',
  tagline: 'Endüstriyel elektronik onarımı, 1999’dan beri',
  /** The same, in the header's two lines. */
  taglineLines: ['Endüstriyel elektronik', 'onarımı, 1999’dan beri'],
  /** Summary for the footer and for descriptions of the site. */
  summary: 'Sanayi tesislerinin elektronik kart ve cihazlarını bileşen düzeyinde onarır. Kuruluş 1999.',
  foundedYear: 1999,
  phone: { display: '+90 (212) 555 01 23', href: 'tel:+902125550123' },
  /** The address prefills the visitor's message: 'Merhaba, bir cihazımız arızalandı.' */
  whatsapp: {
    display: '+90 (500) 000 00 00',
    href: 'https://wa.me/905000000000?text=Merhaba%2C%20bir%20cihaz%C4%B1m%C4%B1z%20ar%C4%B1zaland%C4%B1.',
  },
  email: { display: 'servis@ornek.example', href: 'mailto:servis@ornek.example' },
  address: {
    /** The printed lines. */
    lines: ['Örnek Sanayi Sitesi, 12. Blok No: 4', '34000 İstanbul'],
    street: 'Örnek Sanayi Sitesi, 12. Blok No: 4',
    postalCode: '34000',
    city: 'İstanbul',
    /** ISO 3166-1. */
    country: 'TR',
  },
  directionsUrl: `https://www.openstreetmap.org/directions?from=&to=${marker}`,
  map: {
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${frame}&layer=mapnik&marker=${marker}`,
    title: "Ölçev'in haritadaki yeri",
    /** Label on the drawn map. */
    label: '12. Blok No: 4',
  },
  hours: [
    { days: 'Pazartesi–Cuma', time: '08.30–18.00' },
    { days: 'Cumartesi', time: '09.00–13.00' },
  ],
  mersis: '0000 0000 0000 0000',
  social: [
    { label: 'LinkedIn', href: 'https://social.example/linkedin' },
    { label: 'Instagram', href: 'https://social.example/instagram' },
    { label: 'YouTube', href: 'https://social.example/youtube' },
  ],
} as const
