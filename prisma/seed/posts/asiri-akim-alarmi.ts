import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'Servo sürücüde aşırı akım alarmı: IGBT mi, motor mu, kablo mu?',
  summary:
    'Alarm arızanın yerini söylemez. Cihazı sökmeden önce bir multimetre ve yalıtım ölçeriyle nerede aramanız gerektiğini bulabilirsiniz.',
  author: 'Kerem Aydın',
  publishedAt: '2026-10-06T09:00:00+03:00',
  picture: 'asiri-akim-alarmi.svg',
  content: `Aşırı akım alarmı, servo sürücülerde en sık gördüğümüz arıza kaydıdır. Kodun adı markadan markaya değişir: \`AL16\`, \`E-OC\`, \`F1\`, \`ALM 414\` gibi. Anlattığı ise aynıdır: sürücü, çıkış fazlarından birinde izin verdiğinden fazla akım ölçmüş ve kendini korumak için çıkışı kapatmıştır. **Alarm size arızanın yerini söylemez.** Sebep sürücünün güç katı, motor sargısı, motor kablosu ya da sıkışan bir mekanik olabilir.

Aşağıdaki sıra, cihazı sökmeden önce bunları birbirinden ayırmak içindir.

## Önce alarmın ne zaman çıktığına bakın

| Alarm ne zaman çıkıyor | En güçlü şüpheli |
| --- | --- |
| Servo açılır açılmaz, mil dönmeden | IGBT modülü, kapı sürme devresi, kısa devre olmuş motor kablosu |
| Yalnız hızlanırken ya da yavaşlarken | Mekanik sıkışma, açılmayan motor freni, yanlış kazanç ayarı |
| Günde birkaç kez, düzensiz | Hareketli kablo ve konnektör |

## Ölçmeden önce güvenlik

> **DC bara kondansatörleri enerji kesildikten sonra da yüzlerce volt taşır.** Sürücünün üzerindeki etikette yazan süreyi bekleyin; çoğu cihazda 5 ile 15 dakika arasındadır.

1. Enerjiyi ana şalterden kesin ve kilitleyin.
2. Etikette yazan süreyi bekleyin.
3. P(+) ile N(−) uçları arasındaki doğru gerilimi en az CAT III 1000 V sınıfı bir multimetreyle ölçün. Sıfıra yakın olduğunu görmeden klemense dokunmayın.
4. Düşey eksenlerde yükü mekanik olarak destekleyin: motoru ayırdığınızda eksen düşebilir.

## Motoru ayırarak deneyin

U, V, W uçlarını sürücüden sökün, açık uçları yalıtın, enkoder kablosunu takılı bırakın. Enerji verip servoyu açın. Alarm hemen yine çıkıyorsa arıza sürücünün içindedir. Alarm çıkmıyorsa sürücüyü henüz aklamış olmazsınız, ama sıra motor ile kabloya gelir. Denemeden sonra enerjiyi yeniden kesin ve baranın boşalmasını bir kez daha bekleyin.

![Kapağı ve kartları ayrılmış servo sürücü, güç katı görünüyor](services/servo-surucu-2.svg "IGBT modülleri soğutucuya bağlı güç kartındadır. Kararma ya da çatlak görüyorsanız enerji vermeyin.")

## Güç katını diyot kademesinde ölçün

Enerji kesik, kondansatörler boş olsun. Multimetreyi diyot kademesine alın. Kırmızı ucu N(−) ucuna koyup siyah uçla sırayla U, V ve W’ye dokunun. Sonra siyah ucu P(+) ucuna koyun, kırmızı uçla yine üç faza dokunun. Uçları ters çevirdiğinizde açık devre görülür; kondansatörler dolarken okumanın yavaşça yükselmesi olağandır. Bizim tezgâhımızda ölçülen bir örnek:

| Uçlar | U | V | W | Beklenen, V |
| --- | ---: | ---: | ---: | ---: |
| N(−) → faz | 0,41 | 0,42 | 0,41 | 0,3–0,6 |
| Faz → P(+) | 0,40 | **0,02** | 0,41 | 0,3–0,6 |
| P(+) → faz, ters yön | OL | **0,02** | OL | OL |

### Okumayı yorumlamak

Önemli olan üç fazın birbirine yakın çıkmasıdır. Çerçeveli değerler V fazında iki yönde iletim gösteriyor: üst IGBT kısa devre. Bu sürücüye yeniden enerji vermeyin; kısa devre, giriş doğrultucusunu ve kartı da yakabilir.

Diyotların düzgün okunması modülün sağlam olduğunu *kanıtlamaz*. Kapı sürme optokuplörü veya beslemesi zayıflamışsa arıza yalnız yük altında görünür.

## Motoru ve kabloyu ölçün

Motor kablosunu sürücü tarafında ayrık tutun. U-V, V-W ve W-U dirençlerini ölçün. Üç değer birbirine eşit olmalıdır; birkaç ohmun altındaki sargılarda bunun için miliohmmetre gerekir. Ardından 500 V yalıtım ölçeriyle her fazı gövdeye karşı ölçün.

| Ölçüm | Sağlam | Sökülmeli |
| --- | ---: | ---: |
| Sargı dirençleri arasındaki fark | ≤ %3 | > %5 |
| Fazdan gövdeye yalıtım, 500 V | ≥ 10 MΩ | < 1 MΩ |
| Kablo bükülürken direnç | sabit | oynuyor |

- Yalıtım ölçerini asla sürücüye bağlı uçlara ve enkoder uçlarına uygulamayın.
- Aynı ölçümü kabloyu enerji zinciri boyunca bükerek tekrarlayın: kopmaya yüz tutmuş bir damar yalnız belli bir konumda temas eder.
- Konnektörde soğutma sıvısı veya yağ izi varsa temizlemeden karar vermeyin.

## Modülü değiştirmek neden tek başına yetmez

Yanan bir IGBT çoğu zaman sonuçtur. Kapı dirençleri ve sürme optokuplörü modülle birlikte zarar görür; kurumuş DC bara kondansatörü akım dalgalanmasını artırır, duran fan modülü ısıtır. Bunlar ölçülmeden takılan yeni modül kısa sürede yeniden yanar. Kondansatörün nasıl ölçüldüğünü [DC bara kondansatörü ne zaman değişir?](/teknik-bilgi/dc-bara-kondansatoru-ne-zaman-degisir) yazısında anlattık.

Onarımdan sonra kapı sinyallerini osiloskopla görür, sürücüyü motora bağlayıp nominal akımda, sıcaklığını izleyerek çalıştırırız.

## Cihazı göndermeden önce

Parametreleri yedekleyin ya da yedeklenmesini isteyin. Kutuya şuna benzer bir not koyun:

\`\`\`
Sürücü   Yumaro YS2-40A-4HP   S/N 24031187
Alarm    AL16, servo açılınca, mil dönmeden
U V W    0,40   0,02   0,41   (faz → P+)
Kablo    15 m, yalıtım 40 MΩ
Yedek    parametreler alındı, USB bellek kutuda
\`\`\`

Konnektörleri sökerken etiketleyin, sürücüyü antistatik torbaya sarın ve köşelerini destekleyin. Bu bilgiler arıza tespitini kısaltır.`,
}
