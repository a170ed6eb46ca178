-- What books say beside their accounts. Books that share an account are compared together. With
-- v_ringkas closed days are taken as their snapshots have them, which the audit holds to the books:
-- what is asked every night does not read all rows of all years.
CREATE OR REPLACE FUNCTION banding_buku(v_toko text, v_buku text[], v_ringkas boolean)
RETURNS TABLE (buku text[], akun text, menurut_buku numeric, menurut_akun numeric)
LANGUAGE sql STABLE AS $$
  WITH RECURSIVE akun_buku AS MATERIALIZED (SELECT * FROM akun_kendali(v_toko)),
  kawan AS (
    SELECT a.buku, b.buku AS lain FROM akun_buku a JOIN akun_buku b USING (nomor_akun)
    UNION
    SELECT k.buku, b.buku FROM kawan k JOIN akun_buku a ON a.buku = k.lain
      JOIN akun_buku b USING (nomor_akun)),
  kelompok AS (SELECT DISTINCT array_agg(lain ORDER BY lain) AS semua FROM kawan GROUP BY buku)
  SELECT k.semua,
    (SELECT string_agg(DISTINCT nomor_akun, ', ') FROM akun_buku WHERE buku = ANY (k.semua)),
    (SELECT sum(CASE WHEN v_ringkas THEN saldo_ringkas(v_toko, b) ELSE saldo_buku(v_toko, b) END)
      FROM unnest(k.semua) AS b),
    CASE WHEN v_ringkas THEN
      (SELECT coalesce(sum(h.debit - h.kredit), 0)
        FROM harian_jurnal(v_toko, '-infinity', 'infinity') h
        WHERE h.nomor_akun IN (SELECT nomor_akun FROM akun_buku WHERE buku = ANY (k.semua)))
    ELSE
      (SELECT coalesce(sum(j.debit - j.kredit), 0) FROM jurnal j WHERE j.kode_toko = v_toko
        AND j.nomor_akun IN (SELECT nomor_akun FROM akun_buku WHERE buku = ANY (k.semua))) END
  FROM kelompok k WHERE v_buku IS NULL OR k.semua && v_buku
  ORDER BY 2 $$;

-- The books that are kinds of money in the cash book.
CREATE OR REPLACE FUNCTION buku_kas() RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY['KAS', 'BANK', 'KARTU DEBET', 'KARTU KREDIT'] $$;

-- The kind of money that a book of buku_kas holds.
CREATE OR REPLACE FUNCTION jenis_kas(v_buku text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE v_buku WHEN 'KAS' THEN 'CASH' WHEN 'BANK' THEN 'TRANSFER'
    WHEN 'KARTU DEBET' THEN 'DEBET' ELSE 'CREDIT' END $$;

-- What is owed of PPN, by what it adds up to in the sales.
CREATE OR REPLACE FUNCTION saldo_pajak(v_toko text, v_jual numeric) RETURNS numeric
LANGUAGE sql STABLE AS $$
  SELECT -coalesce(v_jual, 0)
    - coalesce((SELECT sum(ppn) FROM pajak_lain(v_toko, '-infinity', 'infinity')
      WHERE objek <> 'METERAI'), 0)
    + pph22_sah(v_toko) + setoran_pajak(v_toko, 'PPN') $$;

-- The same as saldo_buku, by the sums of closed days where a book has them.
CREATE OR REPLACE FUNCTION saldo_ringkas(v_toko text, v_buku text) RETURNS numeric
LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN v_buku = ANY (buku_kas()) THEN coalesce((
      SELECT sum(h.jumlah_in + h.fee_in - h.jumlah_out - h.fee_out)
      FROM harian_kas(v_toko, '-infinity', 'infinity') h WHERE h.jenis = jenis_kas(v_buku)), 0)
    WHEN v_buku = 'PAJAK' THEN saldo_pajak(v_toko, (SELECT sum(h.pajak + h.pajak_termasuk)
      FROM harian_jual(v_toko, '-infinity', 'infinity') h))
    ELSE saldo_buku(v_toko, v_buku) END $$;

-- The same by all rows.
CREATE OR REPLACE FUNCTION banding_kendali(v_toko text, v_buku text[] = NULL)
RETURNS TABLE (buku text[], akun text, menurut_buku numeric, menurut_akun numeric)
LANGUAGE sql STABLE AS $$ SELECT * FROM banding_buku(v_toko, v_buku, false) $$;

-- The first of these books that the ledger does not agree with.
CREATE OR REPLACE FUNCTION beda_kendali(v_toko text, v_buku text[]) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Akun %s bersaldo %s, menurut buku %s %s', akun, menurut_akun,
    array_to_string(buku, ', '), menurut_buku)
  FROM banding_kendali(v_toko, v_buku) WHERE menurut_akun <> menurut_buku LIMIT 1 $$;

-- Which book the account of this line of the map has; null for the others.
CREATE OR REPLACE FUNCTION buku_akun(v_trx text, v_type text, v_kode text) RETURNS text LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE
    WHEN v_kode IN ('KAS', 'CASH') THEN 'KAS'
    WHEN v_kode IN ('BANK', 'TRANSFER') THEN 'BANK'
    WHEN v_kode = 'DEBET' THEN 'KARTU DEBET'
    WHEN v_kode = 'CREDIT' THEN 'KARTU KREDIT'
    WHEN v_kode IN ('TITIPAN', 'PAJAK') THEN v_kode
    WHEN v_kode = 'PPH22' THEN 'PPH 22'
    WHEN v_kode = 'UANG_MUKA' THEN 'UANG MUKA'
    WHEN v_kode = 'PINJAMAN' THEN 'PINJAMAN'
    WHEN v_kode = 'HUTANG_SUPPLIER' OR v_kode = 'LAWAN' AND v_trx = 'BARANG'
      AND v_type = 'TAMBAH_BARANG' THEN 'SUPPLIER'
    WHEN v_kode = 'HUTANG_TUKANG' THEN 'TUKANG'
    WHEN v_kode = 'EMAS_TUKANG' THEN 'EMAS DI TUKANG'
    WHEN v_kode = 'EMAS_BATANG' THEN 'EMAS BATANGAN'
    WHEN v_kode = 'PERSEDIAAN_MANUAL' THEN 'STOK MANUAL'
    WHEN v_kode = 'KAS_JALAN' THEN 'UANG DI JALAN'
    WHEN v_kode = 'BARANG_JALAN' THEN 'BARANG DI JALAN'
    WHEN v_kode = 'ANTAR_TOKO' THEN 'ANTAR TOKO'
    WHEN v_kode = 'ROSOK' OR v_kode = 'PERSEDIAAN' AND v_trx = 'PEMBELIAN'
      AND v_type <> 'JUAL_LAGI' THEN 'ROSOK'
    WHEN v_kode = 'PERSEDIAAN_BERLIAN' OR v_kode = 'PERSEDIAAN' AND v_type LIKE '%BERLIAN'
      THEN 'STOK BERLIAN'
    WHEN v_kode = 'PERSEDIAAN' THEN 'STOK EMAS' END $$;

-- What the gold in LEBUR has cost: what was destroyed or comes back from a goldsmith brings it, what
-- goes to a goldsmith, into a service or to a refiner takes it. The cost of bags that lie there is
-- booked when they come, and when they go; what a bag lost of its cost on the way to a refiner left
-- the bag, and not LEBUR.
CREATE OR REPLACE FUNCTION nilai_lebur(v_toko text) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(j.debit - j.kredit) FROM dokumen d
      JOIN jurnal j ON j.kode_toko = v_toko AND j.id_dokumen = d.id
    WHERE d.kode_toko = v_toko
      AND (d.jenis LIKE '%HANCUR%' OR d.jenis IN ('PESANAN', 'SERVICE', 'LEBUR', 'BATAL_LEBUR',
        'BATAL_SELESAI_SERVICE', 'EMAS_KEMBALI', 'BATAL_EMAS_KEMBALI'))
      AND j.nomor_akun IN (SELECT nomor_akun FROM akun_kendali(v_toko) WHERE buku = 'ROSOK')), 0)
    + coalesce((SELECT sum(nilai) FROM kantong WHERE kode_toko = v_toko
      AND tempat IN ('HANCUR', 'PELEBUR', 'DILEBUR')), 0)
    + coalesce((SELECT sum(r.rugi) FROM dokumen d
        JOIN rugi_kantong r ON r.kode_toko = v_toko AND r.id_dokumen = d.id
      WHERE d.kode_toko = v_toko AND d.jenis IN ('LEBUR', 'BATAL_LEBUR')), 0) $$;

-- What of a tax was paid to the state.
CREATE OR REPLACE FUNCTION setoran_pajak(v_toko text, v_pajak text) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum((d.isi->>'jumlah')::bigint), 0)
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'SETOR_PAJAK' AND s.status = 'VALID'
    AND d.isi->>'pajak' = v_pajak $$;

-- The PPh 22 of all sales that stand: it is in the tax of a line, and has an account of its own.
CREATE OR REPLACE FUNCTION pph22_sah(v_toko text) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(pajak), 0) FROM pph22_hari(v_toko, '-infinity', 'infinity') $$;

-- What a book says that its accounts hold, debit above zero. Of scrap: the bags at what they cost;
-- what was destroyed has left its bag and lies in LEBUR, at what its documents booked.
CREATE OR REPLACE FUNCTION saldo_buku(v_toko text, v_buku text) RETURNS numeric LANGUAGE plpgsql STABLE AS $$
DECLARE v numeric;
BEGIN
  CASE
    WHEN v_buku = ANY (buku_kas()) THEN
      SELECT sum(CASE WHEN jumlah_in > 0 THEN jumlah_in + fee ELSE -jumlah_out - fee END) INTO v
      FROM kas WHERE kode_toko = v_toko AND jenis = jenis_kas(v_buku);
    WHEN v_buku = 'TITIPAN' THEN
      SELECT -sum(jumlah) INTO v FROM titipan_uang WHERE kode_toko = v_toko;
    WHEN v_buku = 'PAJAK' THEN
      SELECT saldo_pajak(v_toko, sum(pajak + pajak_termasuk)) INTO v
      FROM hitung_harian_jual(v_toko, '-infinity', 'infinity');
    WHEN v_buku = 'PPH 22' THEN v := setoran_pajak(v_toko, 'PPH22') - pph22_sah(v_toko);
    WHEN v_buku = 'UANG MUKA' THEN
      SELECT -sum(jumlah - pajak) INTO v FROM janji_uang WHERE kode_toko = v_toko;
    WHEN v_buku = 'PINJAMAN' THEN v := saldo_pinjaman(v_toko);
    WHEN v_buku = 'SUPPLIER' THEN
      SELECT -coalesce((SELECT sum(uang + nilai) FROM sisa_supplier WHERE kode_toko = v_toko), 0)
        - coalesce((SELECT sum(k.nilai) FROM konsinyasi_kini(v_toko) k WHERE NOT k.di_toko), 0)
      INTO v;
    WHEN v_buku = 'TUKANG' THEN
      SELECT -sum(saldo) INTO v FROM saldo_tukang WHERE kode_toko = v_toko;
    WHEN v_buku IN ('EMAS DI TUKANG', 'EMAS BATANGAN') THEN
      SELECT sum(saldo) INTO v FROM saldo_nilai_emas
      WHERE kode_toko = v_toko AND (tempat = 'BATANG') = (v_buku = 'EMAS BATANGAN');
    WHEN v_buku = 'STOK MANUAL' THEN v := nilai_manual(v_toko);
    WHEN v_buku = 'UANG DI JALAN' THEN
      SELECT sum(jumlah_rp) INTO v FROM uang_antar_toko(v_toko, 'KIRIM', NULL)
      WHERE jenis = 'KIRIM_UANG';
    WHEN v_buku = 'ANTAR TOKO' THEN
      SELECT coalesce(sum(CASE jenis WHEN 'KIRIM_UANG' THEN jumlah_rp ELSE -jumlah_rp END), 0)
        + nilai_barang_antar_toko(v_toko) INTO v
      FROM uang_antar_toko(v_toko, 'DONE', NULL);
    WHEN v_buku = 'BARANG DI JALAN' THEN
      SELECT sum(harga_pokok) INTO v FROM barang
      WHERE kode_toko = v_toko AND status = 'PERJALANAN';
    WHEN v_buku = 'ROSOK' THEN
      SELECT coalesce((SELECT sum(nilai) FROM kantong WHERE kode_toko = v_toko
          AND tempat NOT IN ('BARANG', 'HANCUR', 'PELEBUR', 'DILEBUR', 'DIBAYARKAN', 'HILANG')), 0)
        + nilai_lebur(v_toko) INTO v;
    ELSE
      SELECT sum(harga_pokok) INTO v FROM barang WHERE kode_toko = v_toko
        AND kode_gudang IS NOT NULL
        AND (kode_kategori = 'BERLIAN') = (v_buku = 'STOK BERLIAN');
      v := coalesce(v, 0) - coalesce((SELECT sum(k.nilai) FROM konsinyasi_kini(v_toko) k
        WHERE k.di_toko AND (k.kode_kategori = 'BERLIAN') = (v_buku = 'STOK BERLIAN')), 0);
  END CASE;
  RETURN coalesce(v, 0);
END $$;

GRANT EXECUTE ON FUNCTION buku_akun TO kencana_app;
