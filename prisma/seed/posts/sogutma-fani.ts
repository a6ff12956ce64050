import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'Soğutma fanı: ucuz parça, pahalı arıza',
  summary: 'Yatak sesi, devir geri beslemesi ve toz: ne zaman değiştirilmeli.',
  author: 'Admin',
  publishedAt: '2026-01-13T09:00:00+03:00',
  picture: 'sogutma-fani.svg',
  content: `Sürücü ve inverterin içinde durmadan dönen tek parça fandır. Fan durduğunda cihaz hemen durmaz; soğutucu ısınır, aşırı sıcaklık alarmı yarım saat sonra, genellikle de hattın en yüklü saatinde gelir. Alarm her defasında silinip devam edilirse IGBT modülünün lehimleri yorulur, kartın üzerindeki elektrolitik kondansatörler kurur. Avuç içi kadar bir parça böylece güç katına mal olur.

## Fan ne kadar yaşar

Bilyalı yataklı iyi bir fan için 40 °C’de 40.000–70.000 saat verilir. Bu süre fanların yüzde onunun bozulduğu andır, yani on fanınız varsa biri o günü görmez. Burçlu yatak, özellikle mil dikey dururken daha erken biter.

| Ortam | Beklenen ömür | Planlı değişim | Kanat temizliği |
| --- | ---: | ---: | ---: |
| Temiz, klimalı dolap | 6–8 yıl | 5 yıl | yılda 1 |
| Olağan atölye | 4–6 yıl | 4 yıl | yılda 2 |
| Un, lif, döküm tozu, yağ buharı | 2–4 yıl | 3 yıl | ayda 1 |

## Ses ve elle kontrol

Yatak arızası önce sesle başlar: soğuk kalkışta birkaç saniye süren hırıltı, sonra sürekli ıslık, en sonunda tıkırtı. Sesin fandan geldiğini görmek için:

1. Enerjiyi kesip kilitleyin.
2. Cihazın etiketindeki süreyi bekleyin, barada gerilim kalmadığını CAT III 1000 V sınıfı bir multimetreyle ölçün.
3. Fanı elle çevirin. Pervane rahat dönmeli, yavaşlayarak durmalıdır.

Takılarak duruyor, mil boşluğu parmakla hissediliyor ya da kanat çerçeveye sürtmüşse fan değişir. Yatağa yağ damlatmak birkaç hafta kazandırır, tozu da yatağa yapıştırır; kalıcı çözüm değildir.

> **Büyük cihazlarda 230 V’luk fan ayrı bir sigortadan beslenir ve ana kontaktör düştüğünde de gerilim altında kalır.** O sigortayı da kesip kilitleyin, fan klemensini ayrıca ölçmeden elinizi uzatmayın.

## Fan dönmüyor: fan mı, kart mı

Birçok sürücü fanı yalnız çalışma komutuyla veya soğutucu 45–50 °C’yi geçince açar; duran fan önce bu gözle değerlendirilir. Fan modu parametresini sürekli çalışmaya alıp bekleyin. Yine dönmüyorsa enerjiyi kesin, yukarıdaki bekleme ve ölçümden sonra fanı söküp tezgâhta 24 V’luk bir kaynağa bağlayın. Etiketinde 0,28 A yazan bir fanda:

| Tezgâhta ölçülen | Akım | Devir | Sonuç |
| --- | ---: | ---: | --- |
| Hızlanıyor, sessiz | 0,26 A | 3050 d/dk | Fan sağlam, kart besleme vermiyor |
| Ağır dönüyor | **0,41 A** | **1700 d/dk** | Yatak sıkışmış, fan değişir |
| Elle itince kalkıyor | 0,33 A | 2600 d/dk | Ömrünün sonunda, fan değişir |
| Dönmüyor | 0,00 A | 0 | Sargı ya da içindeki sürücü açık |

Kart besleme vermiyorsa sigorta direnci, sürme transistörü veya konnektör aranır. Alternatif akımlı fanda kondansatörü boşaltıp ayrıca ölçün, etiketin yüzde onundan fazla düşmüşse değiştirin.

![Üstündeki iki fandan biri işaretli frekans inverteri](services/frekans-inverteri-1.svg "Fan yuvaları çoğu cihazda üsttedir ve tırnaklıdır; sökmek için kapağı açmak gerekmeyebilir, enerjiyi kesmek her zaman gerekir.")

## Üçüncü tel ne söyler

İki telli fanda cihaz arızayı ancak sıcaklıktan anlar. Üç telli fanda üçüncü tel ya devir sinyali ya kilit sinyalidir ve ikisi birbirinin yerine geçmez.

- **Devir çıkışı** çoğunlukla dönüş başına iki darbe verir: \`devir (d/dk) = frekans (Hz) × 60 / 2\`. 100 Hz okursanız fan dakikada 3000 devir yapıyordur.
- **Kilit çıkışı** fan dönerken sabit durur, durduğunda seviye değiştirir.

Çıkışlar açık kollektördür; tezgâhta ölçmek için 10 kΩ ile fanın kendi beslemesine çekmek gerekir. Fan değiştikten sonra fan alarmı sürüyorsa ilk bakılacak yer burasıdır: yeni fan kilit tipiyse kart devir göremez.

## Değiştirirken ölçü tutması yetmez

60 × 60 × 25 mm iki fan, biri 25 m³/h, öteki 45 m³/h hava basabilir. Gerilim, akım, debi, statik basınç, yatak tipi, sinyal tipi ve konnektör ucu birlikte karşılaştırılır. Soğutucu kanatları sık aralıklı ise statik basınç debiden önemlidir.

- Çerçevedeki hava okunu eskisiyle aynı yöne getirin; ters takılan fan döner, ses yapar, soğutmaz.
- Vidaları çerçeveyi çarpıtacak kadar sıkmayın, kabloyu pervaneden uzağa bağlayın.
- Fan çalışma saati sayacı varsa sıfırlayın.

## Toz temizliği

Fan yeni, soğutucu tıkalıysa sonuç değişmez. Temizlik cihaz enerjisiz ve boşalmışken yapılır. Kanatları önce antistatik elektrik süpürgesiyle temizleyin, sonra en çok 2 bar, kuru ve yağsız havayla üfleyin. Üflerken pervaneyi tutun: havayla yüksek devre çıkan fan yatağını bozar ve karta gerilim üretir. Metal veya karbon tozunu üflemeyin, kartın üzerine yayılır; böyle cihaz sökülüp tezgâhta temizlenmelidir. Maske takın. Dolap filtresini değiştirin, cihazın altında ve üstünde kılavuzun istediği boşluğu açın; bu çoğunlukla 100 mm’dir.

## Sonucu sıcaklıkla doğrulayın

Soğutucu sıcaklığını parametreden okuyun. Temizlikten ve değişimden sonra cihazı olağan yükte yarım saat çalıştırıp değeri, ortam sıcaklığıyla birlikte yazın. Bundan sonra ayda bir aynı yükte bakın: ortam aynıyken soğutucu 10 °C daha sıcaksa fan henüz dönse bile sırası gelmiştir. Yedek fanın gresi de rafta yaşlanır; dolaba girerken üretim tarihi beş yılı geçmemiş olsun.`,
}
