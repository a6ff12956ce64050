import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'Arızalı cihaz nasıl paketlenir?',
  summary: 'Antistatik torba, köşe desteği, konnektör etiketi.',
  author: 'Admin',
  publishedAt: '2025-12-09T09:00:00+03:00',
  picture: 'cihaz-nasil-paketlenir.svg',
  content: `Kargoda kırılan bir konnektörün onarımı asıl arızanınkinden uzun sürebilir: eşi bulunana kadar cihaz bekler, üstelik hangi hasarın önce olduğu anlaşılmaz. Yolda en çok zarar görenler soğutucu kanatları, fan çerçevesi, ekran camı, kapak tırnakları ve karttan dışarı çıkan konnektörlerdir. Aşağıdakiler yarım saatinizi alır.

## Sökmeden önce

> **Sürücü ve inverterde etiketteki boşalma süresini doldurun ve bara uçlarında doğru gerilimi CAT III 1000 V sınıfı bir multimetreyle ölçün.** Gerilim sıfıra yakın değilse sökmeye başlamayın.

1. Panonun beslemesini kesip kilitleyin, boşalmayı ölçerek görün.
2. Cihazın bütününü, klemensleri ve küçük anahtarları ayrı ayrı fotoğraflayın.
3. Her konnektöre, takıldığı yuvanın adını taşıyan bir kablo etiketi bağlayın; bant yağda çözülür.
4. Kabloda kalan uçları yalıtın.
5. Ağır cihazı iki kişi indirin: 30 kW’lık bir inverter 25 kg’ı rahat bulur.
6. Su soğutmalı cihazın devresini boşaltın, kuru havayla üfleyin, rakor ağızlarını tapayla kapatın.

## Ne gider, ne kalır

| Birlikte gönderin | Sizde kalsın |
| --- | --- |
| Kontrol modülü ile güç modülü | Frenleme direnci |
| Mutlak enkoderli motor ile sürücüsü | Harici filtre |
| Ana kart ile üzerindeki bellek modülü | Montaj sacı |
| Telleri etiketlenip ayrılmış klemens soketleri | Kopyasını almadığınız hafıza kartı |

Soketler hem uçları korur hem yük testinde işe yarar. Hafıza kartını, lisans anahtarını ve tuş takımını göndermeden önce kopyalayın; gönderiyorsanız listeye yazın. Parametrelerin nasıl saklanacağını [İnverter göndermeden önce parametre yedeği](/teknik-bilgi/inverter-gondermeden-once-parametre-yedegi) yazısında anlattık.

## Kart için antistatik torba

Çıplak kartı kenarından tutun, çalışırken topraklı bileklik takın. Kart metalize koruyucu torbaya girer ve torbanın ağzı kapanır.

| Malzeme | Karta değebilir mi | Boşalmaya perde olur mu |
| --- | :---: | :---: |
| Metalize koruyucu torba | evet | evet |
| Pembe antistatik torba | evet | hayır |
| Siyah iletken sünger | pilsiz kartta | hayır |
| Balonlu naylon, strafor, streç film | hayır | hayır |

Üzerinde yedekleme pili olan kart için bir istisna vardır: siyah iletken sünger ve kimi metalize torbaların iç yüzü bacaklara değdiğinde pili boşaltabilir, bellek silinir. Böyle kartı önce pembe antistatik kılıfa koyun, koruyucu torbayı onun dışına geçirin.

![Pili ve konnektörleri görünen CNC kontrol kartı](services/cnc-karti-1.svg "Pilli kart: önce pembe kılıf, dışına koruyucu torba. Pil yerinde kalır.")

## Lityum piller

- Kartın üzerine takılı düğme pil yerinde kalsın; sökülürse bellek silinir.
- Takılı olmayan lityum pili kutunun içine serbest atmayın. Uçları bantlanmamış bir hücre, metal bir vidaya değdiğinde kısa devre olur ve yangın çıkarabilir.
- Ayrı gidecek pil için kargo firmasının tehlikeli madde kuralları geçerlidir; gönderiyi verirken pil bulunduğunu söyleyin.
- Şişmiş, ezilmiş veya akmış pili hiç göndermeyin, atık pil noktasına verin.
- Endüstriyel PC’nin ya da kesintisiz güç kaynağının aküsünü sökün, cihaz aküsüz gelsin.

## Kutu ve köşe desteği

| Cihaz | Kutu | Köpük, her yanda |
| --- | --- | ---: |
| 5 kg’a kadar | Çift oluklu karton | 5 cm |
| 5–25 kg | Çift oluklu karton, yeni | 8 cm |
| 25 kg’dan ağır | Palet ya da ahşap sandık | cıvata ile sabit |

Cihazı önce kalın naylona sarın, içine bir paket nem alıcı koyun. Sekiz köşeye polietilen köpükten destek yerleştirin: yükü köşeler taşımalı, fan ve soğutucu kanatları hiçbir yere dayanmamalıdır. Gazete ve dökme strafor birkaç saat titreşimde sıkışır, cihaz kutunun dibine iner. Operatör panelinde camın önüne düz bir mukavva ve üzerine köpük koyun, kutunun dışına cam yüzünü okla gösterin.

Kapattığınız kutuyu hafifçe sallayın; içeride hareket varsa yeniden doldurun. Kapak birleşimini ve iki yan kenarı H biçiminde bantlayın, bant kenardan en az 7 cm taşsın.

### 25 kg’ı geçen cihazlar

Cihazı montaj deliklerinden palete cıvatalayın ya da sandığa sabitleyin. Çember veya kayışı gövdenin taşıyıcı yerinden geçirin, kapaktan ve bara çıkışından değil. Robot kontrolörünün kapağını kilitleyin, içerideki trafoyu tutan cıvataların sıkı olduğuna bakın, el terminalini ayrı kutuya koyun. Devrilme göstergesi ucuz bir sigortadır.

### Enkoder ve cetvel

Servo motorun enkoderini motordan ayırmayın, konum ayarı kaybolur. Ayrı enkoderin miline vurmayın, milden tutup kaldırmayın; içindeki cam disk bir karış yükseklikten düşüşte çatlar. Mile koruyucu başlık takın, kablosunu geniş halka yapıp bağlayın. Lineer cetvelde okuyucu kafayı nakliye tutucusuyla sabitleyin, cetveli boyunca düz bir çıtaya bağlayın.

## Kutuya giren kâğıt

Bunların hepsi tek sayfaya sığar:

\`\`\`
Firma, aranacak kişi, telefon, dönüş adresi
Cihaz modeli ve seri numarası
Alarm kodu ve arızanın hangi koşulda çıktığı
Yaptığınız ölçümler
Yedek: alındı / alınmadı / istiyoruz
\`\`\`

Yazılım parolası gerekiyorsa kâğıda yazmayın, telefonda verin. Sevk irsaliyesine cihazın onarım için gittiğini, satış olmadığını yazın; değerini belirtip sigortalatın. Kutu kapanmadan son bir fotoğraf çekin. Dönüşte dış ambalajda ezik görürseniz teslim almadan kargo görevlisine hasar tutanağı tutturun.`,
}
