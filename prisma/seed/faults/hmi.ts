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
  {
    brand: 'Kestrun',
    series: 'KP-700, KP-1000 ve KP-1000W (2014’ten sonraki kasalar)',
    code: 'SYS-107',
    title: 'PLC ile bağlantı yok',
    symptoms:
      'Proje açılır, değerlerin yerinde ### ya da boş kutu görünür, altta SYS-107 yazar. Düğmeler basar, makine tepki vermez.',
    causes: [
      'Haberleşme kablosu çıkmış, kopmuş ya da yanlış porta takılmış',
      'PLC STOP’ta ya da kapalı',
      'Ağ ayarı değişmiş: aynı adresli ikinci cihaz, yeni anahtar, yeni PLC',
      'Panelin port devresi aşırı gerilimde yanmış',
    ],
    checks: [
      'PLC’nin RUN lambası yanıyor mu bakın.',
      'Portun bağlantı lambaları yanıp sönüyor mu? Kablonun iki ucuna da bakın.',
      'Aynı PLC’ye bağlı başka panel ya da bilgisayar çalışıyor mu, yazın.',
      'Son günlerde ağa yeni cihaz eklendi mi, PLC değişti mi? Yazın.',
    ],
    warning:
      'Bağlantı ayarlarını yedeksiz değiştirmeyin, paneli fabrika ayarına döndürmeyin: proje silinebilir. Seri kabloyu iki uç enerjiliyken takıp çıkarmayın; port devresi yanar.',
    repair:
      'Seri ve Ethernet port devreleri ölçülür, hat sürücüsü ve koruma elemanları yenilenir. Panel projesiyle PLC’ye bağlanır, bağlantı bir gün kesintisiz izlenir.',
    featured: true,
  },
  {
    brand: 'Kestrun',
    series: 'KP-700, KP-1000 ve KP-1000W (2014’ten sonraki kasalar)',
    code: '',
    title: 'Ekran karanlık, arka aydınlatma yanmıyor',
    symptoms:
      'Güç lambası yanar, dokununca ses gelir, ekran karanlıktır. El feneri yandan tutulunca sayfa silik görünür.',
    causes: [
      'Arka aydınlatmanın LED dizisi ya da floresan lambası bitmiş',
      'Aydınlatmayı süren devre bozuk: kondansatör, bobin, sigorta',
      'Ekran koruyucu ya da parlaklık ayarı sıfırda kalmış',
      'Ekran kablosu gevşek',
    ],
    checks: [
      'Ekranın birkaç yerine dokunun: ekran koruyucudan çıkıyor mu?',
      'Karanlıkta el fenerini ekrana yandan tutun; silik görüntü varsa panel çalışıyor, aydınlatma yanmıyordur.',
      'Işığın birden mi söndüğünü, aylar içinde mi sarardığını yazın.',
    ],
    warning:
      'Paneli enerjiliyken açmayın: floresan lambalı panellerde evirici yüzlerce volt üretir. Ekranı görmeden düğmelere basarak makine çalıştırmayın.',
    repair:
      'LED dizisi ya da lamba ile onu süren devre birlikte onarılır, akımı ölçülür. Panel en yüksek parlaklıkta, kendi projesiyle, saatlerce çalıştırılır.',
    featured: true,
  },
  {
    brand: 'İstavel',
    series: 'İP10',
    code: '',
    title: 'Açılışta logoda takılıyor',
    symptoms: 'Enerji verilince logo gelir, çubuk yarıda kalır ya da panel kendini yeniden başlatır. Proje açılmaz.',
    causes: [
      'Dâhili bellekte (flaş) bozuk alan: proje ya da sistem dosyası okunamıyor',
      '24 V girişi açılışta düşüyor: panel kalkış akımını bulamıyor',
      'Takılı USB bellek ya da hafıza kartı açılışı bekletiyor',
      'İşlemci ya da bellek beslemesinde yaşlanmış kondansatör',
    ],
    checks: [
      'Enerji kesikken USB belleği ve hafıza kartını çıkarıp bir kez deneyin.',
      'Çubuğun hep aynı yerde mi kaldığını yazın, ekranın fotoğrafını çekin.',
      'Projenin yedeği kimde, öğrenin.',
      'Aynı kaynaktan beslenen başka cihazlar da açılışta titriyor mu, bakın.',
    ],
    warning:
      'Yedek yokken kurtarma menüsünden biçimlendirme seçmeyin. Açılış yarıda kalınca enerjiyi art arda kesip vermeyin; bozuk alan büyür.',
    repair:
      'Bellek okunabiliyorsa bire bir kopyalanır, tümdevre yenilenir, beslemeler açılış anında osiloskopla izlenir. Panel sıcakta ve soğukta art arda açılır, projesiyle PLC’ye bağlanarak çalıştırılır.',
    post: '24-v-beslemede-gerilim-dususu-nasil-aranir',
    featured: true,
  },
  {
    brand: 'Tesvara',
    series: 'TV7',
    code: 'Err 12',
    title: 'Proje dosyası okunamadı',
    symptoms:
      'Panel açılır, projenin yerine Err 12 ve boş bir menü gelir. Saat ve ağ ayarları da sıfırlanmış olabilir.',
    causes: [
      'Hafıza kartı gevşek, bozuk ya da ömrünü doldurmuş',
      'Proje aktarımı yarıda kesilmiş',
      'Panel pili bitmiş, saklanan ayarlar silinmiş',
      'Kart yuvasının temasları oksitli',
    ],
    checks: [
      'Alarmdan önce proje yüklendi mi, enerji kesildi mi? Yazın.',
      'Enerji kesikken hafıza kartını çıkarıp temaslarına bakın, yerine takın.',
      'Projenin yedeğini ve hangi yazılım sürümüyle yapıldığını programcınızdan öğrenin.',
    ],
    warning:
      'Kartı bilgisayarda biçimlendirmeyin, “onar” seçeneğini onaylamayın: okunabilecek proje dosyası silinir. Başka modelin projesini yüklemeyin.',
    repair:
      'Kartın ve belleğin bire bir kopyası alınır, okunabilen proje kurtarılır, yuva ve pil yenilenir. Panel projesiyle PLC’ye bağlanarak, enerji kesilip verilerek denenir.',
  },
]
