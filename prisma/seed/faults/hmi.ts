import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Kestrun',
    series: 'KP-700, KP-1000 ve KP-1000W (2014’ten sonraki kasalar)',
    code: '',
    title:
      'Panel açılıyor ve görüntü düzgün, ama dokunmatik yalnız sağ alt köşede tepki vermiyor, kalibrasyon her açılışta kayboluyor',
    symptoms:
      'Ekran aydınlanır, proje açılır, sayfalar PLC’den gelen değerlerle çalışır. Sağ alt köşedeki düğmeler basmaz ya da parmağın üç dört santimetre yukarısı basmış gibi davranır. Kalibrasyon yapılır, bir süre düzelir; panel kapatılıp açılınca eski hâline döner. Sıcak ortamda ve panonun kapısı kapandığında belirti artar.',
    causes: [
      'Dirençli dokunmatik filminde yıpranma: en çok basılan köşenin iletken tabakası aşınmıştır',
      'Dokunmatik ile kart arasındaki esnek kabloda kırık; kapı titreşimi ve sıcaklıkla açılıp kapanan temas',
      'Ekran çerçevesi fazla sıkılmış: film kenardan sürekli basılı kalır, kalibrasyon kaymış görünür',
      'Kalibrasyon verisini tutan bellek ya da pil: değer yazılır, enerji kesilince silinir',
      'Dokunmatik denetleyicisinin besleme ya da referans gerilimi kaymış',
    ],
    checks: [
      'Hangi köşenin basmadığını, kaç santimetre kaydığını ve bunun ısındıkça artıp artmadığını yazın.',
      'Panelin vidalarını karşılıklı ve eşit sıkın; arka kenarda contayı fazla ezen bir klips varsa bir tur gevşetip deneyin.',
      'Ekranı yumuşak, hafif nemli bezle silin; kenarda toplanan yağ ve talaş filmi sürekli basılı tutar.',
      'Kalibrasyonu panel soğukken yapın, kapatıp açın, değerin kalıp kalmadığına bakın.',
      'Projenin yedeğinin kimde olduğunu öğrenin: dokunmatik değişse de proje panelde kalır, yedek güvencedir.',
    ],
    warning:
      'Filmi bıçakla, çözücüyle temizlemeyin. Paneli enerjiliyken açmayın: arka aydınlatma eviricisi eski panellerde yüzlerce volt üretir.',
    repair:
      'Dokunmatik, esnek kablo ve denetleyici ayrı ayrı denenir. Film aynı ölçü ve dirençte olanla değişir, kalibrasyon ekranın bütün noktalarında, sıcakken ve soğukken sınanır. Panel, projesiyle birlikte PLC’ye bağlanarak çalıştırılır.',
    post: 'dokunmatik-kalibrasyonu-neden-tutmaz',
    featured: true,
  },
]
