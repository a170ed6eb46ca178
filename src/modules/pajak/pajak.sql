-- Every line that was sold, taken back or paid for in a period, with its tax without PPh 22. id_jual,
-- tgl_jual: the sale that it is about. tarif: hundredths of a percent that were asked of dasar; NULL
-- where no rule was in force. Of an old line without rows in the book of taxes what its note says.
CREATE OR REPLACE FUNCTION pajak_masa(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (jenis text, nomor text, tgl_system date, id_jual uuid, tgl_jual date,
  id_pelanggan uuid, pembeli_pajak text, kode_barcode text, nama_barang text, objek text,
  kode_pajak text, tarif bigint, dasar bigint, ppn bigint) LANGUAGE sql STABLE AS $$
  WITH baris AS (
    SELECT 'PENJUALAN' AS jenis, d.nomor, p.tgl_system, p.id AS id_jual, p.tgl_system AS tgl_jual,
      p.id_pelanggan, d.isi->>'pembeli_pajak' AS pembeli_pajak, 1 AS arah, b
    FROM penjualan_kini p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
      JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
    WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
    UNION ALL
    SELECT 'RETUR', r.nomor, r.tgl_system, a.id, a.tgl_system, a.id_pelanggan,
      d.isi->>'pembeli_pajak', -1, r.jual
    FROM retur_jual(v_toko, v_awal, v_akhir) r
      JOIN penjualan_kini a ON a.kode_toko = v_toko AND a.id = (r.jual).id
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = a.id)
  SELECT l.jenis, l.nomor, l.tgl_system, l.id_jual, l.tgl_jual, l.id_pelanggan, l.pembeli_pajak,
    (l.b).kode_barcode, (l.b).nama_barang, coalesce(x.objek, 'BARANG'), x.kode_pajak, x.tarif,
    l.arah * coalesce(x.dasar, (l.b).harga_total - (l.b).pajak - (l.b).pajak_termasuk),
    l.arah * coalesce(x.pajak, (l.b).pajak + (l.b).pajak_termasuk
      - pph22_baris(v_toko, (l.b).id, (l.b).kode_barcode))
  FROM baris l LEFT JOIN penjualan_pajak x ON x.kode_toko = v_toko AND x.id = (l.b).id
    AND x.kode_barcode = (l.b).kode_barcode AND x.objek <> 'PPH22'
  UNION ALL
  SELECT jenis, nomor, tgl_system, id, tgl_system, id_pelanggan, pembeli_pajak, kode, nama_barang,
    objek, kode_pajak, tarif, dpp, ppn
  FROM pajak_lain(v_toko, v_awal, v_akhir) WHERE objek IN ('BARANG', 'JASA') $$;

-- What the accounts of a book moved in a period, credit above zero: what is owed to the state, without
-- what was paid to it.
CREATE OR REPLACE FUNCTION gerak_akun_buku(v_toko text, v_buku text, v_awal date, v_akhir date)
RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(j.kredit - j.debit), 0)::bigint FROM jurnal j
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = j.id_dokumen
  WHERE j.kode_toko = v_toko AND j.tgl_system BETWEEN v_awal AND v_akhir
    AND d.jenis NOT IN ('SETOR_PAJAK', 'BATAL_SETOR_PAJAK')
    AND j.nomor_akun IN (SELECT k.nomor_akun FROM akun_kendali(v_toko) k WHERE k.buku = v_buku) $$;

-- A month as the tax office asks for it. kelompok: sums by kind, by goods or services, by whether tax
-- was asked (KENA), is not collected (BEBAS) or no rule was in force (TANPA), and by whether the buyer
-- told a tax number. faktur: the lines of those who did. tutup: the shop's date has left the month, and
-- none of its days is open (again).
CREATE OR REPLACE FUNCTION muat_masa_pajak(v_toko text, v_awal date, v_akhir date) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH baris AS MATERIALIZED (
    SELECT m.*, c.npwp, c.nama_customer, c.alamat_customer, c.kode_kota, c.kode_kecamatan,
      CASE WHEN m.ppn <> 0 THEN 'KENA' WHEN m.kode_pajak IS NULL THEN 'TANPA'
        WHEN m.tarif = 0 THEN 'BEBAS' ELSE 'KENA' END AS sifat
    FROM pajak_masa(v_toko, v_awal, v_akhir) m
      LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = m.id_pelanggan)
  SELECT jsonb_build_object(
    'toko', (SELECT jsonb_build_object('npwp', t.npwp, 'nitku', coalesce(t.nitku, '000000'))
      FROM toko t WHERE t.kode_toko = v_toko),
    'tutup', (SELECT t.tgl_system > v_akhir FROM toko t WHERE t.kode_toko = v_toko)
      AND NOT EXISTS (SELECT FROM posting p WHERE p.kode_toko = v_toko
        AND p.tgl_system BETWEEN v_awal AND v_akhir AND p.tgl_system > coalesce(
          (SELECT r.tgl_segel FROM rantai r WHERE r.kode_toko = v_toko), '-infinity')),
    'kelompok', (SELECT coalesce(jsonb_agg(to_jsonb(k) ORDER BY k.jenis, k.objek, k.sifat, k.bernpwp), '[]')
      FROM (SELECT jenis, objek, sifat, npwp IS NOT NULL AS bernpwp,
          count(DISTINCT nomor) AS nota, sum(dasar)::bigint AS dasar, sum(ppn)::bigint AS ppn
        FROM baris GROUP BY 1, 2, 3, 4) k),
    'faktur', (SELECT coalesce(jsonb_agg(jsonb_build_object('jenis', jenis, 'nomor', nomor,
        'tgl_system', tgl_system, 'id_jual', id_jual, 'tgl_jual', tgl_jual,
        'pembeli_pajak', pembeli_pajak, 'kode_barcode', kode_barcode, 'nama_barang', nama_barang,
        'objek', objek, 'sifat', sifat, 'dasar', dasar, 'ppn', ppn, 'npwp', npwp,
        'nama', nama_customer, 'alamat', concat_ws(', ', nullif(alamat_customer, ''),
          tempat_alamat(kode_kota, kode_kecamatan)))
        ORDER BY tgl_system, nomor, kode_barcode, objek), '[]')
      FROM baris WHERE npwp IS NOT NULL AND sifat <> 'TANPA'),
    'akun_ppn', gerak_akun_buku(v_toko, 'PAJAK', v_awal, v_akhir),
    'akun_pph22', gerak_akun_buku(v_toko, 'PPH 22', v_awal, v_akhir),
    'pph22', (SELECT jsonb_build_object('nota', count(*), 'dasar', coalesce(sum(dasar), 0)::bigint,
        'pajak', coalesce(sum(pajak), 0)::bigint) FROM pph22_hari(v_toko, v_awal, v_akhir)),
    'meterai', (SELECT jsonb_build_object('nota', count(*), 'jumlah', coalesce(sum(jumlah), 0)::bigint,
        'toko', coalesce(sum(jumlah) FILTER (WHERE ditanggung = 'TOKO'), 0)::bigint)
      FROM meterai_hari(v_toko, v_awal, v_akhir))) $$;

-- What of a tax is owed now, and whether this number of the treasury is recorded already.
CREATE OR REPLACE FUNCTION muat_setor_pajak(v_toko text, v_pajak text, v_ntpn text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', coalesce(peta_akun(v_toko, 'SETOR_PAJAK')->'SETOR_PAJAK', '{}'),
    'hutang', -saldo_ringkas(v_toko, CASE v_pajak WHEN 'PPN' THEN 'PAJAK' ELSE 'PPH 22' END)::bigint,
    'ntpn_dipakai', EXISTS (SELECT FROM status_dokumen s
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
      WHERE s.kode_toko = v_toko AND s.jenis = 'SETOR_PAJAK' AND s.status = 'VALID'
        AND d.isi->>'ntpn' = v_ntpn)) $$;

-- Two payments at once are looked at one after the other: never more than is owed, no number twice.
CREATE OR REPLACE FUNCTION periksa_setor_pajak(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_kini jsonb;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('setor pajak ' || k.toko, 0));
  v_kini := muat_setor_pajak(k.toko, isi->>'pajak', isi->>'ntpn');
  IF (v_kini->>'hutang')::bigint <> (isi->>'hutang')::bigint OR (v_kini->>'ntpn_dipakai')::boolean THEN
    PERFORM tolak('KN002', 'berubah', '{}');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION toko_baru_setor_pajak(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'SETOR_PAJAK', 'SETOR_PAJAK', v.* FROM (VALUES
    ('PAJAK', 'DEBET', '2103'), ('PPH22', 'DEBET', '2107'), ('BANK', 'KREDIT', '1102'))
    AS v(kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION muat_masa_pajak, muat_setor_pajak TO kencana_app;
