/** A brand of the home page's marquee. `picture` is a file of `pictures/references`. */
type SeedReference = { name: string; picture: string }

/** The invented brands in the order of the marquee. */
export const references: SeedReference[] = [
  { name: 'Kestrun', picture: 'kestrun.svg' },
  { name: 'Brenk + Sohl', picture: 'brenk-sohl.svg' },
  { name: 'Yumaro', picture: 'yumaro.svg' },
  { name: 'Aksonik', picture: 'aksonik.svg' },
  { name: 'Vektral', picture: 'vektral.svg' },
  { name: 'Nordhel', picture: 'nordhel.svg' },
  { name: 'Torvika', picture: 'torvika.svg' },
  { name: 'Harvesk', picture: 'harvesk.svg' },
  { name: 'Tesvara', picture: 'tesvara.svg' },
  { name: 'Fulmetra', picture: 'fulmetra.svg' },
  { name: 'Kombrel', picture: 'kombrel.svg' },
  { name: 'İstavel', picture: 'istavel.svg' },
]
