import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'Dokunmatik kalibrasyonu neden tutmaz?',
  summary: 'Dirençli dokunmatikte katman ayrılması ve konnektör oksitlenmesi.',
  author: 'Seda Özgür',
  publishedAt: '2026-03-05T09:00:00+03:00',
  picture: 'dokunmatik-kalibrasyonu.svg',
  content: `Operatör düğmenin ortasına basar, panel bir yandaki düğmeyi algılar. Kalibrasyon yapılır, bir hafta idare eder, sonra kayma geri gelir. Dirençli dokunmatikte kalibrasyonun yapabildiği iş sınırlıdır: ölçülen konumu kaydırır, uzatır ya da kısaltır. Kayma ekranın her yerinde aynı kuralla değişmiyorsa hiçbir kalibrasyon tutmaz, çünkü bozulan ayar değil, cam ya da bağlantısıdır.

## Kaymanın biçimi sebebi söyler

| Belirti | Sebep |
| --- | --- |
| Her noktada aynı yöne, aynı miktarda | Kalibrasyon verisi kaybolmuş |
| Bir kenara doğru giderek büyüyor | Bir katmanın direnci ya da bağlantısının temas direnci artmış |
| Ekranın bir şeridi hiç basmıyor | İletken kaplama veya kenardaki gümüş yol çatlamış |
| Kendi kendine basıyor, imleç köşeye kaçıyor | İki katman birbirine değiyor |
| Yalnız sürücüler çalışırken titriyor | Cam sağlam, topraklama kusurlu |
| Her açılışta ayarı unutuyor | Kalibrasyonu saklayan flash ya da bellek pili arızalı |

## Önce makineyi güvene alın

> **Yanlış algılanan bir basış eksen yürütebilir, vana açabilir.** Kalibrasyondan önce makineyi durdurun, acil stopa basın, hareket enerjisini kesip kilitleyin; panel kendi 24 V’unda kalabilir.

- Paneli sökecekseniz önce projenin yedeğini alın, sonra 24 V beslemeyi de kesin.
- Floresan arka ışıklı eski panellerde ışık devresi yüzlerce voltla, tutuşma anında bin voltun üzerinde çalışır: arka kapağı enerji altında açmayın.
- Kapak açıldığında antistatik bileklik takın. Cam çatlaksa kesilmeye dayanıklı eldiven ve gözlük takın.

## Mekanik baskıyı ayırın

Panonun ön sacına tutturulan panelde sıkma pabuçları eşit değilse çerçeve camın kenarına yaslanır ve üst filmi sürekli basılı tutar. Paneli elle destekleyip pabuçları gevşetin, cam serbestken deneyin. Arıza kayboluyorsa sac düzgünlüğünü ve contayı kontrol edin, pabuçları çapraz sırayla ve kılavuzdaki torkla sıkın; bu tork çoğu panelde 1 Nm’nin altındadır.

Çerçeve ile film arasına sıkışan talaş ve kurumuş bor yağı da aynı belirtiyi verir. Bunları sert cisimle kazımayın, üreticinin izin verdiği temizleyiciyle yumuşatıp alın.

## Katman ayrılması nasıl anlaşılır

Ekran kapalıyken camı yandan ışığa tutun. Filmin altında kabarcık, kenarda dalga, basmadan duran gökkuşağı halkaları görüyorsanız film camdan ayrılmış ya da boşluk kaybolmuştur. Sebep çoğunlukla çözücülü temizlik, buhar, yüksek dolap sıcaklığı ve aynı noktaya yıllarca sivri cisimle basılmasıdır. Ayrılmış film yapıştırılarak düzelmez; dokunmatik cam değişir.

![Katmanlarına ayrılmış operatör paneli: çerçeve, dokunmatik cam, LCD ve kart](services/hmi-panel-2.svg "Dokunmatik cam LCD’nin önünde ayrı bir parçadır ve tek başına değişir.")

## Dört telli camı multimetreyle ölçün

Enerjisiz panelde yassı kabloyu karttan ayırın. Kilitli konnektörün mandalını kaldırmadan kabloyu çekmeyin, kuyruktaki gümüş yollar soyulur. Kılavuzdan X ve Y uçlarını bulun; yoksa aralarında birkaç yüz ohm okunan iki çifti arayın.

| Ölçüm | Sağlam | Arızalı | Anlamı |
| --- | ---: | ---: | --- |
| X çifti | 200–900 Ω | 2–3 kΩ | Kaplama çatlak |
| Y çifti | 200–900 Ω | 2–3 kΩ | Kaplama çatlak |
| X ile Y arası, dokunulmazken | > 1 MΩ | < 100 kΩ | Katmanların arasına nem veya yağ girmiş |
| X ile Y arası, basılıyken | 0,3–3 kΩ | açık | Üst film alta ulaşmıyor |
| Kuyruk oynatılırken | sabit | sıçrıyor | Kuyruk kopmak üzere |

Beş telli camda dört köşe birbirine düşük dirençle bağlıdır, beşinci uç basılmadıkça hepsine açıktır. Bu uçlara yalıtım ölçeri değdirmeyin, kaplamayı yakar.

## Konnektör oksitlenmesi

Değerler camda doğru çıkıyor, panelde kayma sürüyorsa bağlantıya bakın. Temas direncinde 50 Ω artış, 500 Ω’luk bir katmanda okumayı yüzde ona yakın oynatır; nemle ve sıcaklıkla değiştiği için de kalibrasyon sabah tutar, öğlen tutmaz.

1. Kablo ucunu ve yuvayı saf izopropil alkol ve tüy bırakmayan bezle silin.
2. Kuruyunca kabloyu takıp mandalı kapatın.
3. Sökmeden önce ve taktıktan sonra kart tarafından ölçülen dirençleri karşılaştırın. Birkaç ohmdan fazla fark varsa yuva yorulmuştur ve değişmelidir.

Silgi ve zımpara ince kaplamayı alır, birkaç ay sonra aynı arızayı getirir.

## Kalibrasyonu doğru yapın

Paneli yarım saat çalıştırıp ısıtın. Ucu yuvarlak bir dokunmatik kalemle, cama dik ve nişanın tam ortasına basın, işaret ilerleyene kadar kalemi oynatmayın. Menüye basarak girilemiyorsa USB fare kullanın. Kaydedin, paneli kapatıp açın, test sayfasında dört köşe, kenar ortaları ve merkez olmak üzere dokuz noktaya basın.

Sapma en küçük düğmenin yarısından azsa iş tamamdır. Bir ay içinde yine kayıyorsa ölçüme dönün; üçüncü kalibrasyon arızayı yalnız erteler.`,
}
