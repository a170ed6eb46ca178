-- Cities and the districts of the largest of them; the rest comes by spreadsheet. The keys are those
-- of the national statistics office. What is shipped has no author, so no history either.
SET LOCAL search_path = kencana, pg_temp;
ALTER TABLE kota DISABLE TRIGGER riwayat;
ALTER TABLE kecamatan DISABLE TRIGGER riwayat;

INSERT INTO kota (kode_kota, nama_kota, provinsi) VALUES
  ('1171', 'Banda Aceh', 'Aceh'), ('1172', 'Sabang', 'Aceh'), ('1173', 'Langsa', 'Aceh'),
  ('1174', 'Lhokseumawe', 'Aceh'), ('1271', 'Sibolga', 'Sumatera Utara'),
  ('1273', 'Pematangsiantar', 'Sumatera Utara'), ('1274', 'Tebing Tinggi', 'Sumatera Utara'),
  ('1275', 'Medan', 'Sumatera Utara'), ('1276', 'Binjai', 'Sumatera Utara'),
  ('1277', 'Padangsidimpuan', 'Sumatera Utara'), ('1371', 'Padang', 'Sumatera Barat'),
  ('1375', 'Bukittinggi', 'Sumatera Barat'), ('1376', 'Payakumbuh', 'Sumatera Barat'),
  ('1471', 'Pekanbaru', 'Riau'), ('1473', 'Dumai', 'Riau'), ('1571', 'Jambi', 'Jambi'),
  ('1671', 'Palembang', 'Sumatera Selatan'), ('1672', 'Prabumulih', 'Sumatera Selatan'),
  ('1771', 'Bengkulu', 'Bengkulu'), ('1871', 'Bandar Lampung', 'Lampung'),
  ('1872', 'Metro', 'Lampung'), ('1971', 'Pangkalpinang', 'Kepulauan Bangka Belitung'),
  ('2171', 'Batam', 'Kepulauan Riau'), ('2172', 'Tanjungpinang', 'Kepulauan Riau'),
  ('3171', 'Jakarta Selatan', 'DKI Jakarta'), ('3172', 'Jakarta Timur', 'DKI Jakarta'),
  ('3173', 'Jakarta Pusat', 'DKI Jakarta'), ('3174', 'Jakarta Barat', 'DKI Jakarta'),
  ('3175', 'Jakarta Utara', 'DKI Jakarta'), ('3271', 'Bogor', 'Jawa Barat'),
  ('3272', 'Sukabumi', 'Jawa Barat'), ('3273', 'Bandung', 'Jawa Barat'),
  ('3274', 'Cirebon', 'Jawa Barat'), ('3275', 'Bekasi', 'Jawa Barat'),
  ('3276', 'Depok', 'Jawa Barat'), ('3277', 'Cimahi', 'Jawa Barat'),
  ('3278', 'Tasikmalaya', 'Jawa Barat'), ('3371', 'Magelang', 'Jawa Tengah'),
  ('3372', 'Surakarta', 'Jawa Tengah'), ('3373', 'Salatiga', 'Jawa Tengah'),
  ('3374', 'Semarang', 'Jawa Tengah'), ('3375', 'Pekalongan', 'Jawa Tengah'),
  ('3376', 'Tegal', 'Jawa Tengah'), ('3471', 'Yogyakarta', 'DI Yogyakarta'),
  ('3571', 'Kediri', 'Jawa Timur'), ('3572', 'Blitar', 'Jawa Timur'),
  ('3573', 'Malang', 'Jawa Timur'), ('3574', 'Probolinggo', 'Jawa Timur'),
  ('3575', 'Pasuruan', 'Jawa Timur'), ('3576', 'Mojokerto', 'Jawa Timur'),
  ('3577', 'Madiun', 'Jawa Timur'), ('3578', 'Surabaya', 'Jawa Timur'),
  ('3579', 'Batu', 'Jawa Timur'), ('3671', 'Tangerang', 'Banten'), ('3672', 'Cilegon', 'Banten'),
  ('3673', 'Serang', 'Banten'), ('3674', 'Tangerang Selatan', 'Banten'),
  ('5171', 'Denpasar', 'Bali'), ('5271', 'Mataram', 'Nusa Tenggara Barat'),
  ('5371', 'Kupang', 'Nusa Tenggara Timur'), ('6171', 'Pontianak', 'Kalimantan Barat'),
  ('6172', 'Singkawang', 'Kalimantan Barat'), ('6271', 'Palangka Raya', 'Kalimantan Tengah'),
  ('6371', 'Banjarmasin', 'Kalimantan Selatan'), ('6372', 'Banjarbaru', 'Kalimantan Selatan'),
  ('6471', 'Balikpapan', 'Kalimantan Timur'), ('6472', 'Samarinda', 'Kalimantan Timur'),
  ('6474', 'Bontang', 'Kalimantan Timur'), ('6571', 'Tarakan', 'Kalimantan Utara'),
  ('7171', 'Manado', 'Sulawesi Utara'), ('7172', 'Bitung', 'Sulawesi Utara'),
  ('7271', 'Palu', 'Sulawesi Tengah'), ('7371', 'Makassar', 'Sulawesi Selatan'),
  ('7372', 'Parepare', 'Sulawesi Selatan'), ('7373', 'Palopo', 'Sulawesi Selatan'),
  ('7471', 'Kendari', 'Sulawesi Tenggara'), ('7571', 'Gorontalo', 'Gorontalo'),
  ('8171', 'Ambon', 'Maluku'), ('8271', 'Ternate', 'Maluku Utara'),
  ('9171', 'Sorong', 'Papua Barat Daya'), ('9471', 'Jayapura', 'Papua');

INSERT INTO kecamatan (kode_kecamatan, nama_kecamatan, kode_kota)
SELECT k.kode_kota || left(d, 3), substr(d, 5), k.kode_kota
FROM (VALUES
  ('1275', '010 Medan Tuntungan, 020 Medan Johor, 030 Medan Amplas, 040 Medan Denai, 050 Medan Area,
    060 Medan Kota, 070 Medan Maimun, 080 Medan Polonia, 090 Medan Baru, 100 Medan Selayang,
    110 Medan Sunggal, 120 Medan Helvetia, 130 Medan Petisah, 140 Medan Barat, 150 Medan
    Timur, 160 Medan Perjuangan, 170 Medan Tembung, 180 Medan Deli, 190 Medan Labuhan, 200
    Medan Marelan, 210 Medan Belawan'),
  ('3171', '010 Jagakarsa, 020 Pasar Minggu, 030 Cilandak, 040 Pesanggrahan, 050 Kebayoran Lama, 060
    Kebayoran Baru, 070 Mampang Prapatan, 080 Pancoran, 090 Tebet, 100 Setiabudi'),
  ('3172', '010 Pasar Rebo, 020 Ciracas, 030 Cipayung, 040 Makasar, 050 Kramat Jati, 060 Jatinegara,
    070 Duren Sawit, 080 Cakung, 090 Pulo Gadung, 100 Matraman'),
  ('3173', '010 Tanah Abang, 020 Menteng, 030 Senen, 040 Johar Baru, 050 Cempaka Putih, 060
    Kemayoran, 070 Sawah Besar, 080 Gambir'),
  ('3174', '010 Kembangan, 020 Kebon Jeruk, 030 Palmerah, 040 Grogol Petamburan, 050 Tambora, 060
    Taman Sari, 070 Cengkareng, 080 Kalideres'),
  ('3175', '010 Penjaringan, 020 Pademangan, 030 Tanjung Priok, 040 Koja, 050 Kelapa Gading, 060
    Cilincing'),
  ('3273', '010 Bandung Kulon, 020 Babakan Ciparay, 030 Bojongloa Kaler, 040 Bojongloa Kidul, 050
    Astana Anyar, 060 Regol, 070 Lengkong, 080 Bandung Kidul, 090 Buah Batu, 100 Rancasari,
    101 Gedebage, 110 Cibiru, 111 Panyileukan, 120 Ujung Berung, 121 Cinambo, 130 Arcamanik,
    141 Antapani, 142 Mandalajati, 150 Kiaracondong, 160 Batununggal, 170 Sumur Bandung, 180
    Andir, 190 Cicendo, 200 Bandung Wetan, 210 Cibeunying Kidul, 220 Cibeunying Kaler, 230
    Coblong, 240 Sukajadi, 250 Sukasari, 260 Cidadap'),
  ('3372', '010 Laweyan, 020 Serengan, 030 Pasar Kliwon, 040 Jebres, 050 Banjarsari'),
  ('3374', '010 Mijen, 020 Gunung Pati, 030 Banyumanik, 040 Gajah Mungkur, 050 Semarang Selatan, 060
    Candisari, 070 Tembalang, 080 Pedurungan, 090 Genuk, 100 Gayamsari, 110 Semarang Timur,
    120 Semarang Utara, 130 Semarang Tengah, 140 Semarang Barat, 150 Tugu, 160 Ngaliyan'),
  ('3471', '010 Mantrijeron, 020 Kraton, 030 Mergangsan, 040 Umbulharjo, 050 Kotagede, 060
    Gondokusuman, 070 Danurejan, 080 Pakualaman, 090 Gondomanan, 100 Ngampilan, 110
    Wirobrajan, 120 Gedongtengen, 130 Jetis, 140 Tegalrejo'),
  ('3573', '010 Kedungkandang, 020 Sukun, 030 Klojen, 040 Blimbing, 050 Lowokwaru'),
  ('3578', '010 Karang Pilang, 020 Jambangan, 030 Gayungan, 040 Wonocolo, 050 Tenggilis Mejoyo, 060
    Gunung Anyar, 070 Rungkut, 080 Sukolilo, 090 Mulyorejo, 100 Gubeng, 110 Wonokromo, 120
    Dukuh Pakis, 130 Wiyung, 140 Lakarsantri, 141 Sambikerep, 150 Tandes, 160 Sukomanunggal,
    170 Sawahan, 180 Tegalsari, 190 Genteng, 200 Tambaksari, 210 Kenjeran, 211 Bulak, 220
    Simokerto, 230 Semampir, 240 Pabean Cantian, 250 Bubutan, 260 Krembangan, 270 Asemrowo,
    280 Benowo, 281 Pakal'),
  ('5171', '010 Denpasar Selatan, 020 Denpasar Timur, 030 Denpasar Barat, 031 Denpasar Utara'),
  ('7371', '010 Mariso, 020 Mamajang, 030 Tamalate, 031 Rappocini, 040 Makassar, 050 Ujung Pandang,
    060 Wajo, 070 Bontoala, 080 Ujung Tanah, 090 Tallo, 100 Panakkukang, 101 Manggala, 110
    Biring Kanaya, 111 Tamalanrea')) AS v(kode_kota, isi)
JOIN kota k USING (kode_kota),
  regexp_split_to_table(regexp_replace(v.isi, '\s+', ' ', 'g'), ', ') d;

ALTER TABLE kota ENABLE TRIGGER riwayat;
ALTER TABLE kecamatan ENABLE TRIGGER riwayat;
