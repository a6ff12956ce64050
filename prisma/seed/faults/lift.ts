import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Tesvara',
    series: 'TL2',
    code: 'E-br',
    title: 'Fren geri bildirimi gelmedi',
    symptoms: 'Hareket komutundan sonra motor tork üretir, kabin ya da kanca kalkmadan E-br ile durur.',
    causes: [
      'Fren mikro anahtarı ayarsız ya da kirli',
      'Fren bobini beslemesi düşük: doğrultucu ya da kontaktör',
      'Fren balatası sıkışmış',
      'Sürücünün fren çıkış rölesi ya da geri bildirim girişi bozuk',
    ],
    checks: [
      'Fren açılırken ses geliyor mu? Ses varsa önce mikro anahtara bakılır.',
      'Olayın hangi katta, hangi yükte çıktığını yazın.',
      'Bakım firmanızdan fren aralığının son ölçüm değerini isteyin.',
    ],
    warning:
      'Freni elle açıp sürücüyü çalıştırmayın, geri bildirimi köprülemeyin. Asansör ve vinçte her müdahale yetkili bakım firmasınca yapılır.',
    repair:
      'Fren gevşetme çıkışı ve geri bildirim girişi yükle denenir, röle ve optokuplör yenilenir. Yerine takma ve devreye alma bakım firmanızındır.',
    featured: true,
  },
]
