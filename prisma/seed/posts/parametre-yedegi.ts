import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'İnverter göndermeden önce parametre yedeği',
  summary: 'Tuş takımına kopyalama, bilgisayara okuma, elle not alma.',
  author: 'Kerem Aydın',
  publishedAt: '2026-04-16T09:00:00+03:00',
  picture: 'parametre-yedegi.svg',
  content: `Onarılan inverter hatta takıldığında motor ters dönüyorsa, fren geç bırakıyorsa ya da haberleşme kurulmuyorsa sebep çoğu zaman onarım değil, geri yüklenmemiş bir parametredir. Kontrol kartı değişmişse ayarlar fabrika değerine döner; kart değişmese de arıza EEPROM’un kendisinde olabilir. Yedek almak cihaz başına 10–20 dakika sürer. Ayarı kimsenin hatırlamadığı bir hattı sıfırdan devreye almak ise bir vardiyayı götürür.

## Enerji vermeden önce düşünün

> **Patlama sesi duyulmuş, giriş sigortası atmış, yanık kokmuş ya da güç klemensinde kısa devre ölçülmüş inverteri yedek uğruna şebekeye bağlamayın.** Sağlam kalan kartı da yakabilir.

Birçok modelde kontrol kartı dışarıdan 24 V ile beslenebilir, bazılarında bilgisayarın USB ucu yeter. Kılavuzda bu olanak varsa şebeke bağlanmadan parametreler okunur. Yoksa cihazı olduğu gibi gönderin ve yedek istediğinizi belirtin; bellek tezgâhta okunabilir.

Şebekeyle okuyacaksanız ön kapak ve klemens kapağı kapalı olsun, çalıştırma komutu verilmesin. Haberleşme kablosunu enerjisizken, etiketteki bekleme süresi dolduktan ve baranın boşaldığı ölçüldükten sonra takın.

## Üç yol

| Yol | Süre | Ne gerekir | Neyi almaz |
| --- | ---: | --- | --- |
| Tuş takımına kopyalama | 2 dk | Kopyalama işlevi olan tuş takımı | Haberleşme ve güvenlik modüllerini |
| Bilgisayara okuma | 10–20 dk | Üreticinin yazılımı, yalıtımlı dönüştürücü | Kart üzerindeki anahtarları |
| Elle not alma | 15–30 dk | Telefon kamerası | Menüde görünmeyen değerleri |

### Tuş takımına kopyalama

En hızlı yol budur, en büyük yanlışı da kendi içinde taşır: yön. Bir markada *upload* inverterden tuş takımına okumak demektir, ötekinde tersi. Yanlış yönde başlatılan kopya, tuş takımındaki eski bir dosyayı cihazın üzerine yazar.

1. Kılavuzdan yönü doğrulayın.
2. İnverterde parametre kilidi varsa etkinleştirin; çoğu model yanlış yöndeki yazmayı böyle reddeder.
3. Kopyalayın, bitince karşılaştırma (verify) işlevini çalıştırın.
4. Tuş takımına cihazın etiket modelini ve yazılım sürümünü yazın. Dosya çoğu zaman ancak aynı güçteki ve yakın sürümdeki cihaza yüklenebilir.

Bu tuş takımı sizde kalsın, onarıma başkasını gönderin.

### Bilgisayara okuma

Üreticinin yazılımı en eksiksiz yedeği verir. Yalıtımlı bir USB-RS485 dönüştürücü kullanın, dizüstünü pilden çalıştırın; şasi farkı olan bir hatta yalıtımsız dönüştürücü portu yakar. Okuduktan sonra üç dosya saklayın:

- programın kendi biçimindeki proje,
- okunabilir bir tablo (PDF ya da CSV),
- yalnız fabrika değerinden farklı parametrelerin listesi. Birkaç sayfayı geçmez ve devreye almada en çok o işe yarar.

Dosya adına hat, makine, tarih ve cihazın seri numarası girsin: \`hat3-konveyor-2026-04-16-VK7-0231.par\` gibi. İnverterin içinde küçük bir PLC programı, saha haberleşme modülü veya güvenlik modülü varsa bunların yedeği ayrıdır; güvenlik modülünün sağlama değerini (checksum) de not edin.

### Elle not alma

Değiştirilmiş parametreler menüsü olan cihazda yalnız o liste, olmayanda bütün gruplar sırayla videoya alınır. Zaman dar ise en azından şunları yazın:

- motor etiket değerleri ve denetim biçimi (V/f veya vektör),
- en düşük ve en yüksek frekans, hızlanma ve yavaşlama süreleri,
- çalıştırma komutu ile hız referansının kaynağı, giriş çıkış klemenslerinin görevleri, analog giriş ölçeği,
- taşıyıcı frekans, frenleme ayarları, PID, akım sınırı,
- haberleşme adresi, hızı ve eşliği,
- enerji gelince ve arızadan sonra kendiliğinden kalkış.

## Parametre dosyasına girmeyenler

Kart üzerindeki anahtarlar ve köprüler hiçbir yazılımda görünmez. Analog girişi gerilimden akıma çeviren küçük anahtar, sonlandırma direnci, sink/source seçimi ve STO köprüsü fotoğraflanmalıdır; fotoğrafı enerjisiz ve bara boşken çekin. Kumanda klemensini tel numaralarıyla birlikte çekin.

![Kapağı ayrılmış frekans inverteri, kumanda klemensi ve kartı görünüyor](services/frekans-inverteri-2.svg "Küçük anahtarlar ve köprüler kumanda klemensinin çevresindedir. Sökülmeden önce, enerjisizken fotoğraflayın.")

Arıza geçmişini de kaydedin: son alarmların yanındaki akım, bara gerilimi ve sıcaklık, onarımcıya alarm kodundan daha çok şey anlatır. Bazı cihazlarda bu kayıt uzun süre enerjisiz kalınca silinir.

## Geri yüklerken

1. Motor etiket değerlerini ekrandan karşılaştırın; başka bir makinenin dosyasını yüklemek sandığınızdan kolaydır.
2. Otomatik ayar (autotune) sonuçları motora ve kabloya aittir. Cihaz değiştiyse ayarı yeniden yapın. Dönerek yapılan ayarda motor hızlanır: yükü ayırın, çevresini boşaltın.
3. İlk enerjide çalıştırma kontağı kesik olsun, kendiliğinden kalkış kapalı dursun.
4. Yönü 5 Hz’de, düşük akım sınırıyla deneyin, acil stop ve STO işlevini yüksüz kontrol edin.
5. Süreleri ve hızı yerine getirin, son hâlinin yedeğini o gün bir kez daha alın.

Cihazın yolda zarar görmemesi için [Arızalı cihaz nasıl paketlenir?](/teknik-bilgi/arizali-cihaz-nasil-paketlenir) yazısına bakın.`,
}
