import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Torvika',
    series: 'RC-5',
    code: 'E1042',
    title: 'Acil stop zincirinde iki kanal uyuşmuyor',
    symptoms:
      'El terminali açılır, servo açma düğmesi tepki vermez, E1042 yazar. Acil stop basılıp bırakılınca bazen geçer.',
    causes: [
      'Acil stop düğmesinin iki kontağından biri geç kapanıyor',
      'Kapı anahtarında ya da ışık bariyerinde tek kanal kopuk',
      'El terminalinin kablosunda onay anahtarına giden damar kırık',
      'Güvenlik rölesinin kontağı yapışmış',
      'Güvenlik kartının giriş optokuplörü bozuk',
    ],
    checks: [
      'Bütün acil stop düğmelerini tek tek basıp bırakın; hangisinden sonra düzeldiğini yazın.',
      'El terminali kablosunu konnektör dibinde oynatın: kod gidip geliyor mu?',
      'Kapı anahtarlarının lambalarını, iki kanalın da değiştiğini tanı sayfasından izleyin.',
    ],
    warning:
      'Güvenlik zincirini köprülemeyin, güvenlik rölesini elle çektirmeyin. Robot hücresine yalnız enerji kilitliyken girin.',
    repair:
      'Zincirin iki kanalı ayrı ayrı, zamanlarıyla ölçülür; güvenlik rölesi ve kartı, el terminali kablosu onarılır. Kanal uyuşmazlığı her iki yönde sınanır.',
    featured: true,
  },
]
