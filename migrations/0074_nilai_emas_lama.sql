-- What documents of before the book nilai_emas (0066) had posted to its accounts, each row by its
-- posting, so that a cancel after it takes that back too (docs/adr/0368). The opening is their sum. It
-- was reckoned by the map of accounts as it is; now also by what the map was before.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE nilai_emas_lama (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  tempat text NOT NULL, jumlah bigint NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX nilai_emas_lama_dokumen ON nilai_emas_lama (kode_toko, id_dokumen);
SELECT tabel_proyeksi('nilai_emas_lama');

-- An account of before counts where the map never had anything else on it. A posting that wrote the book
-- is told by the book. Of a document with several goldsmiths the first one stands for all.
WITH pernah AS (
  SELECT kode_toko, kode_akun, nomor_akun, true AS kini FROM para_akun_transaksi
  UNION SELECT m.kode_toko, r->>'kode_akun', r->>'nomor_akun', false
  FROM riwayat_master m, unnest(ARRAY[m.sebelum, m.sesudah]) AS r
  WHERE m.tabel = 'para_akun_transaksi'),
peta AS (
  SELECT DISTINCT ON (kode_toko, nomor_akun) kode_toko, nomor_akun, kode_akun
  FROM pernah p WHERE kode_akun IN ('EMAS_TUKANG', 'EMAS_BATANG') AND (kini OR NOT EXISTS (
    SELECT FROM pernah x WHERE x.kode_toko = p.kode_toko AND x.nomor_akun = p.nomor_akun
      AND x.kode_akun <> p.kode_akun))
  ORDER BY kode_toko, nomor_akun, kini DESC, kode_akun DESC)
INSERT INTO nilai_emas_lama
SELECT j.kode_toko, j.id_posting, j.n, j.id_dokumen,
  CASE WHEN p.kode_akun = 'EMAS_BATANG' THEN 'BATANG' ELSE coalesce(
    (SELECT min(g.akun) FROM gram g WHERE g.kode_toko = j.kode_toko AND g.id_dokumen = j.id_dokumen
      AND g.akun LIKE 'TUKANG/%'), 'TUKANG/-') END,
  j.debit - j.kredit
FROM jurnal j JOIN peta p ON p.kode_toko = j.kode_toko AND p.nomor_akun = j.nomor_akun
WHERE NOT EXISTS (SELECT FROM nilai_emas e WHERE e.kode_toko = j.kode_toko
  AND e.id_posting = j.id_posting AND e.id_dokumen = j.id_dokumen);

UPDATE saldo_nilai_emas SET saldo = saldo - awal, awal = 0;
INSERT INTO saldo_nilai_emas AS x
SELECT kode_toko, tempat, sum(jumlah), sum(jumlah) FROM nilai_emas_lama GROUP BY 1, 2
ON CONFLICT (kode_toko, tempat) DO UPDATE
  SET awal = EXCLUDED.awal, saldo = x.saldo + EXCLUDED.awal;
