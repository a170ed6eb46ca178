-- What is owed to goldsmiths for their work (docs/adr/0316): a book of what they earned and were paid, and
-- what is left for each. awal: what was owed before the book began, out of the journal. Shops that
-- were there before get the accounts of the payment.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE hutang_tukang (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_tukang text NOT NULL, jumlah bigint NOT NULL CHECK (jumlah <> 0), tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX hutang_tukang_siapa ON hutang_tukang (kode_toko, kode_tukang, tgl_system);
SELECT tabel_buku('hutang_tukang');

CREATE TABLE saldo_tukang (
  kode_toko text NOT NULL, kode_tukang text NOT NULL, awal bigint NOT NULL, saldo bigint NOT NULL,
  PRIMARY KEY (kode_toko, kode_tukang));
SELECT tabel_proyeksi('saldo_tukang');

INSERT INTO saldo_tukang
SELECT j.kode_toko, coalesce(d.isi->>'kode_tukang', f.kode, '-'), sum(j.kredit - j.debit),
  sum(j.kredit - j.debit)
FROM jurnal j JOIN dokumen d ON d.kode_toko = j.kode_toko AND d.id = j.id_dokumen
  LEFT JOIN LATERAL (SELECT min(b->>'kode_tukang') AS kode FROM fakta f,
      jsonb_array_elements(CASE jsonb_typeof(f.isi->'barang') WHEN 'array' THEN f.isi->'barang' END) b
    WHERE f.kode_toko = j.kode_toko AND f.id_posting = j.id_posting) f ON true
WHERE j.nomor_akun IN (SELECT p.nomor_akun FROM para_akun_transaksi p
  WHERE p.kode_toko = j.kode_toko AND p.kode_akun = 'HUTANG_TUKANG')
GROUP BY 1, 2 HAVING sum(j.kredit - j.debit) <> 0;

INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT a.kode_toko, 'TUKANG', 'TUKANG', v.* FROM akun a JOIN (VALUES
  ('HUTANG_TUKANG', 'DEBET', '2106'), ('KAS', 'KREDIT', '1101'), ('BANK', 'KREDIT', '1102'))
  AS v(kode, jenis, nomor) ON v.nomor = a.nomor_akun
ON CONFLICT DO NOTHING;
