import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Brenk + Sohl',
    series: 'BD4',
    code: 'A7.04',
    title: 'IGBT kısa devresi: doyum koruması devreye girdi',
    symptoms:
      'Servo açılmadan, kontrol beslemesi gelir gelmez A7.04 yazar. Alarm silinmez. Giriş sigortası da atmış olabilir.',
    causes: [
      'Güç modülü kısa devre',
      'Kapı sürme kartında optokuplör ya da izole besleme arızası',
      'Çıkışta faz–faz kısa devresi',
      'Doyum algılama diyodu açık devre: sağlam modülde de alarm verir',
    ],
    checks: [
      'Giriş sigortası attıysa yenisini takıp enerji vermeyin, fotoğrafını çekin.',
      'Cihazdan yanık kokusu, patlama izi, kurum var mı bakın ve yazın.',
      'Son çalışmada ne olduğunu yazın: sıkışma, yıldırım, gerilim kesintisi, kablo değişimi.',
    ],
    warning:
      'Bu alarmda sürücüye yeniden enerji vermeyin. Kısa devre modül, girişi ve DC barayı da yakar; onarım bedeli her denemede artar.',
    repair:
      'Güç katı enerjisiz ölçülür, modül sürme kartıyla birlikte yenilenir. Cihaza önce akım sınırlı kaynaktan enerji verilir, sonra motorla nominal akımda çalıştırılır.',
    post: 'servo-surucude-asiri-akim-alarmi-igbt-mi-motor-mu-kablo-mu',
    featured: true,
  },
]
