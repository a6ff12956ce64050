/**
 * A service of the seed. `pictures` are files of `pictures/services`. The first is the header picture. Benefits and
 * brands contain no commas, because the admin edits both lists as comma-separated text.
 */
type SeedService = {
  title: string
  /** What it repairs, as faults name it. */
  deviceName: string
  description: string
  detailsDescription: string
  iconName: string
  benefits: string[]
  brands: string[]
  pictures: string[]
}

/** The services in the order of the site. The owner confirms every promise in them before launch. */
export const services: SeedService[] = [
  {
    title: 'Servo Sürücü Tamiri',
    deviceName: 'Servo sürücü',
    description: 'Aşırı akım, enkoder ve DC bara alarmları, açılmayan ekran.',
    detailsDescription:
      'Alarm veren, açılmayan ya da motoru titreten servo sürücüleri bileşen düzeyinde onarıyoruz. Ölçüm sonucunu ve fiyatı size bildiririz; onayınız olmadan işlem yapılmaz.',
    iconName: 'Zap',
    benefits: [
      'Aşırı akım ile aşırı ve düşük gerilim alarmlarında arıza bileşene kadar izlenir',
      'IGBT modülü ile birlikte kapı sürme devresi ve DC bara kondansatörleri de ölçülür',
      'Açılmayan ekranda iç besleme devresi ölçülür ve yaşlanan kondansatörleri yenilenir',
      'Enkoder girişi ve fren çıkışı onarılıp motorla birlikte denenir',
      'Parametreler işe başlamadan yedeklenir ve teslimde geri yüklenir',
      'Cihaz nominal akımda ve sıcaklığı izlenerek test edilir',
    ],
    brands: ['Yumaro', 'Kestrun', 'Vektral', 'Nordhel', 'Brenk + Sohl', 'Torvika'],
    pictures: [
      'servo-surucu-1.svg',
      'servo-surucu-2.svg',
      'servo-surucu-3.svg',
      'servo-surucu-4.svg',
      'servo-surucu-5.svg',
    ],
  },
  {
    title: 'Frekans İnverteri Tamiri',
    deviceName: 'Frekans inverteri',
    description: 'Çıkış fazı eksik, düşük gerilim hatası, patlayan IGBT modülü.',
    detailsDescription:
      'Frekans inverterlerini bileşen düzeyinde onarıyoruz. Güç katı, kapı sürme devresi, DC bara ve kontrol kartı ayrı ayrı ölçülür, cihaz motorla yük altında çalıştırılmadan teslim edilmez.',
    iconName: 'Wind',
    benefits: [
      'Çıkış fazı eksikse IGBT modülü ve kapı sürme devresi faz faz ölçülür',
      'Patlayan modülle birlikte doğrultucu ve ön şarj devresi de denetlenir',
      'Düşük gerilim hatasında DC bara kondansatörlerinin kapasitesi ve ESR değeri ölçülür',
      'Aşırı sıcaklık hatasında fan yenilenir ve soğutucu kanalları temizlenir',
      'Toprak kaçağı hatasında çıkış katı ve akım algılayıcıları motordan ayrı sınanır',
      'Parametreler onarımdan önce yedeklenir ve cihaz motorla yük altında çalıştırılır',
    ],
    brands: ['Vektral', 'Kestrun', 'Nordhel', 'Yumaro', 'Fulmetra', 'Harvesk'],
    pictures: [
      'frekans-inverteri-1.svg',
      'frekans-inverteri-2.svg',
      'frekans-inverteri-3.svg',
      'frekans-inverteri-4.svg',
    ],
  },
  {
    title: 'PLC Tamiri',
    deviceName: 'PLC',
    description: 'RUN’a geçmeyen işlemci, yanmış çıkış kartı, kopan haberleşme.',
    detailsDescription:
      'PLC’nin işlemci, besleme, giriş çıkış ve haberleşme modüllerini bileşen düzeyinde onarıyoruz. Program okunabiliyorsa onarımdan önce yedeklenir; modül, test kutusunda bütün kanalları denenerek teslim edilir.',
    iconName: 'Cpu',
    benefits: [
      'RUN’a geçmeyen işlemcide iç beslemeler ile saat sinyali ve bellek denetlenir',
      'Yanmış çıkış kanalında röle ya da transistör koruma elemanıyla birlikte değişir',
      'Sinyali görmeyen girişte optokuplör ve giriş dirençleri yenilenir',
      'Kopan haberleşmede hat sürücüsü ile konnektör onarılır ve bağlantı kesintisiz izlenir',
      'Kendini yeniden başlatan PLC’de 24 V girişi ve iç besleme yük altında ölçülür',
      'Program yedeklenir ve biten bellek pili program silinmeden değiştirilir',
    ],
    brands: ['Kestrun', 'Brenk + Sohl', 'Aksonik', 'Yumaro', 'Tesvara', 'Kombrel'],
    pictures: ['plc-1.svg', 'plc-2.svg', 'plc-3.svg', 'plc-4.svg'],
  },
  {
    title: 'HMI Operatör Paneli Tamiri',
    deviceName: 'HMI operatör paneli',
    description: 'Basmayan dokunmatik, karanlık ekran, açılışta takılan panel.',
    detailsDescription:
      'Dokunmatiği basmayan, ekranı kararan ya da açılışta takılan operatör panellerini onarıyoruz. Dokunmatik, ekran, arka ışık ve ana kart ayrı ayrı denenir; proje okunabiliyorsa önce yedeklenir.',
    iconName: 'Monitor',
    benefits: [
      'Köşesi basmayan dokunmatik yenilenir ve kalibrasyonu ekranın her noktasında sınanır',
      'Karanlık ekranda arka ışık ve onu süren devre birlikte onarılır',
      'Açılışta takılan panelde iç beslemeler ve bellek denetlenir',
      'Çizgili ya da solan görüntüde ekran kablosu ile LCD modülü ayrı ayrı denenir',
      'PLC ile haberleşmeyen panelde seri ve Ethernet port devreleri onarılır',
      'Onarılan panel PLC’ye bağlanır ve kendi projesiyle çalıştırılır',
    ],
    brands: ['Kestrun', 'Aksonik', 'Yumaro', 'Tesvara', 'İstavel'],
    pictures: ['hmi-panel-1.svg', 'hmi-panel-2.svg', 'hmi-panel-3.svg', 'hmi-panel-4.svg'],
  },
  {
    title: 'CNC Kontrol Kartı Tamiri',
    deviceName: 'CNC kontrol kartı',
    description: 'Eksen alarmı, silinen parametreler, pil ve bellek arızaları.',
    detailsDescription:
      'CNC kontrol, eksen ve giriş çıkış kartlarını bileşen düzeyinde onarıyoruz. Kart, operatör paneli ve eksen motoruyla birlikte çalıştırılarak denenir; parametreler okunabiliyorsa önce yedeklenir.',
    iconName: 'CircuitBoard',
    benefits: [
      'Eksen alarmında eksen kartı ve enkoder girişi motora bağlanarak denenir',
      'Isındıkça alarm veren kartta işlemci bölgesinin lehimleri mikroskop altında denetlenir',
      'Silinen parametrelerde yedekleme pili ile bellek besleme devresi birlikte onarılır',
      'Bellek hatasında arızalı tümdevre değişir ve içeriği elinizdeki yedekten yüklenir',
      'Hiç açılmayan kartta besleme hatlarındaki kısa devre bileşene kadar izlenir',
      'Giriş çıkış kartında yanan kanallar onarılır ve bütün kanallar tek tek denenir',
    ],
    brands: ['Harvesk', 'Yumaro', 'Brenk + Sohl', 'Torvika', 'Kombrel'],
    pictures: ['cnc-karti-1.svg', 'cnc-karti-2.svg', 'cnc-karti-3.svg', 'cnc-karti-4.svg'],
  },
  {
    title: 'Güç Kaynağı Tamiri',
    deviceName: 'Güç kaynağı',
    description: 'Çıkış vermeyen, yükte gerilimi düşen, ses yapan kaynaklar.',
    detailsDescription:
      'Pano tipi 24 V kaynakları, kart besleme modüllerini ve özel gerilimli anahtarlamalı kaynakları onarıyoruz. Her kaynak yapay yükte çalıştırılır; çıkış gerilimi, dalgalılık ve sıcaklık ölçülür.',
    iconName: 'PlugZap',
    benefits: [
      'Çıkış vermeyen kaynakta giriş doğrultucusu ile anahtarlama transistörü ve sürme devresi ölçülür',
      'Yükte düşen gerilimde çıkış kondansatörlerinin ESR değeri ölçülür ve yaşlananlar yenilenir',
      'Ses yapan ya da açılıp kapanan kaynakta geri besleme ve aşırı akım devresi denetlenir',
      'Isınan kaynakta fan yenilenir ve soğutucu temizlenir',
      'Çıkış dalgalılığı onarımdan önce ve sonra osiloskopla ölçülür',
      'Kaynak yapay yükte etiketindeki akımla çalıştırılır',
    ],
    brands: ['Nordhel', 'Fulmetra', 'Brenk + Sohl', 'Aksonik', 'İstavel', 'Kombrel'],
    pictures: ['guc-kaynagi-1.svg', 'guc-kaynagi-2.svg', 'guc-kaynagi-3.svg', 'guc-kaynagi-4.svg'],
  },
  {
    title: 'Robot Kontrolörü Tamiri',
    deviceName: 'Robot kontrolörü',
    description: 'Acil stop zinciri, eksen kartı ve el terminali arızaları.',
    detailsDescription:
      'Endüstriyel robotların kontrol dolabı, eksen kartı ve el terminali arızalarını onarıyoruz. Acil stop zincirinin iki kanalı ayrı ayrı sınanır, eksen kartı motorla çalıştırılır.',
    iconName: 'Bot',
    benefits: [
      'Servo açılmıyorsa acil stop zinciri iki kanalda da güvenlik rölesine kadar izlenir',
      'Eksen aşırı akım alarmında güç katı onarılır ve akım eğrisi motorla doğrulanır',
      'Kaybolan referansta enkoder hattı ile konnektör pinleri ve yedekleme pili denetlenir',
      'El terminalinde kablo ile tuş takımı ve üç konumlu onay anahtarı onarılır',
      'Dolap fanı durmuşsa ısınan eksen kartı da ölçülür',
      'Robot programı ve kalibrasyon değerleri onarımdan önce yedeklenir',
    ],
    brands: ['Torvika', 'Kestrun', 'Brenk + Sohl', 'Aksonik', 'Yumaro'],
    pictures: ['robot-kontroloru-1.svg', 'robot-kontroloru-2.svg', 'robot-kontroloru-3.svg', 'robot-kontroloru-4.svg'],
  },
  {
    title: 'Endüstriyel PC Tamiri',
    deviceName: 'Endüstriyel PC',
    description: 'Açılmayan ana kart, arızalı disk, kopan saha haberleşmesi.',
    detailsDescription:
      'Açılmayan, kendini kapatan ya da saha cihazlarıyla haberleşmesi kopan endüstriyel bilgisayarları onarıyoruz. Disk okunabiliyorsa işe başlamadan bire bir kopyası alınır; eski portlar ve kartlar korunur.',
    iconName: 'Server',
    benefits: [
      'Açılmayan ana kartta besleme hatları ölçülür ve arıza bileşene kadar izlenir',
      'Arızalı disk okunabildiği ölçüde bire bir yenisine kopyalanır',
      'Kopan saha haberleşmesinde seri ve Ethernet port devreleri onarılır',
      'Kendini kapatan bilgisayarda soğutma ile besleme ve sıcaklık algılayıcısı denetlenir',
      'Tarihi ve ayarları silinen bilgisayarda kart pili yenilenir ve BIOS ayarları geri girilir',
      'Onarılan bilgisayar tam işlemci yükünde ve sıcaklığı izlenerek çalıştırılır',
    ],
    brands: ['Aksonik', 'Tesvara', 'Brenk + Sohl', 'Kestrun', 'İstavel'],
    pictures: ['endustriyel-pc-1.svg', 'endustriyel-pc-2.svg', 'endustriyel-pc-3.svg', 'endustriyel-pc-4.svg'],
  },
  {
    title: 'Enkoder ve Ölçme Sistemleri Tamiri',
    deviceName: 'Enkoder ve ölçme sistemi',
    description: 'Kirlenmiş cetvel, kopan kablo, sayım kaçıran artımlı ve mutlak enkoderler.',
    detailsDescription:
      'Kirlenmiş cetvel, kopan kablo, sayım kaçıran artımlı ve mutlak enkoderleri onarıyoruz. Motor enkoderinde sıfır konumu sökülmeden önce kaydedilir, takıldıktan sonra yeniden ayarlanır.',
    iconName: 'TestTube',
    benefits: [
      'Işık kaynağı ile algılayıcı ve cetvel ayrı ayrı ölçülür',
      'Sayım kaçıran enkoderde A ve B kanallarının genliği ve faz farkı ölçülür',
      'Kablo ve konnektör yenilenir ve ekran sürekliliği denetlenir',
      'Konumunu unutan mutlak enkoderde yedekleme pili ve bellek devresi denetlenir',
      'Ses yapan enkoderde rulman değişir ve mil salgısı ölçülür',
      'Sinyal osiloskopla hareket hâlinde doğrulanır',
    ],
    brands: ['Torvika', 'Nordhel', 'Harvesk', 'Fulmetra'],
    pictures: [],
  },
  {
    title: 'Vektör Kontrollü Asansör ve Vinç Sürücüsü Tamiri',
    deviceName: 'Asansör ve vinç sürücüsü',
    description: 'Fren denetimi, enkoder geri beslemesi ve frenleme direnci arızaları.',
    detailsDescription:
      'Fren denetimi, enkoder geri beslemesi ve frenleme direnci arızalarını onarıyoruz. Onarılan sürücünün yerine takılması ve devreye alınması, tesisin yetkili asansör ya da vinç bakım firmasınca yapılmalıdır.',
    iconName: 'Factory',
    benefits: [
      'Fren denetim hatasında fren gevşetme ve kapı çıkışları yükle denenir',
      'İnişte aşırı gerilim hatasında frenleme kıyıcısı ve direnci birlikte ölçülür',
      'Enkoder geri beslemesi motorla çalıştırılarak denetlenir',
      'Kalkışta yük geri kaçıyorsa akım algılayıcıları ve tork çıkışı motorla sınanır',
      'Sık kalkışta ısınan güç katında IGBT modülü ile fan ve DC bara ölçülür',
      'Parametreler işe başlamadan yedeklenir ve teslimde geri yüklenir',
    ],
    brands: ['Vektral', 'Kestrun', 'Harvesk', 'Tesvara'],
    pictures: ['frekans-inverteri-4.svg'],
  },
]
