import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Kestrun',
    series: 'KD',
    code: 'E-OC',
    title: 'Hızlanırken aşırı akım',
    symptoms: 'Motor kalkışta birkaç hertz döner, sonra E-OC ile durur. Boş motorla çıkmaz.',
    causes: [
      'Hızlanma süresi yüke göre kısa',
      'Mekanik sıkışma ya da açılmayan motor freni',
      'Motor verileri yanlış: yıldız–üçgen bağlantısı etiketle uyuşmuyor',
      'Çıkış fazlarından biri eksik: IGBT ya da klemens',
      'Motor sargısında sarım kısa devresi',
    ],
    checks: [
      'Hızlanma süresini iki katına çıkarıp deneyin.',
      'Motorun bağlantısını etiketiyle karşılaştırın: 230/400 V motor 400 V şebekede yıldız bağlanır.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün. Motoru yükten ayırıp mili elle çevirin.',
      'Aynı durumda U, V, W uçlarını sökün: U–V, V–W, W–U dirençleri birbirine eşit olmalıdır.',
    ],
    warning:
      'Akım sınırını yükselterek denemeyin. Düşey yükte (vinç, asansör) motoru ayırmadan önce yükü indirin ya da destekleyin.',
    repair:
      'Çıkış katının üç fazı yükte karşılaştırılır, akım algılayıcılar doğrulanır, gerekirse modül sürme devresiyle birlikte değişir.',
    featured: true,
  },
  {
    brand: 'Kestrun',
    series: 'KD',
    code: 'E-OH',
    title: 'Soğutucu aşırı sıcak',
    symptoms: 'İnverter yükte bir süre çalışır, E-OH ile durur. Soğuyunca yeniden çalışır; yazın sıklaşır.',
    causes: [
      'Soğutma fanı durmuş ya da ters takılmış',
      'Soğutucu kanalları tıkalı, pano filtresi dolu',
      'Anahtarlama frekansı yükseltilmiş: kayıp ısı artmış',
      'İnverterlerin arası ve üstü kılavuzdaki boşluktan dar',
      'Sıcaklık algılayıcısı bozuk',
    ],
    checks: [
      'Soğuk cihaz ilk enerji verişte E-OH yazıyor mu? Yazıyorsa algılayıcıya bakılır.',
      'İnverterin gösterdiği soğutucu sıcaklığını ve yük akımını yazın.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün. Sonra fanı elle çevirin, kanalları vakumla kuru olarak temizleyin.',
      'Anahtarlama frekansını elinizdeki parametre yedeğiyle karşılaştırın.',
    ],
    warning:
      'Alarmı silip hemen yeniden başlatmayın: modül soğumadan yüklenirse lehimleri yorulur, sonraki arıza patlayan IGBT olur. Pano kapısını açık bırakarak çalıştırmayın.',
    repair:
      'Fan aynı debide olanla değişir, ısı macunu yenilenir, algılayıcı bilinen sıcaklıkta doğrulanır. İnverter nominal akımda, sıcaklığı kararlı olana kadar çalıştırılır.',
    post: 'sogutma-fani-ucuz-parca-pahali-ariza',
  },
  {
    brand: 'Kestrun',
    series: 'KD',
    code: '',
    title: 'Gösterge yanıyor, çalış komutuna yanıt vermiyor',
    symptoms:
      'İnverter hazır görünür, alarm yoktur; çalış komutu verilir, motor kıpırdamaz, çıkış frekansı 0,0 Hz’te kalır.',
    causes: [
      'Çalış komutunun kaynağı değişmiş: klemens, tuş takımı, haberleşme',
      'Serbest bırakma ya da STO girişi açık',
      'Frekans hedefi sıfır: potansiyometre ya da 0–10 V, 4–20 mA sinyali gelmiyor',
      'Kontrol klemensinin iç 24 V’u kısa devreyle çökmüş',
      'Kontrol kartında giriş optokuplörü bozuk',
    ],
    checks: [
      'Komut kaynağı ve frekans kaynağı parametrelerini yedekle karşılaştırın.',
      'Giriş durumlarını gösteren izleme ekranında çalış komutunun gelip gelmediğine bakın.',
      'Komutu geçici olarak tuş takımından verin: motor dönüyorsa arıza dış devrededir. Önce makinenin çevresini boşaltın, sonra parametreyi eski hâline getirin.',
      'Enerji kesikken kontrol klemensinin tellerini tek tek hafifçe çekin: gevşek tel var mı?',
    ],
    warning:
      'Parametreleri fabrika ayarına döndürmeyin: motor verileri ve sınırlar silinir. Klemensin 24 V ile ortak ucunu köprülemeyin. STO girişini atlamayın.',
    repair:
      'Kontrol kartının girişleri ve iç 24 V’u yükle ölçülür, optokuplörler yenilenir, analog girişler bilinen gerilim ve akımla doğrulanır. İnverter klemensten komut alarak motorla çalıştırılır.',
    post: 'inverter-gondermeden-once-parametre-yedegi',
    featured: true,
  },
  {
    brand: 'Yumaro',
    series: 'YV7',
    code: 'SC',
    title: 'Çıkışta kısa devre',
    symptoms: 'Çalış komutu verilince motor dönmeden SC yazar. Kod silinip denenince aynı anda geri gelir.',
    causes: [
      'IGBT modülünün bir kolu kısa devre',
      'Motor kablosunda ya da klemens kutusunda faz–faz kısa devresi',
      'Motor sargısında kısa devre',
      'Kapı sürme devresi bozuk: aynı kolun iki IGBT’si birlikte iletiyor',
    ],
    checks: [
      'Koku, kurum, patlama izi var mı, kapağı açmadan bakıp yazın.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün. U, V, W uçlarını sökün; motor tarafında U–V, V–W, W–U dirençlerini karşılaştırın.',
      'Aynı durumda, inverterden sökülü kablo ile motoru 500 V yalıtım ölçeriyle gövdeye karşı ölçün.',
    ],
    warning:
      'Kodu silip art arda denemeyin: kısa devre kol öteki fazları ve doğrultucuyu da yakar. Motor ve kablo ölçülmeden yedek inverteri bağlamayın.',
    repair:
      'Güç katı diyot kademesinde, kapı sinyalleri osiloskopla ölçülür; modül sürme devresiyle birlikte yenilenir. Önce akım sınırlı kaynaktan enerji verilir, sonra inverter motorla nominal akımda çalıştırılır.',
    post: 'servo-surucude-asiri-akim-alarmi-igbt-mi-motor-mu-kablo-mu',
    featured: true,
  },
  {
    brand: 'Fulmetra',
    series: 'FM',
    code: 'F7',
    title: 'Motor aşırı akımı, ön uyarı',
    symptoms:
      'Motor döner, F7 yanıp söner; yük sürerse inverter birkaç dakika sonra durur. Soğuk havada ya da ilk kalkışta sıklaşır.',
    causes: [
      'Mekanik yük artmış: tıkanmış pompa, gergin kayış, koyulaşmış yağ',
      'Moment yükseltme ayarı fazla: düşük hızda akım boşuna artıyor',
      'Motor verileri etiketle uyuşmuyor',
      'Motor rulmanı bozulmuş',
      'Akım algılayıcılardan biri kaymış',
    ],
    checks: [
      'İnverterin gösterdiği akımı boşta ve yükte yazın, motor etiketiyle karşılaştırın.',
      'Uyarının hangi hızda çıktığını yazın: düşük hızdaysa moment yükseltme, her hızdaysa mekanik yük aranır.',
      'Enerji kilitliyken mili elle çevirin: takılma, ses, boşluk var mı?',
    ],
    warning:
      'Aşırı yük sınırını yükseltmeyin: uyarı susar, motor sargısı yanar. Düşük hızda uzun çalışan motorun kendi fanı yetmez, gövdesi el yakar.',
    repair:
      'Akım algılayıcılar bilinen akımla doğrulanır, üç faz yükte karşılaştırılır. İnverter motorla nominal akımda, düşük ve yüksek hızda çalıştırılır.',
  },
  {
    brand: 'Harvesk',
    series: 'HV',
    code: 'Er 08',
    title: 'Parametre belleği okunamadı',
    symptoms: 'Enerji verilince Er 08 yazar, tuşlar çalışır, inverter hazır olmaz. Bazen birkaç açılıştan sonra geçer.',
    causes: [
      'Kayıt sırasında enerji kesilmiş: parametre alanı bozuk',
      'Bellek tümdevresi (EEPROM) ömrünü doldurmuş: haberleşmeden sürekli parametre yazılıyor',
      'Kontrol kartının 5 V ya da 3,3 V beslemesi dalgalı',
      'Kontrol kartı ile güç kartı arasındaki bağlantı gevşek',
    ],
    checks: [
      'Elinizde parametre yedeği ya da kâğıda yazılmış ayar var mı, bulun.',
      'PLC’den inverterin parametresine sürekli yazan bir program olup olmadığını programcınıza sorun.',
      'Göstergede okunabilen parametrelerin fotoğrafını çekin.',
      'Kodun her açılışta mı, yalnız soğukken mi çıktığını yazın.',
    ],
    warning:
      'Yedeğiniz yoksa fabrika ayarına döndürmeyin: motor verileri ve makine ayarları kalıcı olarak silinir. Başka güçteki inverterin parametre dosyasını yüklemeyin.',
    repair:
      'Bellek okunabiliyorsa içeriği önce kopyalanır, tümdevre yenilenir, kart beslemeleri ölçülür. Parametreler geri yüklenir, inverter motorla yük altında, enerji kesilip verilerek denenir.',
    post: 'inverter-gondermeden-once-parametre-yedegi',
  },
]
