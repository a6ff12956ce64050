import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Kombrel',
    series: 'KL3',
    code: 'E-204',
    title: 'Saha veri yolu kesildi: uzak istasyon yanıt vermiyor',
    symptoms:
      'PLC RUN’dadır, BF lambası yanar. Bir istasyonun giriş ve çıkışları donar; enerji kesilip verilince bir süre düzelir.',
    causes: [
      'Hat kablosunda kopukluk, sonlandırma direnci kapalı ya da iki kez açık',
      'Uzak istasyonun 24 V beslemesi yükte düşüyor',
      'Konnektörde gevşek damar, ekranı kopuk kablo',
      'Haberleşme modülünün hat sürücüsü bozuk',
      'İki istasyonda aynı adres',
    ],
    checks: [
      'Hangi istasyonun koptuğunu işlemcinin tanı ekranından yazın.',
      'O istasyonun besleme lambasına ve beslemesine bakın: 24 V yükte 20,4 V’un altına inmemelidir.',
      'Yalnız hattın iki ucundaki sonlandırma açık mı denetleyin.',
      'Enerji kesikken veri hattının iki damarı arasını ölçün: iki uçta 220 Ω sonlandırma ve öngerilim dirençleri varsa yaklaşık 100–110 Ω okunur; 200 Ω’a yakınsa hat kopuk ya da bir uç kapalıdır.',
    ],
    warning:
      'Hat kablosunu kaynak makinesi ve motor kablolarıyla aynı kanala taşımayın. İşlemciyi sıfırlamadan önce programın yedeği olduğundan emin olun.',
    repair:
      'Haberleşme modülünde hat sürücüsü ve koruma elemanları yenilenir, bağlantı bir gün boyunca kesintisiz izlenir. Besleme şüpheliyse yükte ölçülür.',
    featured: true,
  },
  {
    brand: 'Aksonik',
    series: 'AX',
    code: 'bAt',
    title: 'Yedekleme pili zayıf, program silinebilir',
    symptoms:
      'PLC çalışır, gösterge bAt yazar, pil lambası yanıp söner. Enerji uzun kesilirse program ve saat kaybolur.',
    causes: [
      'Pilin ömrü dolmuş (çoğu cihazda üç ile beş yıl)',
      'Pil soketi gevşek ya da oksitli',
      'Bellek besleme devresi fazla akım çekiyor',
    ],
    checks: [
      'Programın güncel yedeği elinizde mi? Değilse önce yedek alın.',
      'Pilin tipini ve üzerindeki tarihi yazın.',
      'Pilin enerji varken mi, süper kondansatörle enerji kesikken mi değiştirileceğini cihazın kılavuzundan öğrenin.',
    ],
    warning:
      'Yedek almadan pili sökmeyin. Yeni pili takmadan önce kutuplarını denetleyin; lityum pil kısa devre edilmez, şarj edilmez.',
    repair:
      'Okunabiliyorsa program yedeklenir, pil enerjili olarak değiştirilir, yedekleme akımı ölçülür. Fazla akım varsa bellek devresi onarılır.',
    post: 'cnc-kartinda-pil-bitmeden-parametre-nasil-korunur',
    featured: true,
  },
  {
    brand: 'Yumaro',
    series: 'YP3',
    code: 'E07',
    title: 'Döngü süresi aşıldı',
    symptoms: 'PLC çalışırken E07 ile STOP’a geçer. Enerji kesilip verilince saatlerce çalışır, sonra yine durur.',
    causes: [
      'Programda belli koşulda uzayan döngü ya da art arda çağrılan kesme',
      'Yanıt vermeyen bir modül ya da haberleşme ortağı işlemciyi bekletiyor',
      'Program değişmiş, denetim süresi eski ölçüde kalmış',
      'İşlemci kartında besleme ya da saat sinyali bozuluyor: ısındıkça sıklaşır',
    ],
    checks: [
      'Durduğu anda makinenin ne yaptığını ve saatini yazın.',
      'Tanı ekranındaki en uzun ve ortalama döngü sürelerini yazın.',
      'Son program değişikliğinin tarihini programcınızdan öğrenin.',
      'Alarm pano ısındıkça sıklaşıyor mu? Pano fanına ve filtresine dışarıdan bakın.',
    ],
    warning:
      'Denetim süresini rastgele uzatmayın: acil durumda çıkışların kapanması da gecikir. Programın yedeği yoksa belleği silmeyin.',
    repair:
      'İşlemcinin beslemeleri ve saat sinyali ısıtılarak ölçülür, program okunabiliyorsa yedeklenir. PLC test kutusunda bütün modülleriyle, sıcakta, döngü süresi izlenerek bir gün çalıştırılır.',
    featured: true,
  },
  {
    brand: 'Yumaro',
    series: 'YP3',
    code: '',
    title: 'Isındıktan sonra kendini yeniden başlatıyor',
    symptoms:
      'PLC sabah sorunsuz açılır, bir iki saat sonra lambalar söner ve yeniden yanar. Makine ortada durur, program kaldığı yeri unutur.',
    causes: [
      '24 V beslemesi yükte bir an düşüyor',
      'PLC’nin iç besleme modülünde kuruyan kondansatör',
      'Raf konnektöründe gevşek temas: ısınınca açılıyor',
      'Bir çıkış kartında ya da sahadaki bir bobinde ısınınca oluşan kısa devre',
    ],
    checks: [
      'Yeniden başlama belli bir hareketle, örneğin vana grubu çekerken mi oluyor? Saatini ve olayı yazın.',
      'PLC’nin tanı kaydında besleme hatası var mı bakın, fotoğrafını çekin.',
      'Kaynağın en düşük gerilimini, en düşük değeri kaydeden ölçü aletiyle yetkili kişiye izletin: 20,4 V’un altına inmemelidir.',
      'Enerji kesikken modüllerin rafa tam oturduğunu, kilitlerinin kapandığını denetleyin.',
    ],
    warning: 'Modülleri enerji varken raftan çıkarmayın. Kaynağın gerilim ayarını yükselterek düşüşü gizlemeyin.',
    repair:
      'İç besleme yük altında ve sıcakta ölçülür, kondansatörleri takım olarak yenilenir, raf konnektörleri denetlenir. PLC ısıtılarak, bütün çıkışları yüklü, bir gün çalıştırılır.',
    post: '24-v-beslemede-gerilim-dususu-nasil-aranir',
    featured: true,
  },
  {
    brand: 'Kestrun',
    series: 'KC3',
    code: 'E-17',
    title: 'Program denetim toplamı tutmuyor',
    symptoms:
      'Enerji verilince PLC RUN’a geçmez, hata lambası yanar, E-17 yazar. Uzun duruştan ya da pil değişiminden sonra sık görülür.',
    causes: [
      'Yedekleme pili bitmiş, RAM’deki program bozulmuş',
      'Bellek kartı gevşek ya da ömrünü doldurmuş',
      'Yazma sırasında enerji kesilmiş',
      'İşlemci kartındaki bellek ya da besleme devresi bozuk',
    ],
    checks: [
      'Programın güncel yedeği kimde? Önce onu bulun.',
      'Pil lambasının yanıp yanmadığını ve pilin son değişim tarihini yazın.',
      'Enerji kesikken bellek kartını bir kez çıkarıp takın.',
      'Alarmdan önce enerji kesintisi, yıldırım ya da program yükleme oldu mu? Yazın.',
    ],
    warning:
      'Yedeğiniz yoksa belleği sıfırlamayın, boş program yüklemeyin: okunabilecek son kopya da silinir. Bellek kartını bilgisayarda biçimlendirmeyin.',
    repair:
      'Bellekten okunabilen önce kopyalanır, bellek ve yedekleme devresi onarılır, pil akımı ölçülür. Elinizdeki yedek yüklenir; PLC enerji kesilip verilerek, çıkışları yüklü denenir.',
    post: 'cnc-kartinda-pil-bitmeden-parametre-nasil-korunur',
    featured: true,
  },
  {
    brand: 'Brenk + Sohl',
    series: 'BC2',
    code: 'A0.31',
    title: 'Giriş çıkış kartı yanıt vermiyor',
    symptoms: 'A0.31 ile birlikte kartın yuva numarası yazar. O karttaki bütün girişler sıfır görünür, çıkışlar düşer.',
    causes: [
      'Kart rafa tam oturmamış ya da raf konnektörü oksitli',
      'Kartın 24 V yük beslemesi yok: sigorta, klemens',
      'Sahadan gelen aşırı gerilim kartın giriş katını yakmış',
      'Rafın arka veri yolunda kopukluk',
    ],
    checks: [
      'Hangi yuvanın yazdığını ve karttaki lambaların durumunu yazın.',
      'Enerji kesikken kartı çıkarıp konnektör pinlerine bakın, yerine oturtup kilitleyin.',
      'Aynı tip ikinci kart varsa, enerji kesikken ikisinin yerini değiştirin, işlemci STOP’tayken enerji verin: hata kartla gidiyorsa kart, yuvada kalıyorsa raf bozuktur. Sonra kartları yerine takın.',
    ],
    warning:
      'Kartı enerji varken çıkarıp takmayın; raf veri yolu da zarar görür. Kartlar yer değiştirmişken RUN’a geçmeyin: çıkışlar başka vanayı çeker.',
    repair:
      'Kartın veri yolu arayüzü, giriş optokuplörleri ve çıkış elemanları ölçülüp yenilenir. Kart test kutusunda bütün kanalları yüklenerek denenir.',
  },
  {
    brand: 'Tesvara',
    series: 'TP2',
    code: '',
    title: 'Bir çıkış komutsuz çekili kalıyor',
    symptoms:
      'Programda çıkış 0’dır, kanal lambası sönüktür; bağlı vana ya da kontaktör çekili kalır. Bazen makineye vurunca bırakır.',
    causes: [
      'Röle kontağı yapışmış: bobin sönümleme elemanı olmadan anahtarlanıyor',
      'Çıkış transistörü kısa devre',
      'Sahada o çıkışın teline başka yerden 24 V geliyor',
      'Kontaktörün kendisi mekanik olarak yapışmış',
    ],
    checks: [
      'Enerjiyi kesip kilitleyin, o çıkışın telini PLC’den sökün, ucunu yalıtın. Makinenin çevresi boşken enerji verin: vana yine çekiliyse arıza sahadadır.',
      'Bobinin üzerinde diyot, varistör ya da RC sönümleme elemanı var mı bakın.',
      'Bobinin etiketindeki akımı çıkışın izin verilen akımıyla karşılaştırın.',
    ],
    warning:
      'Bu durumda makineyi çalıştırmayın: eksen ya da silindir komutsuz hareket eder. Rölenin kapağına vurarak çalıştırmayı sürdürmeyin; kontak bir dahaki sefere açılmaz.',
    repair:
      'Yapışan röle ya da transistör koruma elemanıyla birlikte değişir, komşu kanallar da ölçülür. Kart bütün kanalları anma akımında, art arda anahtarlanarak denenir.',
    featured: true,
  },
]
