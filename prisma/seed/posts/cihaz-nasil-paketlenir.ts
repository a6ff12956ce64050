import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'Arızalı cihaz nasıl paketlenir?',
  summary: 'Antistatik torba, köşe desteği, konnektör etiketi.',
  author: 'Admin',
  publishedAt: '2025-12-09T09:00:00+03:00',
  picture: 'cihaz-nasil-paketlenir.svg',
  content: `Kargoda kırılan bir konnektörün onarımı asıl arızanınkinden uzun sürebilir: eşi bulunana kadar cihaz bekler, üstelik hangi hasarın önce olduğu anlaşılmaz. Yolda en çok zarar görenler soğutucu kanatları, fan çerçevesi, ekran camı, kapak tırnakları ve karttan dışarı çıkan konnektörlerdir. Aşağıdakiler yarım saatinizi alır.

Sökmeden önce
Panonun beslemesini kesip kilitleyin. Sürücü ve inverterde etiketteki boşalma süresini doldurun, bara uçlarında doğru gerilimi CAT III 1000 V yazan bir multimetreyle ölçün; gerilim sıfıra yakın değilse sökmeye başlamayın. Cihazın bütününü, klemensleri ve küçük anahtarları ayrı ayrı fotoğraflayın. Her konnektöre, takıldığı yuvanın adını taşıyan bir etiket bağlayın; bant yerine kablo etiketi kullanın, bant yağda çözülür. Kabloda kalan uçları yalıtın. Ağır cihazı iki kişi indirin: 30 kW’lık bir inverter 25 kg’ı rahat bulur. Su soğutmalı cihazın devresini boşaltın, kuru havayla üfleyin, rakor ağızlarını tapayla kapatın.

Ne gider, ne kalır
Arızalı üniteyi tek başına göndermek çoğu zaman yeter, ama birbirini tanıyan parçalar birlikte gitmelidir: kontrol modülü ile güç modülü, mutlak enkoderli motor ile sürücüsü, ana kart ile üzerindeki bellek modülü. Tellerini etiketleyip ayırdığınız klemens soketlerini cihazın üzerinde bırakın, hem uçları korur hem yük testinde işe yarar. Hafıza kartını, lisans anahtarını ve tuş takımını göndermeden önce kopyalayın; gönderiyorsanız listeye yazın. Frenleme direnci, harici filtre ve montaj sacı istenmedikçe sizde kalsın.

Kart için antistatik torba
Çıplak kartı kenarından tutun, çalışırken topraklı bileklik takın. Kart metalize koruyucu torbaya girer ve torbanın ağzı kapanır. Pembe torba yük biriktirmez ama dışarıdan gelen boşalmaya perde olmaz; iç katman olarak kullanılabilir. Sıradan balonlu naylon, strafor ve streç film karta doğrudan değmemelidir. Üzerinde yedekleme pili olan kart için bir istisna vardır: siyah iletken sünger ve kimi metalize torbaların iç yüzü bacaklara değdiğinde pili boşaltabilir, bellek silinir. Böyle kartı önce pembe antistatik kılıfa koyun, koruyucu torbayı onun dışına geçirin.

Lityum piller
Kartın üzerine takılı düğme pil yerinde kalsın; sökülürse bellek silinir. Takılı olmayan lityum pili kutunun içine serbest atmayın. Uçları bantlanmamış bir hücre, metal bir vidaya değdiğinde kısa devre olur ve yangın çıkarabilir. Ayrı gidecek pil için kargo firmasının tehlikeli madde kuralları geçerlidir; uçak ile taşınacak gönderide kural daha sıkıdır, gönderiyi verirken pil bulunduğunu söyleyin. Şişmiş, ezilmiş veya akmış pili hiç göndermeyin, atık pil noktasına verin. Endüstriyel PC’nin ya da kesintisiz güç kaynağının aküsünü sökün, cihaz aküsüz gelsin.

Kutu ve köşe desteği
Çift oluklu, yeni sayılır bir karton kutu seçin; cihazın her yanında en az 5 cm boşluk kalsın. Cihazı önce kalın naylona sarın, içine bir paket nem alıcı koyun. Sekiz köşeye polietilen köpükten destek yerleştirin: yükü köşeler taşımalı, fan ve soğutucu kanatları hiçbir yere dayanmamalıdır. Gazete ve dökme strafor birkaç saat titreşimde sıkışır, cihaz kutunun dibine iner. Operatör panelinde camın önüne düz bir mukavva ve üzerine köpük koyun, kutunun dışına cam yüzünü okla gösterin. Kapattığınız kutuyu hafifçe sallayın; içeride hareket varsa yeniden doldurun. Kapak birleşimini ve iki yan kenarı H biçiminde bantlayın, bant kenardan en az 7 cm taşsın.

25 kg’ı geçen cihazlar
Karton yetmez. Cihazı montaj deliklerinden bir palete cıvatalayın ya da ahşap sandığa sabitleyin. Çember veya kayışı gövdenin taşıyıcı yerinden geçirin, kapaktan ve bara çıkışından değil. Robot kontrolörünün kapağını kilitleyin, içerideki trafoyu tutan cıvataların sıkı olduğuna bakın, el terminalini ayrı kutuya koyun. Devrilme göstergesi ucuz bir sigortadır.

Enkoder ve cetvel
Servo motorun enkoderini motordan ayırmayın, konum ayarı kaybolur. Ayrı enkoderin miline vurmayın, milden tutup kaldırmayın; içindeki cam disk bir karış yükseklikten düşüşte çatlar. Mile koruyucu başlık takın, kablosunu geniş halka yapıp bağlayın. Lineer cetvelde okuyucu kafayı nakliye tutucusuyla sabitleyin, cetveli boyunca düz bir çıtaya bağlayın.

Kutuya giren kâğıt
Firma, arayacağımız kişi ve telefonu, cihaz modeli, seri numarası, alarm kodu, arızanın hangi koşulda çıktığı, yaptığınız ölçümler, yedek durumu ve dönüş adresi tek sayfaya sığar. Yazılım parolası gerekiyorsa kâğıda yazmayın, telefonda verin. Sevk irsaliyesine cihazın onarım için gittiğini, satış olmadığını yazın; değerini belirtip sigortalatın. Kutu kapanmadan son bir fotoğraf çekin. Dönüşte dış ambalajda ezik görürseniz teslim almadan kargo görevlisine hasar tutanağı tutturun.`,
}
