import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'DC bara kondansatörü ne zaman değişir?',
  summary: 'Kapasite, ESR ve kaçak akım: hangi değer neyi gösterir, hangi ölçüm yanıltır.',
  author: 'Kerem Aydın',
  publishedAt: '2026-08-21T09:00:00+03:00',
  picture: 'dc-bara-kondansatoru.svg',
  content: `DC bara kondansatörü, inverterin giriş doğrultucusu ile IGBT’leri arasındaki enerji deposudur. Doğrultulan gerilimi süzer, motorun bir anda çektiği akımı karşılar, kısa şebeke çökmelerinde cihazı ayakta tutar. İçindeki elektrolit yıllar içinde kurur: kapasite düşer, iç direnç (ESR) yükselir, yükselen iç direnç kondansatörü daha da ısıtır.

Yaşlanmanın hızını sıcaklık belirler; her 10 °C artış ömrü kabaca yarıya indirir. Etiketinde 105 °C’de 5000 saat yazan bir kondansatör, 65 °C’de kâğıt üzerinde bunun on altı katı dayanır. Dolap filtresini temiz tutmak bu yüzden kondansatörün de bakımıdır.

## Yaşlanma kendini nasıl belli eder

- Cihaz boşta sorunsuz döner, büyük bir motor yol alırken ya da şebeke bir an çöktüğünde **düşük gerilim** alarmı verir.
- Enerji kesildiğinde ekran eskisinden çok daha çabuk söner.
- Üç faz yerinde olduğu hâlde **giriş fazı eksik** alarmı gelir. İnverterlerin çoğu bu alarmı baradaki dalgalanmadan üretir, kuruyan kondansatör de dalgalanmayı büyütür. Önce üç fazı yük altında ölçün; gerçekten eksik faz varsa kondansatörün suçu yoktur.

## Ekrandaki bara gerilimi neden yanıltır

Ekran ortalama değeri gösterir. Üç fazlı doğrultucuda ortalama, kondansatör bitmiş olsa bile belirgin biçimde düşmez; oysa tepe ile dip arasındaki fark büyümüştür.

| Besleme | Bara, boşta | Bara, yükte | Bitmiş kondansatörde |
| --- | ---: | ---: | --- |
| 3 × 400 V | 565 V | 540 V | ortalama hemen hemen aynı, dalgalanma büyük |
| 1 × 230 V | 325 V | 300 V | yük bindikçe gözle görülür çöküş |

İnverteriniz bara dalgalanmasını ayrı bir parametrede gösteriyorsa o değeri aynı yükte aydan aya not edin. Kapağı açıp enerji altında bara uçlarına uzanmak sahada yapılacak ölçüm değildir.

## Kapağı açmadan önce

> **Boşaltma direnci kopmuş bir cihazda bara saatlerce dolu kalabilir.** Süre bittiği hâlde gerilim inmiyorsa kapağı kapatın ve işi, yalıtımlı boşaltma direnciyle çalışan bir tezgâha bırakın.

1. Beslemeyi kesip şalteri kilitleyin.
2. Cihazın etiketinde yazan boşalma süresini doldurun.
3. CAT III 1000 V sınıfından bir multimetreyi bilinen bir kaynakta sınayın.
4. P(+) ile N(−) arasını doğru gerilimde ölçün, sonra aleti aynı kaynakta yeniden sınayın.
5. Kapasite ölçümünden önce gerilimin birkaç voltun altına indiğini görün, yoksa ölçü aleti zarar görür.

Uçları tornavidayla kısa devre etmek hem kişiye hem kondansatöre zarar verir.

## Önce gözle bakın

Şişmiş kapak, açılmış emniyet çentiği, taban çevresinde ıslaklık, kararmış kart veya yeşermiş bakır yol gördüyseniz ölçmeye gerek kalmadan kondansatör değişir. Tabandaki sarı kahverengi katı madde her zaman elektrolit değildir; çoğu üretici kondansatörü titreşime karşı yapıştırır.

## Üç ölçüm

![Kartından sökülmüş dört kondansatörden biri multimetreyle ölçülüyor](services/frekans-inverteri-3.svg "Elemanlar tek tek ölçülür. Banka topluca ölçüldüğünde zayıf olan ötekilerin arasında kaybolur.")

470 µF, 400 V elemanlardan oluşan altılı bir bankada okuduğumuz değerler, 22 °C’de:

| Eleman | Kapasite, 100 Hz | ESR, 100 Hz | Kaçak, 400 V, 5 dk |
| --- | ---: | ---: | ---: |
| C1 | 455 µF | 0,19 Ω | 0,4 mA |
| C2 | 452 µF | 0,20 Ω | 0,4 mA |
| C3 | **390 µF** | **0,61 Ω** | 0,9 mA |
| C4 | 457 µF | 0,18 Ω | 0,4 mA |
| C5 | 449 µF | 0,21 Ω | **1,8 mA** |
| C6 | 454 µF | 0,20 Ω | 0,5 mA |
| Sınır | 376 µF | yenisinin 2–3 katı | 1,3 mA |

### Kapasite

Kart üzerinde ölçmeyin: 400 V sınıfı inverterde kondansatörler çoğunlukla ikişer ikişer seri, gruplar da birbirine paralel bağlıdır. Her elemanı söküp 100 veya 120 Hz’de ölçün. Etiket değerinin yüzde 80’inin altı ömrün sonudur. Yeni kondansatörün toleransı da çoğu zaman ±%20’dir, bu yüzden aynı bankadaki kardeşleriyle farkına bakın: C3 sınırın üstünde olsa bile sıradadır.

### ESR

Kapasite henüz iyi görünürken ESR yükselmiş olabilir; ısıyı doğuran da odur. Ölçüyü 20–25 °C’de yapın, soğuk kondansatör olduğundan kötü görünür. Frekansı mutlaka yazın, çünkü 100 Hz’deki değer ile 100 kHz’deki değer karşılaştırılamaz.

### Kaçak akım

LCR metre bir volt dolayında ölçer, bu yüzden yalıtkanı zayıflamış C5’i göremez. Kaçak akım, nominal gerilimde ve seri dirençle sınırlanmış bir kaynakla okunur. Üreticilerin yaygın sınırı, mikroamper olarak \`3 × √(C × V)\` bağıntısıdır (C mikrofarad, V volt).

> Bu gerilimde eleman 38 J enerji depolar, yani ölüm tehlikesi vardır. Ölçüm yalnız kapalı test kutusunda yapılır.

Seri elemanların kaçağı farklıysa gerilim eşit bölünmez: kaçağı az olan sağlam eleman fazlasını üstlenir ve frenlemede sınırını aşar. Dengeleme dirençlerini de bu sırada ölçün.

## Değiştirirken ve depoda

- Bankanın tamamını birlikte değiştirin.
- Kapasite ve gerilim kadar dalgalanma akımı, ömür saati ve ayak aralığı da tutsun.
- Ön şarj direncini, rölesini ve [fanı](/teknik-bilgi/sogutma-fani-ucuz-parca-pahali-ariza) ölçmeden cihazı kapatmayın.
- Rafta bir iki yıldan uzun bekleyen yedek inverteri doğrudan şebekeye vermeyin, oksit tabakası incelmiştir. Gerilimi kılavuzdaki süreyle kademe kademe yükseltin.`,
}
