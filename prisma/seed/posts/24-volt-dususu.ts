import type { SeedPost } from './types'

export const post: SeedPost = {
  title: '24 V beslemede gerilim düşüşü nasıl aranır?',
  summary: 'Kaynak mı, kablo mu, yük mü: üç noktada ölçüm.',
  author: 'Seda Özgür',
  publishedAt: '2026-05-20T09:00:00+03:00',
  picture: '24-volt-dususu.svg',
  content: `PLC’nin bir iki günde bir kendini yeniden başlatması, vana grubu çekerken operatör panelinin kararması, sensörlerin sebepsiz titremesi çoğu zaman aynı yere çıkar: 24 V hattı bir an düşmüştür. PLC beslemesi için izin verilen aralık genellikle 20,4–28,8 V’tur. Kaynağın ekranında 24,1 V görmek bir şey kanıtlamaz, çünkü düşüş ya birkaç on milisaniye sürer ya da hattın öbür ucundadır. Arıza kaynakta, kabloda veya yükte olabilir; üçünü üç noktada ölçerek ayırırsınız.

## Enerjili panoda çalışma koşulları

> **24 V dokunma açısından tehlikesizdir, aynı panodaki 230 ve 400 V uçları değildir.** Bu ölçüm enerji altında yapılır; yalnız yetkili personel yapsın.

- En az CAT III 600 V sınıfı multimetre ve metal ucu 4 mm’den fazla açılmayan prob kullanın.
- Yük devreye girip çıkarken makine hareket edecekse korkuluklar kapalı, tehlike bölgesi boş olsun.
- Akımı doğru akım pensiyle ölçün. Seri ampermetre bağlamak hattı keser, akım yuvasında unutulan prob da kaynağı kısa devre eder.

## Üç nokta, üç ölçüm

| Nokta | Ne ölçülür | Olağan | Şüpheli |
| --- | --- | ---: | ---: |
| Kaynağın çıkışı | Bütün yükler çekiliyken gerilim | 23,5–24,5 V | < 23 V |
| Kaynağın çıkışı | Dalgalanma, AC kademesinde | < 100 mV | > 300 mV |
| Sigorta, röle kontağı, köprü | Akım geçerken iki ucu arası | 10–50 mV | > 200 mV |
| 0 V hattı | Kaynak eksisi ile uzak 0 V arası | < 0,1 V | > 0,3 V |
| Yükün klemensi | Kaynağa göre fark | hesap kadar | hesabın 2 katı |

### Birinci nokta: kaynağın çıkış klemensi

Gerilimi önce normal çalışmada, sonra bütün yükler çekmişken okuyun; aynı anda toplam akımı alın.

- Akım etiket değerinin altında kaldığı hâlde gerilim 23 V’un altına iniyorsa kaynak zayıftır.
- Akım etiketi aşıyorsa kaynak kendini koruyordur; gerilimin bir iki saniyede bir gelip gitmesi bunun tipik görünüşüdür.
- 10 A’lik kaynak her sıcaklıkta 10 A vermez: çoğu model 50–60 °C’nin üzerinde kelvin başına yüzde 2,5 güç kaybeder.

Multimetre yüksek frekanslı dikenleri göremez; kuşku kalırsa osiloskop gerekir. Topraklı osiloskobun şasi ucunu yalnız 0 V’a, o da 0 V topraklıysa bağlayın. Değilse diferansiyel prob kullanın.

![Kapağı açık anahtarlamalı kaynağın çıkış dalgası osiloskopla izleniyor](services/guc-kaynagi-3.svg "Kuruyan çıkış kondansatörü, ortalama gerilim 24 V’ta kalırken dikenleri büyütür.")

### İkinci nokta: sigorta ve dağıtım klemensi

Burada 24 V’u değil, akım geçerken parçanın iki ucu arasındaki düşümü ölçün. Probları önce volt kademesinde değdirin, değer sıfıra yakınsa milivolta geçin. 200 mV’u aşan fark gevşek vidayı, oksitlenmiş yuvayı veya pabucu ezilmemiş teli gösterir. Elektronik sigortada etiketindeki düşüm geçerlidir. 0 V tarafını atlamayın: ortak 0 V klemensinde tek gevşek vida, birbiriyle ilgisiz görünen beş arıza doğurabilir.

### Üçüncü nokta: yükün klemensi

Yük çekiliyken gerilimi cihazın kendi ucunda ölçün, kaynaktaki değerden çıkarın ve farkı hesapla karşılaştırın:

\`\`\`
düşüm (V) = 2 × uzunluk (m) × akım (A) × 0,0178 / kesit (mm²)
\`\`\`

| 30 m, 2 A | 0,75 mm² | 1,5 mm² | 2,5 mm² |
| --- | ---: | ---: | ---: |
| Hesaplanan düşüm | 2,8 V | 1,4 V | 0,9 V |
| Ölçülen (örnek) | **5,9 V** | 1,5 V | 0,9 V |

Ölçülen fark hesaba yakınsa kablo incedir; kesiti büyütün ya da yükün yanına ayrı kaynak koyun. Çerçeveli değerdeki gibi hesabın iki katıysa yolda kötü bir bağlantı vardır. Kaynağın ayar potansiyometresini açmak arızayı gizler, boştaki yüklere de fazla gerilim verir.

## Anlık düşüşü yakalamak

1. Multimetrenin en düşük değer kaydını (MIN, varsa tepe modu) açıp yük klemensine bağlayın.
2. Makineyi bir tam çevrim çalıştırın. Alet 100 ms’den kısa çukuru kaçırabilir; PLC ise çoğu zaman 10 ms’lik kesintiyi ancak taşır.
3. Kayıt 24 V gösterdiği hâlde PLC yeniden başlıyorsa osiloskobu 22 V’ta düşen kenarda tetiklenecek biçimde kurup bekletin.

## Sigorta atmadan her şey sönüyorsa

30 m, 0,75 mm² hattın ucunda kısa devre akımı 17 A’i geçemez. 6 A’lik C karakterli otomat manyetik olarak ancak 30–60 A’de, doğru akımda daha da yukarıda açar. Otomat ısınıp atana kadar kaynak akımı sınırlar, gerilim çöker, panoda ne varsa söner. Çözüm, her kol için akım sınırlı elektronik sigorta ve PLC ile vanalar için ayrı kollardır.

Suçlu kolu bulmak için enerjiyi kesin, bütün kolları ayırın, sonra tek tek devreye alıp akımı izleyin. Kablosu zincirde ezilmiş bir sensör yalnız belli bir konumda kısa devre yapar.

0 V topraklanmamış sistemde artı ile PE ve eksi ile PE arasını ölçün; biri 24 V’a, öteki sıfıra yakınsa o hatta toprak teması vardır. Bu devrelerde yalıtım ölçeri kullanmayın; bağlı elektroniği yakar.`,
}
