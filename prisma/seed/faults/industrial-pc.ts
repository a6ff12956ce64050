import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Aksonik',
    series: 'APC',
    code: 'A2',
    title: 'Açılışta takılıyor, disk bulunamıyor',
    symptoms:
      'Fanlar döner, kart üzerindeki iki haneli gösterge A2’de kalır, ekrana görüntü gelmez ya da disk listesi boştur.',
    causes: [
      'Disk arızalı: bozuk sektörde okumayı bitiremiyor',
      'Disk kablosu ya da soketi titreşimle gevşemiş',
      'Kartın 5 V ya da 12 V disk beslemesi düşük',
      'BIOS pili bitmiş, disk kipi fabrika ayarına dönmüş',
    ],
    checks: [
      'Tarih ve saat ekranda yanlışsa BIOS pili bitmiştir; yazın.',
      'Enerji kesikken disk kablosunu iki ucundan çıkarıp takın.',
      'Diskten tıklama sesi geliyorsa cihazı bir daha açmayın: her deneme veriyi azaltır.',
    ],
    warning:
      'Diski biçimlendirmeyin, işletim sistemini yeniden kurmayın: makine programının tek kopyası bu diskte olabilir.',
    repair:
      'Disk okunabildiği ölçüde bire bir yenisine kopyalanır, kart beslemeleri ölçülür, BIOS ayarları geri girilir. Bilgisayar tam işlemci yükünde, sıcaklığı izlenerek çalıştırılır.',
    featured: true,
  },
  {
    brand: 'Kestrun',
    series: 'KI7',
    code: '55',
    title: 'Açılışta bellek bulunamıyor',
    symptoms:
      'Fan döner, iki haneli gösterge 55’te kalır ya da hoparlörden düzenli bip sesi gelir; ekrana görüntü gelmez.',
    causes: [
      'Bellek modülü titreşimle yuvasından gevşemiş, teması oksitli',
      'Bellek modülü bozuk',
      'Ana kartın bellek beslemesi yok ya da düşük',
      'İşlemci ya da yuva lehimlerinde çatlak: ısınınca değişir',
    ],
    checks: [
      'Taşınma, düşme ya da bellek değişimi oldu mu? Yazın.',
      'Bip seslerinin düzenini kısa bir kayıtla alın.',
      'Enerji kesik ve fiş çekiliyken, antistatik bileklikle bellek modülünü çıkarıp takın; iki modül varsa tek tek deneyin.',
    ],
    warning:
      'Modülü enerji varken çıkarmayın; bekleme gerilimi kapalı cihazda da vardır, fişi çekin. Temasları zımparayla temizlemeyin: altın kaplama gider.',
    repair:
      'Bellek beslemesi ve saat sinyali ölçülür, yuva ve lehimler mikroskopta denetlenir, gerekirse yuva yenilenir. Bilgisayar bellek sınamasıyla, tam işlemci yükünde, sıcakta çalıştırılır.',
    featured: true,
  },
  {
    brand: 'Tesvara',
    series: 'TC4',
    code: '',
    title: 'Yük altında kendini kapatıyor',
    symptoms:
      'Bilgisayar açılır, bir süre sonra uyarısız kapanır ya da yeniden başlar. Yazın ve reçete değişiminde sıklaşır.',
    causes: [
      'Soğutucu tozla tıkanmış, fan durmuş ya da ısı macunu kurumuş',
      '24 V girişi yükte düşüyor',
      'Ana kartın besleme devresinde şişmiş kondansatör',
      'Sıcaklık algılayıcısı yanlış okuyor',
    ],
    checks: [
      'Kapanmanın hangi işte ve açılıştan kaç dakika sonra olduğunu yazın.',
      'Pano fanına, filtresine ve bilgisayarın hava yollarına dışarıdan bakın.',
      'BIOS ekranında işlemci sıcaklığını ve gerilimleri okuyup yazın.',
      'Aynı kaynaktan beslenen başka cihaz da aynı anda kapanıyor mu? Yazın.',
    ],
    warning:
      'Art arda açıp kapatmayın: disk yazarken kesilen enerji dosyaları bozar. Önce verinin ve projenin yedeğini alın. Sıcaklık sınırını BIOS’tan yükseltmeyin.',
    repair:
      'Soğutma temizlenip fan ve ısı macunu yenilenir, beslemeler yük altında osiloskopla ölçülür, kondansatörler takım olarak değişir. Bilgisayar tam işlemci yükünde saatlerce çalıştırılır.',
    post: 'sogutma-fani-ucuz-parca-pahali-ariza',
    featured: true,
  },
  {
    brand: 'İstavel',
    series: 'İC7',
    code: '',
    title: 'Her açılışta tarih ve BIOS ayarları siliniyor',
    symptoms:
      'Enerji kesilince tarih geriye döner, açılışta ayar uyarısı gelir; bazen disk ya da saha kartı tanınmaz, lisans hata verir.',
    causes: [
      'Ana kart pili bitmiş',
      'Pil yuvası gevşek ya da oksitli',
      'Saat devresi fazla akım çekiyor: yeni pil aylar içinde biter',
      'Ana kartta nem ve metal tozu kaçak yol açmış',
    ],
    checks: [
      'Tarih yalnız enerji kesilince mi, çalışırken de mi kayıyor? Yazın.',
      'Doğru çalıştığı günden kalma BIOS ekranı fotoğrafı var mı, arayın.',
      'Diskin güncel bir kopyası var mı, öğrenin.',
    ],
    warning:
      'Uyarı ekranında ayarları rastgele onaylamayın: disk kipi değişirse işletim sistemi açılmaz. Pili, eski ayarlar yazılmadan çıkarmayın; lityum pil şarj edilmez.',
    repair:
      'Pil ve yuvası yenilenir, saat devresinin akımı ölçülür, kart temizlenir, BIOS ayarları geri girilir. Bilgisayar günlerce enerjisiz bekletilip açılır, tam işlemci yükünde çalıştırılır.',
    post: 'cnc-kartinda-pil-bitmeden-parametre-nasil-korunur',
    featured: true,
  },
  {
    brand: 'Brenk + Sohl',
    series: 'BX1',
    code: '',
    title: 'Seri port haberleşmesi kopuyor',
    symptoms:
      'Bilgisayar açılır, program çalışır, sahadaki cihaz arada bir ya da tümüyle yanıt vermez. Port değiştirilince bazen düzelir.',
    causes: [
      'Port devresi, kablo enerji varken takıldığında yanmış',
      'Bilgisayar ile saha cihazı arasında toprak farkı: hat sürücüsü zorlanıyor',
      'RS-485 hattında sonlandırma ya da öngerilim eksik',
      'Kablo ekranı kopuk, motor kablosuyla aynı kanalda',
      'Port ayarı değişmiş: hız, eşlik, adres',
    ],
    checks: [
      'Port ayarlarını çalışan bir makinenin ayarlarıyla ya da belgesiyle karşılaştırın.',
      'Kopmanın bir motor ya da kaynak makinesi çalışırken olup olmadığını yazın.',
      'İki uç da enerjisizken konnektör vidalarını ve pinleri denetleyin.',
    ],
    warning:
      'Seri kabloyu iki uç enerjiliyken takıp çıkarmayın. Eski saha kartını yenisiyle değiştirip ayar yüklemeyin; makine programının lisansı karta bağlı olabilir.',
    repair:
      'Hat sürücüsü, yalıtım ve koruma elemanları ölçülüp yenilenir. Port, uzun kabloda ve en yüksek hızda, hata sayacı izlenerek bir gün çalıştırılır.',
  },
]
