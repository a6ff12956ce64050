import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Harvesk',
    series: 'HN-18M',
    code: 'ALM 414',
    title: 'X ekseni servo arızası',
    symptoms: 'Tezgâh açılırken ya da X ekseni hızlanırken ALM 414 yazar. Eksen ısındıktan sonra sıklaşır.',
    causes: [
      'X ekseni servo sürücüsünün kendi alarmı: önce onun göstergesine bakılır',
      'Eksen kartı ile sürücü arasındaki komut kablosunda temassızlık',
      'Eksen kartında ısınınca açılan lehim',
      'Eksen motorunda ya da enkoderinde arıza',
    ],
    checks: [
      'Elektrik panosunda sürücünün göstergesindeki kodu da yazın; iki kod birlikte anlam taşır.',
      'Tanı ekranındaki servo sayfasının fotoğrafını çekin.',
      'Alarmın açılışta mı, ısındıktan sonra mı çıktığını yazın.',
    ],
    warning:
      'Eksen parametrelerini silip baştan yüklemeyin; yedek yoksa tezgâhın ayarları kaybolur. Kartları enerji varken çıkarmayın.',
    repair:
      'Eksen kartı, komut hattı ve sürücü aynı tezgâhta, eksen motoruyla çalıştırılır. Isıl arıza kart ısıtılarak aranır, lehimler mikroskop altında denetlenir.',
    featured: true,
  },
  {
    brand: 'Harvesk',
    series: 'HN-18M',
    code: 'ALM 300',
    title: 'Mutlak konum pili düşük',
    symptoms:
      'Açılışta ALM 300 yazar, tezgâh çalışmaya devam eder. Bir süre sonra kapatılıp açılınca eksenler referans ister.',
    causes: [
      'Sürücüdeki ya da ayrı kutudaki enkoder pilleri ömrünü doldurmuş',
      'Pil kutusunun kablosu gevşek, temasları yeşillenmiş',
      'Piller ters ya da karışık takılmış: eskisiyle yenisi bir arada',
      'Bir eksenin enkoderi yedekte fazla akım çekiyor',
    ],
    checks: [
      'Referans noktalarının ve parametrelerin güncel yedeği var mı, bulun.',
      'Pillerin son değişim tarihini ve tipini yazın.',
      'Değişimin kontrol açıkken mi yapılacağını tezgâhın kılavuzundan okuyun; enerjili panoda değişimi yetkili kişi yapar.',
    ],
    warning:
      'Kılavuz açıkken diyorsa pilleri kontrol kapalıyken çıkarmayın: bütün eksenlerin konumu silinir. Şarjlı pil takmayın; kutupları denetlemeden takmayın.',
    repair:
      'Pil kutusu ve kablosu yenilenir, her eksenin yedek akımı ölçülür, fazla çeken enkoder ayrılır. Kart, eksen motoruyla, kontrol kapatılıp açılarak denenir.',
    post: 'cnc-kartinda-pil-bitmeden-parametre-nasil-korunur',
    featured: true,
  },
  {
    brand: 'Harvesk',
    series: 'HN-18M',
    code: 'ALM 401',
    title: 'Hız denetimi hazır değil',
    symptoms:
      'Acil stop bırakılır, eksenler hazır olmaz, ALM 401 yazar. Sürücülerin ana kontaktörü çekmez ya da çekip bırakır.',
    causes: [
      'Sürücülerden biri kendi alarmında: hazır sinyalini kesmiş',
      'Acil stop ve hareket sınırı zincirinde açık kontak',
      'Ana kontaktör ya da yardımcı kontağı bozuk',
      'Eksen kartı ile sürücü arasındaki kablo gevşek',
      'Eksen kartının hazır girişi bozuk',
    ],
    checks: [
      'Bütün sürücülerin göstergesindeki kodu tek tek yazın; asıl sebep orada okunur.',
      'Acil stop düğmelerini çevirip bırakın, kapıları kapatın, eksenlerin sınır anahtarında kalmadığına bakın.',
      'Kontaktörün çekip çekmediğini sesinden, pano kapısı kapalıyken dinleyin.',
    ],
    warning:
      'Kontaktörü elle bastırmayın, hazır sinyalini köprülemeyin: arızalı sürücüye ana gerilim verilir, eksen denetimsiz hareket edebilir.',
    repair:
      'Eksen kartının hazır zinciri ve kontaktör çıkışı yükle denenir, kablolar ölçülür. Kart, sürücü ve eksen motoruyla birlikte, acil stop art arda basılıp bırakılarak çalıştırılır.',
    featured: true,
  },
  {
    brand: 'Harvesk',
    series: 'HN-18M',
    code: 'ALM 910',
    title: 'Bellek eşlik hatası',
    symptoms: 'Açılışta ya da çalışırken ALM 910 yazar, ekran donar, tezgâh tümüyle durur. Isınınca sıklaşabilir.',
    causes: [
      'Bellek tümdevresi bozuk ya da soketinde gevşek',
      'Pil bitmiş, bellekte kalan veri bozulmuş',
      'Kartın 5 V beslemesi düşük ya da dalgalı',
      'Kartta soğutma sıvısı buharı, yağ ve metal tozu',
    ],
    checks: [
      'Parametrelerin ve programların güncel yedeği var mı, bulun.',
      'Ekrandaki bütün satırların fotoğrafını çekin; adres satırı tümdevreyi gösterir.',
      'Hatanın açılışta mı, ısındıktan sonra mı çıktığını yazın.',
      'Pano fanlarının çalıştığına, filtrelerin temiz olduğuna dışarıdan bakın.',
    ],
    warning:
      'Bellek temizleme tuşlarıyla açmayın: parametreler, referanslar ve programlar silinir. Kartları yerinden çıkarmayın; pil bağlantısı kesilince kalan veri de gider.',
    repair:
      'Okunabilen bellek önce kopyalanır, tümdevre ve besleme onarılır, kart temizlenip lehimleri mikroskopta denetlenir. Yedeğiniz yüklenir, kart eksen motoruyla sıcakta çalıştırılır.',
    post: 'cnc-kartinda-pil-bitmeden-parametre-nasil-korunur',
    featured: true,
  },
  {
    brand: 'Yumaro',
    series: 'YC-40',
    code: '1.14',
    title: 'Tuş takımı yanıt vermiyor',
    symptoms: 'Ekran çalışır, tuşlar basmaz ya da bir tuş sürekli basılı görünür; 1.14 yazar.',
    causes: [
      'Tuş takımı zarında yıpranma, içine giren soğutma sıvısı',
      'Tuş takımı ile kart arasındaki yassı kablo gevşek',
      'Basılı kalmış tuş ya da yapışmış düğme',
      'Tuş tarama devresi bozuk',
    ],
    checks: [
      'Hangi tuşların basmadığını yazın: aynı satır ya da sütundaysa kablo, tek tuşsa zar aranır.',
      'Tezgâh kapalıyken tuşların tek tek geri geldiğini elle denetleyin.',
      'Tuş takımının kenarında ıslaklık, kalkmış zar var mı bakın.',
    ],
    warning:
      'Tuş takımını basınçlı suyla ya da çözücüyle silmeyin. Tuş takımı güvenilir değilken tezgâhı çalıştırmayın: durdurma tuşu da basmayabilir, acil stopa güvenin.',
    repair:
      'Tuş zarı, yassı kablo ve tarama devresi ayrı ayrı denenir, yıpranan zar aynı düzende olanla değişir. Panel, kontrol kartına bağlanarak bütün tuşlarıyla sınanır.',
  },
  {
    brand: 'Kombrel',
    series: 'KN5',
    code: '',
    title: 'Kontrol hiç açılmıyor, ekran karanlık',
    symptoms: 'Açma düğmesine basılır, fan döner ya da hiç ses gelmez; ekran karanlık, kart lambaları sönüktür.',
    causes: [
      'Kontrolün 24 V kaynağı çıkış vermiyor ya da yükte çöküyor',
      'Açma düğmesi ve yardımcı röle devresi açık',
      'Kartlardan birinde besleme hattı kısa devre: kaynak kendini koruyor',
      'Ana kartın iç besleme devresi bozuk',
    ],
    checks: [
      'Kaynağın üzerindeki DC OK lambası yanıyor mu, yanıp sönüyor mu? Yazın.',
      'Sönmeden önce koku, ses, yıldırım ya da enerji kesintisi oldu mu? Yazın.',
      'Tezgâhın başka bölümleri, örneğin aydınlatma ve hidrolik, çalışıyor mu bakın.',
    ],
    warning:
      'Sigortayı büyüğüyle değiştirmeyin, açma düğmesine art arda basmayın. Kartları sökmeyin: pille korunan parametreler silinebilir.',
    repair:
      'Besleme hatlarındaki kısa devre akım sınırlı kaynakla bileşene kadar izlenir, iç besleme yenilenir. Kart, operatör paneli ve eksen motoruyla birlikte çalıştırılır.',
    post: '24-v-beslemede-gerilim-dususu-nasil-aranir',
  },
]
