-- Cities and districts, the same for the whole chain: with shops, people and sessions the only tables
-- outside the wall (DOMAIN 9). The keys are those of the national statistics office.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE kota (
  kode_kota text PRIMARY KEY, nama_kota text NOT NULL, provinsi text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz);
CREATE UNIQUE INDEX kota_nama_kota ON kota (lower(provinsi), lower(nama_kota));
CREATE TABLE kecamatan (
  kode_kecamatan text PRIMARY KEY, nama_kecamatan text NOT NULL,
  kode_kota text NOT NULL REFERENCES kota,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz);
CREATE UNIQUE INDEX kecamatan_nama_kecamatan ON kecamatan (kode_kota, lower(nama_kecamatan));
COMMENT ON TABLE kota IS 'rantai toko';
COMMENT ON TABLE kecamatan IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE, DELETE ON kota, kecamatan TO kencana_app;

-- A change stands in the history of the shop that made it.
CREATE FUNCTION sesudah_wilayah() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE
  lama jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  baru jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
  VALUES (toko_kini(), TG_TABLE_NAME, coalesce(baru, lama)->>TG_ARGV[0], oleh_kini(), lama, baru);
  RETURN NULL;
END $$;
CREATE TRIGGER versi BEFORE INSERT OR UPDATE ON kota
  FOR EACH ROW EXECUTE FUNCTION sebelum_master();
CREATE TRIGGER versi BEFORE INSERT OR UPDATE ON kecamatan
  FOR EACH ROW EXECUTE FUNCTION sebelum_master();

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

CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON kota
  FOR EACH ROW EXECUTE FUNCTION sesudah_wilayah('kode_kota');
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON kecamatan
  FOR EACH ROW EXECUTE FUNCTION sesudah_wilayah('kode_kecamatan');

-- What became of a city or district, whichever shop changed it.
CREATE FUNCTION riwayat_wilayah(v_tabel text, v_kunci text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(coalesce(sesudah, sebelum) || jsonb_build_object('saat', saat,
      'oleh', oleh, 'aksi', CASE WHEN sebelum IS NULL THEN 'TAMBAH' WHEN sesudah IS NULL
        THEN 'HAPUS' ELSE 'UBAH' END) ORDER BY saat DESC), '[]')
  FROM riwayat_master
  WHERE v_tabel IN ('kota', 'kecamatan') AND tabel = v_tabel AND kunci = v_kunci $$;
GRANT EXECUTE ON FUNCTION riwayat_wilayah(text, text) TO kencana_app;

-- As of the other masters (0046): a name stands once in a shop.
CREATE UNIQUE INDEX kondisi_pembelian_nama_kondisi
  ON kondisi_pembelian (kode_toko, lower(nama_kondisi));
